import type { FlowListener } from '@quayside/flow/events';
import type { EmbedError, EmbedErrorCode, EmbedEvent, EmbedOptions } from '../types.ts';
import { ways } from './problems.ts';

export type Reports = {
  readonly event: (event: EmbedEvent) => void;
  readonly error: (code: EmbedErrorCode) => void;
  readonly listen: FlowListener;
};

const repeated: ReadonlySet<string> = new Set<EmbedEvent['type']>([
  'navigation',
  'leave',
  'service',
  'step-shown',
  'step-problem',
  'step-retried',
]);
/** In these states the customer can edit the application again, so a new submission begins. */
const open: ReadonlySet<string> = new Set(['draft', 'action-needed']);

/**
 * Returns functions that report events and errors to the page. Most events occur once per submission. Errors in the page's listeners are reported globally and
 * have no other effect.
 */
export function createReports({ flow, onEvent, onError }: Pick<EmbedOptions, 'flow' | 'onEvent' | 'onError'>): Reports {
  const reported = new Set<string>();
  const event = (next: EmbedEvent): void => {
    if (!repeated.has(next.type)) {
      const key = JSON.stringify(next);
      if (reported.has(key)) return;
      if (next.type === 'state' && open.has(next.state)) reported.clear();
      reported.add(key);
    }
    deliver(onEvent, next);
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
