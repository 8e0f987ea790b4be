import type { FlowEvent } from '@quayside/flow/events';
import { whenIdle } from './when-idle.ts';

/** A queue of flow events with their times. */
export type EarlyEvents = {
  /** Passes the queued events to `listen`. Passes each later event when the main thread is idle, after the press that caused it is painted. */
  readonly handOver: (listen: (event: FlowEvent, at: number) => void) => void;
  /** Passes the queued events now, because the page or the visit ends. */
  readonly settle: () => void;
};

/** Queues flow events from the start of the session, so that the recorder can load when the page is idle. */
export function bufferEarlyEvents(page: Pick<Window, 'addEventListener'>, later = whenIdle): EarlyEvents {
  let waiting: [FlowEvent, number][] = [];
  let listening: ((event: FlowEvent, at: number) => void) | undefined;
  const settle = () => {
    if (!listening) return;
    const events = waiting;
    waiting = [];
    for (const [event, at] of events) listening(event, at);
  };
  page.addEventListener('quayside', (event) => {
    waiting.push([(event as CustomEvent<FlowEvent>).detail, performance.now()]);
    if (listening && waiting.length === 1) later(settle);
  });
  return {
    handOver(listen) {
      listening = listen;
      settle();
    },
    settle,
  };
}
