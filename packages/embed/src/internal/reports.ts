import type { FlowListener } from '@quayside/flow/events';
import type { EmbedError, EmbedErrorCode, EmbedEvent, EmbedOptions } from '../types.ts';
import { ways } from './problems.ts';

export type Reports = {
  readonly event: (event: EmbedEvent) => void;
  readonly error: (code: EmbedErrorCode) => void;
  /** for the flow's runtime */
  readonly listen: FlowListener;
};

/** Follow the customer, however often. */
const repeated: ReadonlySet<string> = new Set<EmbedEvent['type']>(['navigation', 'leave', 'service']);
/** With these the application is the customer's again, and another submission begins. */
const open: ReadonlySet<string> = new Set(['draft', 'action-needed']);

/** Tells the page each event once per submission. What a listener of the page throws is the page's: it is reported there and stops nothing here. */
export function createReports({ flow, onEvent, onError }: Pick<EmbedOptions, 'flow' | 'onEvent' | 'onError'>): Reports {
  const told = new Set<string>();
  const event = (told_: EmbedEvent): void => {
    if (!repeated.has(told_.type)) {
      const key = JSON.stringify(told_);
      if (told.has(key)) return;
      if (told_.type === 'state' && open.has(told_.state)) told.clear();
      told.add(key);
    }
    deliver(onEvent, told_);
  };
  return {
    event,
    error: (code) => deliver(onError, { type: 'error', flow: flow.name, code, ...ways[code] } as EmbedError),
    listen: event,
  };
}

function deliver<T>(listener: ((what: T) => void) | undefined, what: T): void {
  try {
    listener?.(what);
  } catch (error) {
    reportError(error);
  }
}
