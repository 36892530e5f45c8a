// SPDX-License-Identifier: MIT
//
// rp2040js's own core, with what is known to be wrong about its instructions put right, each in just the case in
// which it is wrong: so a comparison shows that nothing else is.
const kMost = 0x7fffffff;
const kProcess = 0b0100000000, kAsr = 4, kLsl = 2, kLsr = 3, kAdc = 5, kSbc = 6, kRor = 7; // opcodes >> 6

const isNegative = (word) => word >>> 31 === 1;

// Each: which instructions; whether this one comes out wrong; what is right.
const kFaults = {
  'V of ADCS to 7FFFFFFF with carry': {
    is: ({ opcode }) => opcode >> 6 === (kProcess | kAdc),
    hits: ({ d, carry }) => d === kMost && carry,
    mend: (core, { m }) => (core.V = !isNegative(m)),
  },
  'V of SBCS of 7FFFFFFF without carry': {
    is: ({ opcode }) => opcode >> 6 === (kProcess | kSbc),
    hits: ({ m, carry }) => m === kMost && !carry,
    mend: (core, { d }) => (core.V = isNegative(d)),
  },
  'C of LSLS by a register of more than 32': {
    is: ({ opcode }) => opcode >> 6 === (kProcess | kLsl),
    hits: ({ m }) => (m & 0xff) > 32,
    mend: (core) => (core.C = false),
  },
  'C of LSRS, ASRS, RORS by a register of 0': {
    is: ({ opcode }) => [kLsr, kAsr, kRor].some((kind) => opcode >> 6 === (kProcess | kind)),
    hits: ({ m }) => (m & 0xff) === 0,
    mend: (core, { carry }) => (core.C = carry),
  },
  'STM of its own base does not write the base back': {
    is: ({ opcode }) => opcode >> 11 === 0b11000,
    hits: ({ opcode }) => (opcode >> ((opcode >> 8) & 7)) & 1,
    mend: (core, { opcode, before }) => {
      const base = (opcode >> 8) & 7;
      let end = before[base];
      for (let i = 0; i < 8; ++i) end += (opcode >> i) & 1 ? 4 : 0;
      core.registers[base] = end;
    },
  },
  'MRS of IAPSR and EAPSR gives 0': {
    is: ({ opcode, second }) => opcode === 0xf3ef && second >> 12 === 8,
    hits: ({ second }) => (second & 0xff) === 1 || (second & 0xff) === 2,
    mend: (core, { second }) => (core.registers[(second >> 8) & 15] = core.APSR),
  },
  'MRS of XPSR shows bit 24': {
    is: ({ opcode, second }) => opcode === 0xf3ef && second >> 12 === 8,
    hits: ({ second }) => (second & 0xff) === 3,
    mend: (core, { second }) => (core.registers[(second >> 8) & 15] &= ~(1 << 24)),
  },
  'MSR of IAPSR and EAPSR does nothing': {
    is: ({ opcode, second }) => opcode >> 4 === 0xf38 && second >> 8 === 0x88,
    hits: ({ second }) => (second & 0xff) === 1 || (second & 0xff) === 2,
    mend: (core, { opcode, before }) => (core.APSR = before[opcode & 15]),
  },
  'MSR of PSP takes the lowest two bits': {
    is: ({ opcode, second }) => opcode >> 4 === 0xf38 && second >> 8 === 0x88,
    hits: ({ second }) => (second & 0xff) === 9,
    mend: (core) => (core.SPprocess &= ~3),
  },
};

/** step(): executes an instruction. counts: how often a fault changed something, by its name. */
export function mend(core) {
  const { rp2040, registers } = core;
  const counts = {};
  const faults = Object.entries(kFaults);
  const found = new Map(); // by instruction: the faults that concern it
  const all = () => [core.APSR, core.SPprocess, ...registers].map((word) => word >>> 0).join();

  function concerned(opcode, second) {
    const key = opcode * 0x10000 + second;
    if (!found.has(key)) found.set(key, faults.filter(([, { is }]) => is({ opcode, second })));
    return found.get(key);
  }

  function step() {
    const pc = core.PC, opcode = rp2040.readUint16(pc);
    const second = opcode >> 11 === 30 ? rp2040.readUint16(pc + 2) : 0;
    const list = concerned(opcode, second);
    if (list.length === 0) return core.executeInstruction();
    const instruction = { opcode, second, carry: core.C, d: registers[opcode & 7], m: registers[(opcode >> 3) & 7], before: registers.slice() };
    const cycles = core.executeInstruction();
    for (const [name, { hits, mend: put }] of list) {
      if (!hits(instruction)) continue;
      const wrong = all();
      put(core, instruction);
      if (all() !== wrong) counts[name] = (counts[name] ?? 0) + 1;
    }
    return cycles;
  }
  return { step, counts };
}
