import type { FlowEvent } from '@quayside/flow/events';

/** Events of flows that wait until the recorder is loaded, each with the time when it occurred. */
export type EarlyEvents = {
  /** Returns what waits, and hands each later event to `listen`. */
  readonly handOver: (listen: (event: FlowEvent, at: number) => void) => void;
};

/** Listens from the start of the session, so that the recorder can load when the page is idle. */
export function keepEarlyEvents(page: Pick<Window, 'addEventListener'>): EarlyEvents {
  let waiting: [FlowEvent, number][] = [];
  let listening: ((event: FlowEvent, at: number) => void) | undefined;
  page.addEventListener('quayside', (event) => {
    const { detail } = event as CustomEvent<FlowEvent>;
    if (listening) listening(detail, performance.now());
    else waiting.push([detail, performance.now()]);
  });
  return {
    handOver(listen) {
      listening = listen;
      for (const [event, at] of waiting) listen(event, at);
      waiting = [];
    },
  };
}
