import { type OperationsEvent, operationsPath } from '@quayside/contract/operations';
import { randomId } from '@quayside/platform/internals/random-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

const origin = 'http://sandbox.test';
const step = (type: string, name: string, facts: object = {}) =>
  ({ type, flow: 'opening', step: name, ...facts }) as OperationsEvent;
let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox({ clock: () => new Date('2026-11-21T02:00:00Z') });
  const seconds = [30, 40, 90];
  for (const [index, second] of seconds.entries())
    await visit(
      [
        { type: 'flow-started', flow: 'opening' },
        step('step-started', 'choose'),
        step('step-completed', 'choose', { seconds: second }),
        step('step-started', 'base-info'),
        ...(index === 0 ? [step('step-completed', 'base-info', { seconds: 185 })] : []),
        ...(index === 0 ? [{ type: 'flow-submitted', flow: 'opening' } as const] : []),
        ...(index === 1
          ? [step('step-error', 'base-info', { code: 'network' }), step('step-retried', 'base-info')]
          : []),
        { type: 'web-vital', vital: 'LCP', value: 2000 + 1500 * index },
        { type: 'web-vital', vital: 'CLS', value: 12 },
      ],
      index === 2 ? { appType: 2, language: 'th' } : {},
    );
}, 60_000);
afterAll(() => sandbox.close());

async function visit(events: readonly OperationsEvent[], { appType = 12, language = 'en' } = {}) {
  const body = { visit: randomId(), appType, language, events: events.map((event, order) => ({ ...event, order })) };
  const request = new Request(`${origin}/${operationsPath}`, { method: 'POST', body: JSON.stringify(body) });
  expect((await sandbox.fetch(request)).status).toBe(204);
}

/** Returns the text of each row of the page, cell by cell. */
async function rows(query = ''): Promise<readonly string[]> {
  const page = await (await sandbox.fetch(new Request(`${origin}/sandbox/funnel${query}`))).text();
  const cells = (row: string) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => textOf(cell));
  return [...page.matchAll(/<caption[^>]*>(.*?)<\/caption>|<tr><th scope="row">(.*?)<\/tr>/gs)].map(([row, caption]) =>
    caption === undefined ? cells(row).join(' | ') : textOf(caption),
  );
}

const textOf = (markup: string): string =>
  markup
    .replace(/<svg.*?<\/svg>/gs, '▬')
    .replace(/<[^>]+>/g, '')
    .trim();

test('shows the dropped visits, durations and errors of each step', async () => {
  expect(await rows()).toEqual([
    '3 visits · 1 submitted',
    'choose | ▬ | 3 | 3 | 0 | 40 s | 1 min 30 s | 0 | 0 | –',
    'base-info | ▬ | 3 | 1 | 2 67% | 3 min 5 s | 3 min 5 s | 1 | 1 | network (1)',
    '75% of the visits have this value or a better one',
    'LCP the largest content is painted | 5000 ms | poor | 3',
    'CLS how far content jumps | 0.012 | good | 3',
  ]);
});

test('filters the funnel’s events by edition, language and period', async () => {
  const one = '1 visit · 0 submitted';
  expect((await rows('?edition=hk'))[0]).toBe(one);
  expect((await rows('?language=th&days=1'))[0]).toBe(one);
  expect((await rows('?edition=sg'))[0]).toBe('2 visits · 1 submitted');
  expect(await rows('?edition=hk&language=en')).toEqual([]);
  await sandbox.api('PUT', '/clock', { offsetMs: 8 * 24 * 60 * 60 * 1000 });
  expect(await rows()).toEqual([]);
  expect((await rows('?days=30'))[0]).toBe('3 visits · 1 submitted');
});
