/** What is waited for after a tap: so many elements, painted; `settle` adds that the first is on screen and has stopped moving. */
export type Until = { selector: string; count?: number; settle?: boolean };

export type Load = { fcp: number; lcp: number; ready: number; longTasks: [start: number, duration: number][] };

/** What the page offers to the bench, as `window.bench`. Times are ms since the navigation started. */
export type Probe = Load & {
  /** resolves when so many ms have passed without a long task since the form was ready */
  quiet: (ms: number) => Promise<void>;
  /** to be called before a tap: ms from its release to the painted frame in which `until` holds, and to where it settled */
  afterTap: (until: Until) => Promise<{ shown: number; settled: number }>;
  /** to be called before typing: ms from each keydown to the frame painted after its input event */
  afterKeys: (keys: number) => Promise<number[]>;
};

/** Runs in the page before any script of its own; it must refer to nothing outside of itself. */
export function installProbe({ ready, anyReady }: { ready: string; anyReady: boolean }): void {
  const probe: Probe = { fcp: 0, lcp: 0, ready: 0, longTasks: [], quiet, afterTap, afterKeys };
  Object.assign(window, { bench: probe });

  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    probe.lcp = startTime;
  });
  observe('longtask', ({ startTime, duration }) => probe.longTasks.push([startTime, duration]));

  // A message posted inside a frame is delivered once that frame is painted.
  function afterFrame(then: (now: number) => void) {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => then(performance.now()), { once: true });
    port1.start();
    port2.postMessage(null);
  }
  function eachFrame(isOver: () => boolean) {
    const frame = () => void (isOver() || requestAnimationFrame(frame));
    requestAnimationFrame(frame);
  }
  // Prerendered markup counts once a framework has attached itself: until then nothing that is typed is heard.
  const isOwned = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__react')) || Object.getOwnPropertySymbols(element).length > 0;
  eachFrame(() => {
    const element = document.querySelector(ready);
    if (!element || !(anyReady || isOwned(element))) return false;
    afterFrame((now) => {
      probe.ready = now;
    });
    return true;
  });

  function quiet(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setInterval(() => {
        const last = Math.max(probe.ready, ...probe.longTasks.map(([start, duration]) => start + duration));
        if (!probe.ready || performance.now() - last < ms) return;
        clearInterval(timer);
        done();
      }, 50);
    });
  }

  function afterTap({ selector, count = 1, settle = false }: Until): Promise<{ shown: number; settled: number }> {
    let released = 0;
    addEventListener('pointerup', ({ timeStamp }) => (released = timeStamp), { capture: true, once: true });
    return new Promise((done) => {
      let shown = 0;
      let place = '';
      let stillFrames = 0;
      eachFrame(() => {
        const elements = document.querySelectorAll(selector);
        const first = elements[0];
        if (!released || !first || elements.length < count) return false;
        const { top, bottom, left, height } = first.getBoundingClientRect();
        if (!height || (settle && (top >= innerHeight || bottom <= 0))) return false;
        if (!shown) {
          shown = performance.now();
          afterFrame((now) => {
            shown = now;
            if (!settle) done({ shown: now - released, settled: now - released });
          });
        }
        if (!settle) return true;
        const now = [top, left, height].join();
        stillFrames = now === place ? stillFrames + 1 : 0;
        place = now;
        if (stillFrames < 2) return false;
        const settled = performance.now() - (2 * 1000) / 60; // it already stood in the first of the still frames
        setTimeout(() => done({ shown: shown - released, settled: Math.max(shown, settled) - released }));
        return true;
      });
    });
  }

  function afterKeys(keys: number): Promise<number[]> {
    return new Promise((done) => {
      const times: number[] = [];
      let pressed = 0;
      const onKey = ({ timeStamp }: Event) => {
        pressed = timeStamp;
      };
      const onInput = () => {
        const from = pressed;
        requestAnimationFrame(() =>
          afterFrame((now) => {
            times.push(now - from);
            if (times.length < keys) return;
            removeEventListener('keydown', onKey, true);
            removeEventListener('input', onInput, true);
            done(times);
          }),
        );
      };
      addEventListener('keydown', onKey, true);
      addEventListener('input', onInput, true);
    });
  }
}
