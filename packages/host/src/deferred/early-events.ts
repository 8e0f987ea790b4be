import type { FlowEvent } from '@quayside/flow/events';
import { whenIdle } from './when-idle.ts';

/** Events of flows that wait until the recorder is loaded and the thread is idle, each with the time when it occurred. */
export type EarlyEvents = {
  /** Hands what waits to `listen`, and each later event when the thread is idle: the press that caused it is painted first. */
  readonly handOver: (listen: (event: FlowEvent, at: number) => void) => void;
  /** Hands over what waits now: the page or the visit ends. */
  readonly settle: () => void;
};

/** Listens from the start of the session, so that the recorder can load when the page is idle. */
export function keepEarlyEvents(page: Pick<Window, 'addEventListener'>, later = whenIdle): EarlyEvents {
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
