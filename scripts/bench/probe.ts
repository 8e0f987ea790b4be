/** The elements that must be painted after a tap: at least `count` of them. With `settle`, the first one must also be in view and have stopped moving. */
export type AwaitedElements = { selector: string; count?: number; settle?: boolean };

/** The measurements of a page, in its `window.bench`. Times are milliseconds since the navigation started. */
export type PageProbe = {
  lcp: number;
  /** When the first frame with the hydrated form was painted. */
  ready: number;
  /** When the last long task ended. */
  busyUntil: number;
  /** Waits until the form is ready and no long task has run for `ms` milliseconds. */
  quiet: (ms: number) => Promise<void>;
  /**
   * Waits for a tap. Resolves with the milliseconds from its release until the elements were painted, and with `settle`
   * also until the first one stopped moving.
   */
  afterTap: (until: AwaitedElements) => Promise<{ shown: number; settled?: number }>;
};

/** Runs in the page before its scripts, and adds `window.bench`. The function is sent to the page, so it must not use the module's scope. */
export function installProbe({ ready, anyReady = false }: { ready: string; anyReady?: boolean }): void {
  const probe: PageProbe = { lcp: 0, ready: 0, busyUntil: 0, quiet, afterTap };
  Object.assign(window, { bench: probe });
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => Object.assign(probe, { lcp: startTime }));
  observe('longtask', ({ startTime, duration }) => Object.assign(probe, { busyUntil: startTime + duration }));

  const frame = () => new Promise((next) => requestAnimationFrame(next));
  // A message that is posted in a frame arrives after the paint of the frame.
  const painted = () =>
    new Promise<number>((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => done(performance.now()), { once: true });
      port1.start();
      port2.postMessage(null);
    });

  // Prerendered markup reacts to input only after hydration.
  const isHydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__react')) || Object.getOwnPropertySymbols(element).length > 0;
  async function waitUntilReady() {
    for (;;) {
      await frame();
      const element = document.querySelector(ready);
      if (element && (anyReady || isHydrated(element))) break;
    }
    probe.ready = await painted();
  }
  void waitUntilReady();

  async function quiet(ms: number) {
    while (!probe.ready || performance.now() - Math.max(probe.ready, probe.busyUntil) < ms)
      await new Promise((next) => setTimeout(next, 50));
  }

  async function afterTap({ selector, count = 1, settle = false }: AwaitedElements) {
    let released = 0;
    addEventListener('pointerup', ({ timeStamp }) => (released = timeStamp), { capture: true, once: true });
    const place = () => {
      const elements = document.querySelectorAll(selector);
      const box = elements[count - 1] && elements[0]?.getBoundingClientRect();
      const isShown = box?.height && (!settle || (box.top < innerHeight && box.bottom > 0));
      return released && isShown ? [box.top, box.left, box.height].join() : '';
    };
    do await frame();
    while (!place());
    const shown = painted().then((now) => now - released);
    if (!settle) return { shown: await shown };
    for (let last = '', still = 0; still < 2; await frame()) {
      still = place() === last ? still + 1 : 0;
      last = place();
    }
    const settled = performance.now() - 3 * (1000 / 60) - released; // the elements did not move in these frames
    return { shown: await shown, settled };
  }
}
