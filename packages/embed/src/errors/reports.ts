import type { FlowListener } from '@quayside/flow/events';
import type { EmbedError, EmbedErrorCode, EmbedEvent, EmbedOptions } from '../types.ts';
import { errorActions } from './problems.ts';

/** Functions that pass events and errors of the flow to the page's `onEvent` and `onError`. */
export type EmbedReports = {
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
/** States in which the customer can edit the application. Their events start a new submission. */
const open: ReadonlySet<string> = new Set(['draft', 'action-needed']);

/**
 * Creates functions that report events and errors to the page. Most events are reported once per submission. Errors thrown by the page's callbacks go to
 * `reportError` and have no other effect.
 */
export function createReports({
  flow,
  onEvent,
  onError,
}: Pick<EmbedOptions, 'flow' | 'onEvent' | 'onError'>): EmbedReports {
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
    error: (code) => deliver(onError, { type: 'error', flow: flow.name, code, ...errorActions[code] } as EmbedError),
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
