/** The elements that a tap brings: they are painted, and with `settle` the first one is in view and has stopped moving. */
export type Until = { selector: string; count?: number; settle?: boolean };

/** What the page offers as `window.bench`. Times are milliseconds since the navigation started. */
export type Probe = {
  lcp: number;
  /** the first painted frame in which the form is there and a framework owns it */
  ready: number;
  /** when the last long task ended */
  busyUntil: number;
  /** Resolves when so many milliseconds have passed without a long task since the form was ready. */
  quiet: (ms: number) => Promise<void>;
  /** Call it before a tap. Resolves with the milliseconds from the release to the frame in which `until` holds, and with `settle` to the one since which it stands still. */
  afterTap: (until: Until) => Promise<{ shown: number; settled?: number }>;
};

/** Runs in the page before its own scripts, so it refers to nothing outside of itself. */
export function installProbe({ ready, anyReady = false }: { ready: string; anyReady?: boolean }): void {
  const probe: Probe = { lcp: 0, ready: 0, busyUntil: 0, quiet, afterTap };
  Object.assign(window, { bench: probe });
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => Object.assign(probe, { lcp: startTime }));
  observe('longtask', ({ startTime, duration }) => Object.assign(probe, { busyUntil: startTime + duration }));

  const frame = () => new Promise((next) => requestAnimationFrame(next));
  // A message that is posted inside a frame arrives when that frame has been painted.
  const painted = () =>
    new Promise<number>((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => done(performance.now()), { once: true });
      port1.start();
      port2.postMessage(null);
    });

  // Prerendered markup hears nothing that is typed until a framework owns it.
  const isOwned = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__react')) || Object.getOwnPropertySymbols(element).length > 0;
  async function waitUntilReady() {
    for (;;) {
      await frame();
      const element = document.querySelector(ready);
      if (element && (anyReady || isOwned(element))) break;
    }
    probe.ready = await painted();
  }
  void waitUntilReady();

  async function quiet(ms: number) {
    while (!probe.ready || performance.now() - Math.max(probe.ready, probe.busyUntil) < ms)
      await new Promise((next) => setTimeout(next, 50));
  }

  async function afterTap({ selector, count = 1, settle = false }: Until) {
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
    const settled = performance.now() - 3 * (1000 / 60) - released; // it already stood in the first of the still frames
    return { shown: await shown, settled };
  }
}
