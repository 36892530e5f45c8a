// SPDX-License-Identifier: MIT
//
// The buzzer: a square wave of the frequency that the pin has. Browsers let a page sound only after a person has
// pressed something.
const kVolume = 0.04, kRampSeconds = 0.004;

export class Sound {
  constructor() {
    this.isOn = true;
    this.hertz = 0;
    this.context = null;
  }

  /** To be called when a person presses something. */
  allow() {
    if (this.context || !window.AudioContext) return;
    this.context = new AudioContext();
    this.wave = new OscillatorNode(this.context, { type: 'square' });
    this.volume = new GainNode(this.context, { gain: 0 });
    this.wave.connect(this.volume).connect(this.context.destination);
    this.wave.start();
    this.play(this.hertz);
  }

  turn(isOn) {
    this.isOn = isOn;
    this.play(this.hertz);
  }

  /** 0: silence. */
  play(hertz) {
    this.hertz = hertz;
    if (!this.context) return;
    const { currentTime } = this.context;
    if (hertz > 0) this.wave.frequency.setValueAtTime(hertz, currentTime);
    this.volume.gain.setTargetAtTime(this.isOn && hertz > 0 ? kVolume : 0, currentTime, kRampSeconds);
  }
}
