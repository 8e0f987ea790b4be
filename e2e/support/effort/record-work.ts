/** A long task of the page, in milliseconds of a processor that is four times slower. */
export type Work = {
  readonly path: string;
  readonly during: 'opening' | 'typing' | 'pressing' | 'going back';
  /** the script that ran, as named by the browser; `rendering` for styles and layout */
  readonly what: string;
  readonly ms: number;
};

/** Name of the binding that `WorkWatch` adds to the page. */
export const workBinding = 'reportWork';

/** The used part of the Long Animation Frames API (Chromium 123). */
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

/** Runs in the page before its scripts, and reports each of their tasks and each rendering over 50 ms. Scripts of the test have no URL, and do not count. */
export function recordWork(binding: string): void {
  const page = window as unknown as Record<string, (work: Work) => void>;
  let last: { during: Work['during']; at: number } = { during: 'opening', at: Number.NEGATIVE_INFINITY };
  const note = (during: Work['during']) => () => {
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

/** Simulates the data saver on a slow network. Runs in the page before its scripts. */
export function saveData(): void {
  const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '3g', downlink: 0.4 });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}
