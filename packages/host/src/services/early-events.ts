import type { FlowEvent } from '@quayside/flow/events';
import { whenIdle } from './when-idle.ts';

/** A queue of flow events and their times, until a recorder takes them. */
export type EarlyEvents = {
  /** Passes the queued events to `listen`, and from then on each later event, once the press that caused it is painted and the main thread is idle. */
  readonly handOver: (listen: (event: FlowEvent, at: number) => void) => void;
  /** Passes queued events on at once, because the page or the visit ends. Does nothing before `handOver`. */
  readonly settle: () => void;
};

/** Starts to queue the flow events of a page, so that the recorder can load later, when the page is idle. */
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
