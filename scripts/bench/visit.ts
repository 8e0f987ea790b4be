import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { BusyMachineError } from './idle.ts';
import { type AwaitedElements, installProbe, type PageProbe } from './probe.ts';

declare const bench: PageProbe;

/** A page that the bench measures. */
export type BenchPage = {
  readonly name: string;
  readonly url: string;
  /** The selector of the element that a customer uses first. */
  readonly ready: string;
  /** Whether the page counts as ready once `ready` is painted, even without hydration. Default: false. */
  readonly anyReady?: boolean;
  /** The route whose budget applies to the page. */
  readonly route?: string;
  /** The name of the variant that is this page without scripts. */
  readonly staticPage?: string;
  /** The browser's storage of a signed-in customer. Absent for a visitor. */
  readonly signedIn?: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** The selectors of the form's elements that the bench uses. Without them, it measures only how the page loads. */
  readonly form?: {
    field: string;
    country: string;
    rows: AwaitedElements;
    /** The element whose press closes the list of countries. Default: the list closes with Escape. */
    backdrop?: string;
    submit: string;
    problems: AwaitedElements;
  };
};

/** The figures of a page by column of the table, in milliseconds, or in kB after gzip for scripts. */
export type PageMeasures = Record<string, number>;

/** Returns the size in kB after gzip of the script at a URL, or 0 for another file. */
export type ScriptSize = (url: string) => number;

const text = 'Maria Gonzalez';
const slow4g = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, offline: false };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * Measures a visit with an empty cache and a second one, on Slow 4G with a processor four times slower. Rejects with
 * BusyMachineError if other work slows the machine, and with an Error if the page can't be measured.
 */
export async function measureVisit(
  browser: Browser,
  variant: BenchPage,
  scriptSize: ScriptSize,
): Promise<PageMeasures> {
  const context = await browser.newContext({ ...phone, locale: 'en-US', storageState: variant.signedIn });
  try {
    await waitForIdleMachine(context);
    const { page, cdp } = await openPhone(context);
    const measures = await load(page, cdp, variant, scriptSize);
    const played = variant.form && (await play(page, cdp, variant.form));
    await page.close();
    const again = await openPhone(context);
    const { interactive } = await load(again.page, again.cdp, variant, scriptSize);
    return { ...measures, ...played, 'second visit': interactive ?? Number.NaN };
  } catch (error) {
    if (error instanceof BusyMachineError) throw error;
    throw new Error(`The page ${variant.name} cannot be measured.`, { cause: error });
  } finally {
    await context.close();
  }
}

async function openPhone(context: BrowserContext): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' }); // without the time of other processes
  await cdp.send('Network.emulateNetworkConditions', slow4g);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, cdp };
}

let fastest = Number.POSITIVE_INFINITY;

/** Waits until a fixed loop runs nearly as fast as it ever did. Rejects with BusyMachineError after 20 seconds. */
async function waitForIdleMachine(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  for (let tries = 0; ; tries += 1) {
    const ms = await page.evaluate(() => {
      const start = performance.now();
      let sum = 0;
      for (let n = 0; n < 4e7; n += 1) sum = Math.imul(sum, 31) + n;
      return performance.now() - start + (sum & 0); // uses the sum, so that the loop is not optimized away
    });
    fastest = Math.min(fastest, ms);
    if (ms < fastest * 1.15) break;
    if (tries === 40)
      throw new BusyMachineError('The machine has been busy with other work for 20 seconds. End it and try again.');
    await wait(500);
  }
  await page.close();
}

async function load(page: Page, cdp: CDPSession, variant: BenchPage, scriptSize: ScriptSize): Promise<PageMeasures> {
  const requests: { url: string; at: number }[] = [];
  cdp.on('Network.requestWillBeSent', ({ request, timestamp }) => requests.push({ url: request.url, at: timestamp }));
  await page.addInitScript(installProbe, { ready: variant.ready, anyReady: variant.anyReady ?? false });
  await page.goto(variant.url, { waitUntil: 'commit' });
  await page.locator(variant.ready).first().waitFor();
  const { lcp, interactive } = await page.evaluate(async () => {
    await bench.quiet(500);
    return { lcp: bench.lcp, interactive: Math.max(bench.ready, bench.busyUntil) };
  });
  const mainThread = await mainThreadMs(cdp);
  await page.waitForLoadState('networkidle');
  const start = requests[0]?.at ?? 0;
  const first = requests.filter(({ at }) => (at - start) * 1000 < interactive);
  return {
    'js gzip': first.reduce((sum, { url }) => sum + scriptSize(url), 0),
    lcp,
    interactive,
    'main thread': mainThread,
  };
}

/** Types a name, opens and closes the list of countries, and submits the incomplete form. Returns the times of these actions. */
async function play(page: Page, cdp: CDPSession, form: NonNullable<BenchPage['form']>): Promise<PageMeasures> {
  await tap(page, form.field);
  await wait(300);
  const before = await mainThreadMs(cdp);
  for (const letter of text) {
    await offBeat(100);
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  }
  await wait(300);
  const work = (await mainThreadMs(cdp)) - before;
  const sheet = await timesOfTap(page, form.country, form.rows);
  if (form.backdrop) await page.locator(form.backdrop).first().dispatchEvent('click');
  else await page.keyboard.press('Escape');
  await wait(700); // the sheet closes with an animation
  await page.locator(form.field).first().fill('');
  await page.locator(form.field).first().blur(); // some kits show its error now, which moves the button
  await wait(1500); // the form saves
  const errors = await timesOfTap(page, form.submit, form.problems);
  return {
    'type work/key': work / text.length,
    'country sheet shown': sheet.shown,
    'country sheet settled': sheet.settled ?? Number.NaN,
    'all errors shown': errors.shown,
  };
}

async function timesOfTap(page: Page, target: string, until: AwaitedElements): ReturnType<PageProbe['afterTap']> {
  const result = page.evaluate((what) => bench.afterTap(what), until);
  result.catch(() => undefined); // `await result` below reports the error
  await tap(page, target);
  await page
    .locator(until.selector)
    .nth((until.count ?? 1) - 1)
    .waitFor({ state: 'attached' });
  const times = await result;
  await wait(600);
  return times;
}

/** Taps the middle of an element. The time within a frame is random, as with a finger. */
async function tap(page: Page, target: string): Promise<void> {
  const element = page.locator(target).first();
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await wait(200);
  const box = await element.boundingBox();
  if (!box) throw new Error(`${target} is not on the page.`);
  await offBeat(50);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const offBeat = (ms: number) => wait(ms + Math.random() * 17);

/** Returns how many milliseconds the throttled main thread has worked since the page opened. */
async function mainThreadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
