import { cpus, loadavg } from 'node:os';

/** Thrown if other work keeps the machine too busy for measurements. */
export class BusyMachineError extends Error {
  override readonly name = 'BusyMachineError';
}

/** The share of the processor that other work may use. Above it, the machine counts as busy. */
const maxShare = 0.25;

/**
 * Returns a message that says why the machine is too busy to measure, or undefined if it is idle. Windows reports no
 * load; there, `visit` detects other work.
 */
export function findBusyReason([minute = 0] = loadavg(), cores = cpus().length): string | undefined {
  if (minute <= maxShare * cores) return undefined;
  const load = `Its load is ${minute.toFixed(1)} on ${cores} cores, ${(maxShare * cores).toFixed(1)} at most.`;
  return `The machine is busy, so the figures would be wrong. ${load} End other work and try again in a minute.`;
}
