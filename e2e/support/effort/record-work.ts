/** A task of the page that takes over 50 ms, on a processor that is four times slower than this machine's. */
export type LongTask = {
  readonly path: string;
  readonly during: 'opening' | 'typing' | 'pressing' | 'going back';
  /** The script that ran, as named by the browser. `rendering` stands for styles and layout. */
  readonly what: string;
  readonly ms: number;
};

/** The name of the function that `WorkWatch` adds to the page to receive tasks. */
export const longTaskBinding = 'reportWork';

/** The part of the Long Animation Frames API (Chromium 123) that is used here. */
type Frame = PerformanceEntry & {
  readonly renderStart: number;
  readonly styleAndLayoutStart: number;
  readonly scripts: readonly {
    readonly startTime: number;
    readonly duration: number;
    readonly invoker: string;
    readonly sourceURL: string;
    readonly sourceFunctionName: string;
    readonly sourceCharPosition: number;
  }[];
};

/**
 * Runs in the page before its scripts. Calls `binding` with each task of a script and each rendering that takes over 50
 * ms. Scripts of the test have no URL, so they do not count.
 */
export function recordLongTasks(binding: string): void {
  const page = window as unknown as Record<string, (work: LongTask) => void>;
  let last: { during: LongTask['during']; at: number } = { during: 'opening', at: Number.NEGATIVE_INFINITY };
  const note = (during: LongTask['during']) => () => {
    last = { during, at: performance.now() };
  };
  for (const type of ['keydown', 'input']) addEventListener(type, note('typing'), { capture: true });
  for (const type of ['pointerdown', 'click']) addEventListener(type, note('pressing'), { capture: true });
  addEventListener('popstate', note('going back'), { capture: true });
  const report = (at: number, ms: number, what: string) => {
    if (ms <= 50) return;
    const isAnswer = at >= last.at - 50 && at - last.at < 1000;
    page[binding]?.({ path: location.pathname, during: isAnswer ? last.during : 'opening', what, ms: Math.round(ms) });
  };
  new PerformanceObserver((list) => {
    for (const { scripts, styleAndLayoutStart, startTime, duration } of list.getEntries() as Frame[]) {
      for (const script of scripts) {
        if (!script.sourceURL.startsWith(location.origin)) continue;
        const file = script.sourceURL.replace(/^.*\//, '').replace(/-[\w-]{7,8}\.js$/, '');
        const name = script.sourceFunctionName || script.invoker.replace(/https?:\S*\//, '');
        report(script.startTime, script.duration, `${file}: ${name}`);
      }
      if (styleAndLayoutStart) report(styleAndLayoutStart, startTime + duration - styleAndLayoutStart, 'rendering');
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}

/** Runs in the page before its scripts. Simulates a slow network with the data saver on. */
export function simulateDataSaver(): void {
  const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '3g', downlink: 0.4 });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}
