import { cpus, loadavg } from 'node:os';

/** Thrown if other work runs on the machine. */
export class BusyMachineError extends Error {
  override readonly name = 'BusyMachineError';
}

/** The share of the processor that other work may use. */
const maxShare = 0.25;

/** Returns the reason why the machine is busy, or undefined if it is idle. Windows reports no load; `visit` detects other work there. */
export function findBusyReason([minute = 0] = loadavg(), cores = cpus().length): string | undefined {
  if (minute <= maxShare * cores) return undefined;
  const load = `Its load is ${minute.toFixed(1)} on ${cores} cores, ${(maxShare * cores).toFixed(1)} at most.`;
  return `The machine is busy, so the figures would be wrong. ${load} End other work and try again in a minute.`;
}
