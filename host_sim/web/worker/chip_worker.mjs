// SPDX-License-Identifier: MIT
//
// The emulated board in a Worker of the page, as fast as the chip. The page says
//
//   { do: 'start', core, uf2, board, kept }       the compiled core, the image, a board of boards.json, its store
//   { do: 'press', key, isDown }  { do: 'write', text }
//   { do: 'cut' }                                 the power goes for a moment
//   { do: 'stand', isStill }                      the page is hidden: the chip waits
//
// and is told what EmulatedBoard.news() says; besides { speed } twice a second, and { refused } if it can't start.
import { EmulatedBoard } from './emulated_board.mjs';
import { Pace } from './pace.mjs';

const kSpeedEveryMs = 500, kRestMs = 2, kMostSlices = 4;
const kLivelyMs = 40; // after a press, in which the lights are to answer

const pace = new Pace(() => performance.now());
let board = null, isStill = false, isScheduled = false;
let measured = { wall: 0, nanos: 0, busyNanos: 0, hostMs: 0 };
let hostMs = 0; // spent in the emulator
let livelyUntil = 0;

// A timer would be held back to 4 ms; a message is not.
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => wake();

const requests = {
  start(parts) {
    board = new EmulatedBoard({ ...parts, core: new WebAssembly.Module(parts.core) });
    pace.start(board.machine.nanos);
    measured = { wall: performance.now(), nanos: 0, busyNanos: 0, hostMs };
  },
  press({ key, isDown }) {
    board?.press(key, isDown);
    livelyUntil = performance.now() + kLivelyMs;
  },
  write: ({ text }) => board?.write(text),
  cut: () => board?.machine.cutPower(),
  stand(wish) {
    isStill = wish.isStill;
    if (isStill) board?.fingers.letGo(board.fingersNanos);
    else if (board) pace.start(board.machine.nanos);
  },
};

self.onmessage = ({ data }) => {
  try {
    requests[data.do](data);
  } catch (reason) {
    board = null;
    self.postMessage({ refused: reason.message });
  }
  pump();
};

/** The one turn that was scheduled; a message from the page comes in between, and schedules no other. */
function wake() {
  isScheduled = false;
  pump();
}

function pump() {
  if (!board || isStill) return;
  for (let i = 0; i < kMostSlices; ++i) {
    const nanos = pace.slice(board.machine.nanos);
    if (nanos <= 0) break;
    run(nanos);
  }
  tellSpeed();
  schedule(pace.behind(board.machine.nanos) > 0 || performance.now() < livelyUntil);
}

function run(nanos) {
  const begun = performance.now();
  board.run(nanos);
  hostMs += performance.now() - begun;
  const news = board.news();
  if (Object.keys(news).length > 0) self.postMessage(news);
}

function schedule(isLate) {
  if (isScheduled) return;
  isScheduled = true;
  if (isLate) port2.postMessage(null);
  else setTimeout(wake, kRestMs);
}

/** How busy the chip was, and what a second of its work took here. */
function tellSpeed() {
  const wall = performance.now();
  if (wall - measured.wall < kSpeedEveryMs) return;
  const { nanos, busyNanos } = board.machine;
  const speed = {
    wallMs: wall - measured.wall,
    nanos: nanos - measured.nanos,
    busyNanos: busyNanos - measured.busyNanos,
    hostMs: hostMs - measured.hostMs,
    droppedNanos: pace.droppedNanos,
  };
  measured = { wall, nanos, busyNanos, hostMs };
  board.notice(speed.busyNanos, speed.nanos);
  self.postMessage({ speed });
}
