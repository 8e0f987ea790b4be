import { cpus, loadavg } from 'node:os';

/** Other work began during a run. The message says what to do. */
export class BusyMachineError extends Error {
  override readonly name = 'BusyMachineError';
}

/** The share of the processor that other work may take before a run. */
const mostShare = 0.25;

/** Returns why nothing can be measured now; undefined on an idle machine. Windows reports no load, and the visits find out. */
export function busyReason([minute = 0] = loadavg(), cores = cpus().length): string | undefined {
  if (minute <= mostShare * cores) return undefined;
  const load = `Its load is ${minute.toFixed(1)} on ${cores} cores, ${(mostShare * cores).toFixed(1)} at most.`;
  return `The machine is busy, so the figures would be wrong. ${load} End other work and try again in a minute.`;
}
