// SPDX-License-Identifier: MIT
//
// Measures in the page itself, with the browser's clock. These functions are handed to it, each by itself.

/** For page.addInitScript(): window.tellSpeed() is told what the emulator's Worker tells of its speed. */
export function recordSpeeds() {
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => data.speed && window.tellSpeed?.(data.speed));
    }
  };
}

/** For page.addInitScript(): window.firstLights is when the first lights were painted, after the page was asked for. */
export function recordFirstLights() {
  const look = () => {
    if (!document.querySelector('#lights .lit')) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (window.firstLights = performance.now());
    return port2.postMessage(null); // is taken after this frame
  };
  requestAnimationFrame(look);
}

/** Drops a disc by the button of a column: { replyMs, worstFrameMs, longTasks } up to the engine's words. */
export const timeReply = (column) => new Promise((resolve) => {
  const begun = performance.now(), log = document.querySelector('#log');
  let latest = begun, worstFrameMs = 0, isOver = false;
  const longTasks = [];
  new PerformanceObserver((found) => longTasks.push(...found.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' });
  const frame = (now) => {
    worstFrameMs = Math.max(worstFrameMs, now - latest);
    latest = now;
    if (!isOver) requestAnimationFrame(frame);
  };
  requestAnimationFrame((now) => {
    latest = now;
    requestAnimationFrame(frame);
  });
  const isReply = ({ addedNodes }) => [...addedNodes].some(({ textContent }) => textContent.startsWith('Frugal: '));
  const observer = new MutationObserver((records) => {
    if (!records.some(isReply)) return;
    observer.disconnect();
    isOver = true;
    const replyMs = performance.now() - begun;
    setTimeout(() => resolve({ replyMs, worstFrameMs, longTasks }), 100); // long tasks are told later
  });
  observer.observe(log, { childList: true });
  document.querySelectorAll('#columns button')[column].click();
});

/**
 * Milliseconds from the next event of this type, by its own stamp, until the first change of a light above the board
 * is painted: the frame that has it is ready when a message that was sent in it arrives. There the cursor stands, and
 * discs begin to fall; nothing blinks.
 */
export const timePress = (type) => new Promise((resolve) => {
  const columns = Number(document.querySelector('#lights').style.getPropertyValue('--columns'));
  const row = [...document.querySelectorAll('#lights i')].slice(columns, 2 * columns);
  addEventListener(type, ({ timeStamp }) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - timeStamp);
      port2.postMessage(null);
    });
    for (const light of row) observer.observe(light, { attributes: true, attributeFilter: ['style'] });
  }, { once: true, capture: true });
});
