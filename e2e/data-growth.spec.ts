import type { CDPSession, Page } from '@playwright/test';
import type { AccountDetails } from '../packages/contract/src/account-details.ts';
import type { AccountOverview } from '../packages/contract/src/account-overview.ts';
import type { CustomerDocument } from '../packages/contract/src/customer-document.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';

/** `small`: one account and three positions. `large`: ten accounts, 10,000 positions and the monthly statements of five years. */
const sizes = ['small', 'large'] as const;
type Size = (typeof sizes)[number];

/** What the work of the main thread is measured for. `shown`: the page's first content. `settled`: all its content. `press`: one press. */
const measures = ['shown', 'settled', 'press'] as const;
type Figures = Record<(typeof measures)[number], number>;

/** Odd, so that the median is one of the measurements. The first visit of each size is not measured, because it fills caches. */
const ROUNDS = 7;

/** The pages, with the most that each measure may grow. The goal is 1.1; the limits leave room for other work on the machine. */
const pages = [
  {
    name: 'home',
    path: '',
    content: 'main a[href$="/assets-detail-sg"]',
    press: 'main a[href$="/sg-account-center"]',
    most: { shown: 1.25, settled: 1.25, press: 1.4 }, // the press opens the account centre with ten accounts
  },
  {
    name: 'account centre',
    path: 'sg-account-center',
    content: 'main li',
    press: 'main a[href$="/account-information"]',
    most: { shown: 1.25, settled: 1.25, press: 1.25 },
  },
  {
    name: 'details',
    path: 'assets-detail-sg',
    content: 'h1',
    press: '#positions li button',
    most: { shown: 1.25, settled: 1.6, press: 1.4 }, // the browser parses, validates and sums all positions
  },
] as const;

type Documents = { readonly documents: readonly CustomerDocument[] };

/** Returns the data of each call that grows with the customer's data, changed to a size. */
const sized: Readonly<Record<string, (data: never, size: Size) => object>> = {
  'get-account-overview': ({ accounts, largest, ...overview }: AccountOverview, size) => ({
    ...overview,
    accounts: Array.from({ length: size === 'small' ? 1 : 10 }, (_, at) => ({ ...accounts[0], id: newId(at) })),
    largest: largest && { ...largest, count: size === 'small' ? 3 : largest.count },
  }),
  'get-account-details': ({ holdings, ...details }: AccountDetails, size) => ({
    ...details,
    holdings: size === 'small' ? holdings.slice(0, 3) : holdings,
  }),
  'get-customer-documents': ({ documents, ...rest }: Documents, size) => {
    const statement = documents.find(({ kind }) => kind === 'statement');
    const older = Array.from({ length: size === 'small' ? 0 : 60 }, (_, at) => ({ ...statement, id: newId(at) }));
    return { ...rest, documents: [...documents, ...older] };
  },
};

const newId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Answers the calls with data of the size that `sizeOf` returns. */
async function serve(page: Page, sizeOf: () => Size) {
  const stored = new Map<string, string>();
  for (const [call, change] of Object.entries(sized))
    await page.route(new RegExp(`/${call}/`), async (route) => {
      const size = sizeOf();
      let body = stored.get(call + size);
      if (body === undefined) {
        const answer = await (await route.fetch()).json();
        body = JSON.stringify({ ...answer, data: change(answer.data as never, size) });
        stored.set(call + size, body);
      }
      await route.fulfill({ contentType: 'application/json', body });
    });
}

/** Starts to measure the main thread of a page with a processor four times slower. Returns a function that returns its milliseconds of work until now. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' }); // without the time of other processes
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
}

/** Waits until the main thread has worked for less than 10 ms in half a second. Returns its work until then. */
async function rest(work: () => Promise<number>): Promise<number> {
  let last = Number.NaN;
  const workSinceLast = async () => {
    const before = last;
    last = await work();
    return last - before;
  };
  await expect.poll(workSinceLast, { intervals: [500], timeout: 60_000 }).toBeLessThan(10);
  return last;
}

async function visit(page: Page, { path, content, press }: (typeof pages)[number], work: () => Promise<number>) {
  await page.goto('about:blank');
  const start = await work();
  await page.goto(path);
  await page.locator(content).first().waitFor();
  const shown = (await work()) - start;
  const settled = (await rest(work)) - start;
  const pressed = page.locator(press).first();
  await pressed.scrollIntoViewIfNeeded();
  const before = await rest(work);
  await pressed.tap();
  return { shown, settled, press: (await rest(work)) - before };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

for (const measured of pages)
  test(`${measured.name} with 10,000 positions takes about the work of three positions @nightly`, async ({
    page,
    api,
  }) => {
    test.setTimeout(900_000);
    const { loginCode } = await api.persona('account-ten-thousand');
    await openSignedIn(page, '', loginCode);
    let size: Size = 'small';
    await serve(page, () => size);
    const work = await watchWork(page);
    const taken: Record<Size, Figures[]> = { small: [], large: [] };
    for (let round = 0; round <= ROUNDS; round += 1)
      for (size of sizes) {
        const figures = await visit(page, measured, work);
        if (round > 0) taken[size].push(figures);
      }
    for (const measure of measures) {
      const [small, large] = sizes.map((of) => median(taken[of].map((figures) => figures[measure])));
      const ratio = (large ?? Number.NaN) / (small ?? Number.NaN);
      const text = `${measure}: ${small?.toFixed(0)} ms, ${large?.toFixed(0)} ms, × ${ratio.toFixed(2)}`;
      test.info().annotations.push({ type: measured.name, description: text });
      console.log(measured.name, text);
      expect.soft(ratio, text).toBeLessThan(measured.most[measure]);
    }
  });
