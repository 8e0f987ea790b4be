import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { calm } from './calm.ts';
import { installProbe, type Probe } from './probe.ts';
import { median } from './statistics.ts';
import type { Step, Variant } from './variants.ts';

declare const bench: Probe;

export type Conditions = {
  /** how many times slower the main thread is */
  cpu: number;
  /** bits per second and milliseconds; undefined leaves the network as it is */
  network: { down: number; up: number; rtt: number } | undefined;
};

/** Values by column, in ms, kB or as a count. */
export type Measures = Record<string, number>;

/** gzipped size in kB of what lies at an address, where it is script; 0 otherwise */
export type ScriptSize = (url: string) => number;

const slowest = 60_000;

/** One visit by a new phone: nothing cached, nothing stored but who is signed in. */
export async function visit(
  browser: Browser,
  variant: Variant,
  conditions: Conditions,
  scriptSize: ScriptSize,
): Promise<Measures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    storageState: variant.signedIn,
  });
  try {
    await calm(context);
    const page = await context.newPage();
    const cdp = await slowDown(context, page, conditions);
    const measures = await load(page, cdp, variant, scriptSize);
    for (const step of variant.steps) Object.assign(measures, await play(page, cdp, step));
    return measures;
  } finally {
    await context.close();
  }
}

async function slowDown(context: BrowserContext, page: Page, { cpu, network }: Conditions): Promise<CDPSession> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' }); // time of this thread: a busy machine does not count
  if (network) {
    const { down, up, rtt } = network;
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: rtt,
      downloadThroughput: down / 8,
      uploadThroughput: up / 8,
    });
  }
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return cdp;
}

async function load(page: Page, cdp: CDPSession, variant: Variant, scriptSize: ScriptSize): Promise<Measures> {
  const requests: { url: string; at: number }[] = [];
  cdp.on('Network.requestWillBeSent', ({ request, timestamp }) => requests.push({ url: request.url, at: timestamp }));
  await page.addInitScript(installProbe, { ready: variant.ready, anyReady: variant.anyReady ?? false });
  await page.goto(variant.url, { waitUntil: 'commit' });
  await within(
    page.evaluate(() => bench.quiet(500)),
    `${variant.ready} never became ready`,
  );
  const { fcp, lcp, ready, longTasks } = await page.evaluate(() => ({
    fcp: bench.fcp,
    lcp: bench.lcp,
    ready: bench.ready,
    longTasks: bench.longTasks,
  }));
  const mainThread = await mainThreadMs(cdp);
  const interactive = Math.max(ready, ...longTasks.map(([start, duration]) => start + duration));
  await page.waitForLoadState('networkidle'); // what idle time brings, before the steps
  const start = requests[0]?.at ?? 0;
  const first = requests.filter(({ at }) => (at - start) * 1000 < interactive);
  return {
    'js gzip': first.reduce((sum, { url }) => sum + scriptSize(url), 0),
    requests: first.length,
    fcp,
    lcp,
    ready,
    interactive,
    'main thread': mainThread,
  };
}

async function play(page: Page, cdp: CDPSession, step: Step): Promise<Measures> {
  switch (step.kind) {
    case 'type':
      return type(page, cdp, step);
    case 'tap':
      return tap(page, step);
    case 'press':
      await page.keyboard.press(step.key);
      await wait(700); // a sheet takes its time to go
      return {};
    case 'clear':
      await page.locator(step.field).first().fill('');
      return {};
  }
}

async function type(
  page: Page,
  cdp: CDPSession,
  { name, field, text }: Extract<Step, { kind: 'type' }>,
): Promise<Measures> {
  await page.touchscreen.tap(...(await placeOf(page, field)));
  await wait(300);
  const before = await mainThreadMs(cdp);
  const result = page.evaluate((keys) => bench.afterKeys(keys), text.length);
  for (const letter of text) {
    await offBeat(100);
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  }
  const times = await within(result, `not every key reached ${field}`);
  return { [name]: median(times), [`${name} work/key`]: ((await mainThreadMs(cdp)) - before) / text.length };
}

async function tap(page: Page, { name, target, until }: Extract<Step, { kind: 'tap' }>): Promise<Measures> {
  const place = await placeOf(page, target);
  const result = page.evaluate((what) => bench.afterTap(what), until);
  await offBeat(50);
  await page.touchscreen.tap(...place);
  const { shown, settled } = await within(result, `"${name}" never came to ${until.count ?? 1} × ${until.selector}`);
  await wait(600);
  return until.settle ? { [name]: shown, [`${name} settled`]: settled } : { [name]: shown };
}

/** The middle of an element, brought into view. */
async function placeOf(page: Page, target: string): Promise<[x: number, y: number]> {
  const element = page.locator(target).first();
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await wait(200);
  const box = await element.boundingBox();
  if (!box) throw new Error(`${target} is not on the page`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** CPU time of the main thread so far, slowed as it was told to be. */
async function mainThreadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Not in step with the display: otherwise every key would wait for the same part of a frame. */
const offBeat = (ms: number) => wait(ms + Math.random() * 17);

async function within<T>(result: Promise<T>, complaint: string): Promise<T> {
  const late = new AbortController();
  const timeout = wait(slowest, undefined, { signal: late.signal }).then(() => Promise.reject(new Error(complaint)));
  timeout.catch(() => undefined);
  try {
    return await Promise.race([result, timeout]);
  } finally {
    late.abort();
  }
}
