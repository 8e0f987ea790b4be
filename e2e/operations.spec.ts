import { operationsPath } from '../packages/contract/src/operations.ts';
import { requestHeaders } from '../packages/contract/src/request-headers.ts';
import { meiLing } from './support/customer-fixtures.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, testAlone as test } from './support/test.ts';

/** Returns all texts in an answer that are longer than three characters. */
const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsOf)
    : [String(value)].filter((text) => text.length > 3);

test('the funnel shows the step at which a customer left, without personal data', async ({
  page,
  opening,
  api,
  place,
}) => {
  const { phone, loginCode } = await api.persona('new');
  const sent: string[] = [];
  const headers: (readonly string[])[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(operationsPath)) return;
    sent.push(request.postData() ?? '');
    headers.push(Object.keys(request.headers()));
  });
  await openSignedIn(page, 'sg-choose', loginCode);
  await opening.walk('choose', 'base-info');
  await opening.goOn('base-info');
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await opening.walk('base-info', 'contact-info');
  await expect.poll(() => sent.length, 'what gathered in ten seconds').toBeGreaterThan(0);
  await page.goto('about:blank');

  const types = async () => (await api.operationsEvents()).map(({ type, step }) => `${type} ${step ?? ''}`);
  await expect.poll(types, 'events that the page sent when it was hidden').toContain('step-started contact-info');
  const vitals = async () => JSON.stringify(await api.operationsEvents());
  await expect.poll(vitals, 'known only when the page is left').toContain('CLS');

  await page.goto(`${place.sandboxUrl}sandbox/funnel`);
  const row = (step: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: step, exact: true }) });
  const cells = async (step: string) => (await row(step).getByRole('cell').allTextContents()).slice(1, 4);
  expect(await cells('choose')).toEqual(['1', '1', '0']);
  expect(await cells('base-info')).toEqual(['1', '1', '0']);
  expect(await cells('contact-info')).toEqual(['1', '0', '1 100%']);
  await expect(row('base-info').getByRole('cell').last()).not.toHaveText('–');
  for (const vital of ['TTFB', 'FCP', 'CLS'])
    await expect(page.getByRole('rowheader', { name: new RegExp(`^${vital}`) })).toBeVisible();
  await page.getByLabel('Language').selectOption('th');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByText('No visits match.')).toBeVisible();

  const rows = await api.operationsEvents();
  const { user, applications } = await api.state(phone);
  const stored = `${JSON.stringify(rows)} ${sent.join(' ')}`;
  expect(new Set(rows.map(({ visit }) => visit)).size).toBe(1);
  const ids = [user.id, user.phone, user.name, ...applications.map(({ id }) => id)];
  const typed = [...textsOf(meiLing.base), ...textsOf(meiLing.contact), ...ids].filter(Boolean);
  expect(typed.filter((text) => stored.includes(text) && !isWord(text))).toEqual([]);
  const ofEveryRequest = [...requestHeaders.map(({ name }) => name.toLowerCase()), 'authorization'];
  expect(ofEveryRequest, 'CALL-02').toHaveLength(13);
  for (const names of headers) {
    expect(names).toEqual(expect.arrayContaining(ofEveryRequest));
    expect(names).not.toContain('cookie');
  }
});

test('a browser with Global Privacy Control does not send or store events', async ({ page, opening, api }) => {
  const { loginCode } = await api.persona('new');
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await openSignedIn(page, 'sg-choose', loginCode);
  await opening.walk('choose', 'submit-photo');
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(' '),
      ),
    )
    .toMatch(/assets\/operations-/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('operations');
  await page.goto('about:blank');
  expect(await api.operationsEvents()).toEqual([]);
});

/** Returns whether an answer is also a word of the program, such as `other`, which is an error code too. */
const isWord = (text: string): boolean => ['other'].includes(text);
