import { reasonValues } from '@quayside/i18n/internals/reason-values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mail } from '../../domain/messages/mailbox.ts';
import { createServerTranslator } from '../../domain/texts/server-texts.ts';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import type { StagedCustomer } from '../seeds/stage.ts';

const origin = 'http://sandbox.test';
let sandbox: TestSandbox;
let cookie = '';
beforeAll(async () => {
  sandbox = await openTestSandbox();
}, 60_000);
afterAll(() => sandbox.close());

async function open(path: string): Promise<string> {
  const headers = cookie ? { Cookie: cookie } : undefined;
  const answer = await sandbox.fetch(new Request(`${origin}${path}`, headers ? { headers } : {}));
  cookie ||= answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  return answer.text();
}

/** Submits a form of the page at `from` with the form token of that page, and returns the response. */
async function press(path: string, fields: Record<string, string>, from = path): Promise<Response> {
  const formToken = /name="formToken" value="([^"]+)"/.exec(await open(from))?.[1] ?? '';
  return sandbox.fetch(
    new Request(`${origin}${path}`, {
      method: 'POST',
      headers: { Cookie: cookie },
      body: new URLSearchParams({ formToken, ...fields }),
    }),
  );
}

const scenario = (id: string, language = 'en', edition = 'sg') =>
  sandbox.api<StagedCustomer>('POST', '/scenario', { id, language, edition });

describe('the reviewer’s console', () => {
  test('lists applications, shows answers and documents, and opens an account', async () => {
    const { applicationId } = await scenario('under-review');
    const path = `/sandbox/applications/${applicationId}`;
    expect(await open('/sandbox/applications')).toContain(`<a href="${path}" data-stop>LIM WEI MING</a>`);
    const page = await open(path);
    for (const shown of ['A12345678', 'IG115002000', 'Jalan Ampang', 'wei.ming@customer.example'])
      expect(page).toContain(shown);
    expect(page).toContain('The hash chain is intact.');
    expect(page, 'says what is open, and counts the viewed items').toMatch(/No open items\. <span data-viewed="\d+">/);
    expect(page).toContain('data-item="identity-document"');
    const picture = /src="(\/sandbox\/documents\/[^"]+)"/.exec(page)?.[1] ?? '';
    const bytes = await sandbox.fetch(new Request(`${origin}${picture}`));
    expect(bytes.headers.get('Content-Type')).toBe('image/png');

    expect((await press(path, { act: 'approve' })).status).toBe(303);
    expect(await open(path)).toContain('data-state="opened"');
  });

  test('filters the review queue by state, flow, edition and reference', async () => {
    const early = await scenario('under-review-late');
    const other = await scenario('options-under-review');
    const elsewhere = await scenario('under-review', 'en', 'hk');
    const opened = await scenario('opened-cash');
    const listed = async (query: string) =>
      [...(await open(`/sandbox/applications${query}`)).matchAll(/href="\/sandbox\/applications\/([^"/]+)"/g)].map(
        ([, id]) => id,
      );
    const waiting = await listed('?state=under-review&flow=&edition=');
    expect(waiting[0]).toBe(early.applicationId);
    expect(waiting).toEqual(expect.arrayContaining([other.applicationId, elsewhere.applicationId]));
    expect(waiting).not.toContain(opened.applicationId);
    expect(await listed('?state=under-review&flow=options')).toEqual([other.applicationId]);
    expect(await listed('?edition=hk')).toEqual([elsewhere.applicationId]);
    expect(await open('/sandbox/applications?state=failed&flow=cfd')).toContain('No applications match.');
    const own = (await open('/sandbox/applications?state=under-review&edition=sg')).split('<tr>')[2];
    expect(own).toMatch(
      /title="\d+ \w{3} \d{4}, [\d:]+ SGT">\d+ days ago<\/time> <span class="state" data-state="late">late</,
    );
    expect(own).toContain('<td>Account opening</td>');
    expect(own).toContain('<td>Singapore</td>');
    expect(await listed('?state=nonsense')).toContain(opened.applicationId);
    const [, reference] = /<td>([A-Z]+-\d{8}-\w+)<\/td>/.exec(await open('/sandbox/applications?edition=hk')) ?? [];
    expect(await listed(`?reference=+${reference?.toLowerCase()}`)).toEqual([elsewhere.applicationId]);
  });

  test('lists applications under review before recently changed ones', async () => {
    const own = await openTestSandbox();
    const { applicationId } = await own.api<StagedCustomer>('POST', '/scenario', { id: 'under-review-late' });
    for (let count = 0; count < 50; count++) await TestOpening.start(await own.customer());
    const answer = await own.fetch(new Request(`${origin}/sandbox/applications`));
    const queue = await answer.text();
    await own.close();
    expect(queue).toContain('The first 50 applications');
    expect(queue).toContain(`/sandbox/applications/${applicationId}`);
  });

  test('shows the reviewer each answer as text, below the question that the customer read', async () => {
    const { applicationId } = await scenario('under-review', 'th');
    const page = await open(`/sandbox/applications/${applicationId}`);
    const item = page.split('<section').find((one) => one.includes('id="item-finances"')) ?? '';
    const [shown = '', saved = ''] = item.split('<details>');
    for (const answer of ['<dd>Employed</dd>', '<dt>Annual net income in USD</dt>', '48,000.00</dd>'])
      expect(shown).toContain(answer);
    expect(saved, 'all saved fields are shown').toContain('<summary>All fields</summary>');
    const text = page
      .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
      .replace(/<code class="id".*?<\/code>/g, '')
      .replace(/<[^>]+>/g, ' ');
    expect(text, 'text without ids, JSON and codes').not.toMatch(
      /[0-9a-f]{8}-[0-9a-f]{4}-|\{"|\b(true|false|under-review|base-info)\b/,
    );
  });

  test('shows the documents next to the answers of a review item', async () => {
    const { applicationId } = await scenario('under-review');
    const page = await open(`/sandbox/applications/${applicationId}`);
    const item = page.split('<section').find((one) => one.includes('id="item-identity-document"'));
    expect(item).toMatch(/<div class="beside"><div>.*Document type.*<\/div>\s*<div><figure>.*<img class="document"/s);
  });

  test('allows only the keyboard script on console pages', async () => {
    const answer = await sandbox.fetch(new Request(`${origin}/sandbox/applications`));
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/script-src 'sha256-[\w+/]+=*'(;|$)/);
    expect((await answer.text()).match(/<script/g)).toHaveLength(1);
  });

  test('allows only the two scripts of a review', async () => {
    const { applicationId } = await scenario('under-review');
    const answer = await sandbox.fetch(new Request(`${origin}/sandbox/applications/${applicationId}`));
    const hash = "'sha256-[\\w+/]+=*'";
    expect(answer.headers.get('Content-Security-Policy')).toMatch(new RegExp(`script-src ${hash} ${hash}(;|$)`));
    expect((await answer.text()).match(/<script/g)).toHaveLength(2);
  });

  test('allows only the script that sets the height of frames in the mailbox', async () => {
    await scenario('under-review');
    const answer = await sandbox.fetch(new Request(`${origin}/sandbox/mailbox`));
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/script-src 'sha256-[\w+/]+=*'(;|$)/);
    const page = await answer.text();
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).toMatch(/<iframe src="\/sandbox\/mails\/[^>]*sandbox="allow-popups allow-same-origin">/);
  });

  test('RULE-07 shows the reviewer whether the name on the document differs', async () => {
    const { applicationId } = await scenario('document-name-differs');
    const page = await open(`/sandbox/applications/${applicationId}`);
    expect(page).toContain('LIM AH KOW');
    expect(page).toContain('name differs from the basic information');
  });

  test('does not offer “missing side” as a reason to reject a passport', async () => {
    const reasonsFor = async (id: string) => {
      const page = await open(`/sandbox/applications/${(await scenario(id)).applicationId}`);
      return /<select id="code-identity-document".*?<\/select>/.exec(page)?.[0];
    };
    expect(await reasonsFor('under-review')).toContain('value="unclear-image"');
    expect(await reasonsFor('under-review')).not.toContain('value="missing-side"');
  });

  test('offers ready-made notes in the customer’s language, each with its English text', async () => {
    const { applicationId } = await scenario('under-review', 'th');
    const page = await open(`/sandbox/applications/${applicationId}`);
    expect(page).toMatch(/<input id="note-contact" name="note" maxlength="300" list="notes-th" lang="th">/);
    expect(page.match(/<datalist/g)).toHaveLength(1);
    expect(page).toContain(
      '<option value="โปรดส่งเอกสารที่ออกภายใน 3 เดือนที่ผ่านมา" label="Send one from the last 3 months."></option>',
    );
  });

  test.each([
    ['en', 'Send one from the last 3 months.'],
    ['th', 'โปรดส่งเอกสารที่ออกภายใน 3 เดือนที่ผ่านมา'],
  ])('the scenario with a note shows it in the customer’s language %s', async (language, note) => {
    const { applicationId } = await scenario('rejected-two-items', language);
    expect(await open(`/sandbox/applications/${applicationId}`)).toContain(`<q>${note}</q>`);
  });

  test('rejects an item with a reason and a note, and sends the application back', async () => {
    const { applicationId } = await scenario('under-review');
    const path = `/sandbox/applications/${applicationId}`;
    const note = '<script>alert(1)</script>';
    await press(path, { act: 'reject', requirement: 'address-proof', code: 'too-old', note });
    const page = await open(path);
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain(note);
    expect(page).toContain('Send 1 open item back');
    await press(path, { act: 'send-back' });
    expect(await open(path)).toContain('data-state="action-needed"');
  });

  test('requires a note when a reviewer requests more information', async () => {
    const { applicationId } = await scenario('under-review');
    const path = `/sandbox/applications/${applicationId}`;
    const finances = { act: 'reject', requirement: 'finances', code: 'more-information' };
    await press(path, { ...finances, note: ' ' });
    expect(await open(path)).not.toContain('data-state="rejected"');
    await press(path, { ...finances, note: 'Which company do you work for?' });
    expect(await open(path)).toContain('<q>Which company do you work for?</q>');
  });

  test('shows the customer’s reply next to the reviewer’s note, escaped', async () => {
    const { applicationId } = await scenario('submitted-again');
    const page = await open(`/sandbox/applications/${applicationId}`);
    expect(page).toMatch(/<dt>Question<\/dt><dd><q lang="en">Which city\?<\/q><\/dd>/);
    expect(page).toContain('<q>Kuala Lumpur</q>');
  });

  test('shows a reason in the customer’s language, and asks for a note in that language', async () => {
    const { applicationId, phone } = await scenario('under-review', 'th');
    const path = `/sandbox/applications/${applicationId}`;
    expect(await open(path)).toMatch(
      /for="note-address-proof">Note to the customer, in Thai<\/label><input[^>]* lang="th"/,
    );
    await press(path, { act: 'reject', requirement: 'address-proof', code: 'too-old', note: 'บิลเดือนมีนาคม' });
    const words = createServerTranslator('th')('reason.too-old', reasonValues('too-old'));
    expect(await open(path)).toContain(`<span lang="th">${words} <q>บิลเดือนมีนาคม</q></span>`);
    await press(path, { act: 'send-back' });
    const [mail] = await sandbox.api<readonly Mail[]>('GET', `/mails?phone=${encodeURIComponent(phone)}`);
    expect(mail).toMatchObject({ language: 'th', action: createServerTranslator('th')('mail.button.correct') });
    expect(mail?.body).toContain(`${words}\n> ${createServerTranslator('th')('mail.note')}\n> บิลเดือนมีนาคม`);
  });

  test('flags a declaration, and refuses to approve the application until its item is accepted', async () => {
    const staged = await scenario('declared-pep');
    const path = `/sandbox/applications/${staged.applicationId}`;
    const queue = await open('/sandbox/applications');
    const own = queue.split('<tr>').find((one) => one.includes(path)) ?? '';
    expect(own).toContain('politically exposed person');
    const page = await open(path);
    expect(page).toContain('Flagged: <strong class="wrong">politically exposed person</strong>');
    expect(page).toMatch(/value="approve" disabled/);
    const bar = page.slice(page.indexOf('class="decide"'), page.indexOf('</section>', page.indexOf('class="decide"')));
    expect(bar.match(/<button/g), 'a single button').toHaveLength(1);
    expect(bar, 'link to the form with the reason').toContain('href="#refuse"');
    const refused = await press(path, { act: 'approve' });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('An item is flagged.');
    await press(path, { act: 'accept', requirement: 'experience' });
    expect((await press(path, { act: 'approve' })).status).toBe(303);
    expect(await open(path)).toContain('data-state="opened"');
  });

  test('flags a US indicium, and lists the documents that resolve it', async () => {
    const staged = await scenario('us-signs');
    const path = `/sandbox/applications/${staged.applicationId}`;
    const queue = await open('/sandbox/applications');
    expect(queue.split('<tr>').find((one) => one.includes(path))).toContain('US phone number');
    const page = await open(path);
    expect(page).toContain('Flagged: <strong class="wrong">US phone number</strong>');
    expect(page).toContain('a non-US passport or identity card');
    expect((await press(path, { act: 'approve' })).status).toBe(409);
    await press(path, { act: 'accept', requirement: 'contact' });
    expect((await press(path, { act: 'approve' })).status).toBe(303);
  });

  test('F26 ignores a console form that another site sends', async () => {
    const { applicationId } = await scenario('under-review');
    const path = `/sandbox/applications/${applicationId}`;
    const forged = new Request(`${origin}${path}`, { method: 'POST', body: new URLSearchParams({ act: 'approve' }) });
    expect((await sandbox.fetch(forged)).status).toBe(403);
    expect(await open(path)).toContain('data-state="under-review"');
  });

  test('explains to the reviewer why an action is refused', async () => {
    const { applicationId } = await scenario('opened-cash');
    const answer = await press(`/sandbox/applications/${applicationId}`, { act: 'approve' }, '/sandbox/clock');
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('Only an application under review can be reviewed.');
  });

  test('sets a customer’s portfolio, multiplier and changed price in the console', async () => {
    const { applicationId } = await scenario('opened-margin');
    const page = `/sandbox/applications/${applicationId}`;
    const set = (fields: Readonly<Record<string, string>>) =>
      press(`${page}/portfolio`, { name: 'margin-call', scale: '2', moved: 'MBS', percent: '-50', ...fields }, page);
    expect((await set({})).status).toBe(303);
    const shown = await open(page);
    expect(shown).toContain('<option value="margin-call" selected>Margin call</option>');
    expect(shown).toContain('<option value="MBS" selected>');
    expect((await set({ scale: '0' })).status, 'invalid multiplier').toBe(409);
    expect((await set({ name: 'all-of-it' })).status).toBe(409);
    expect((await set({ name: 'ten-thousand', moved: '' })).status).toBe(303);
    expect(await open(page)).toContain('<option value="ten-thousand" selected>Ten thousand</option>');
  });

  test('gives every form control of the console a name for screen readers', async () => {
    const { applicationId } = await scenario('under-review');
    const opened = await scenario('opened-cash');
    const reviews = [applicationId, opened.applicationId].map((id) => `/sandbox/applications/${id}`);
    for (const path of [...reviews, '/sandbox/faults', '/sandbox/clock']) {
      const page = await open(path);
      const fields = [...page.matchAll(/<(?:input|select)(?![^>]*type="hidden")[^>]* id="([^"]+)"/g)];
      for (const [, id] of fields) expect([id, page.includes(`for="${id}"`)]).toEqual([id, true]);
      expect([...page.matchAll(/<(?:input|select)(?![^>]*type="hidden")(?![^>]* id=)/g)]).toEqual([]);
    }
  });
});

test('moves and resets the server’s clock', async () => {
  const time = async () => Date.parse((await sandbox.api<{ now: string }>('GET', '/clock')).now);
  const before = await time();
  await press('/sandbox/clock', { by: '2592000000' });
  expect((await time()) - before).toBeGreaterThanOrEqual(2_592_000_000);
  await press('/sandbox/clock', { at: '2027-01-01T00:30' });
  expect(new Date(await time()).toISOString()).toMatch(/^2026-12-31T16:30/);
  await press('/sandbox/clock', { by: 'reset' });
  expect(Math.abs((await time()) - Date.now())).toBeLessThan(5000);
});

test('deletes and lists expired drafts after the clock was moved', async () => {
  const { applicationId } = await scenario('draft');
  expect(await open('/sandbox/applications')).not.toContain('Expired drafts');
  await press('/sandbox/clock', { by: '2592000000' });
  await press('/sandbox/clock', { by: '2592000000' });
  const listed = await open('/sandbox/applications');
  expect(listed).toContain('<h2>Expired drafts</h2>');
  expect(listed).toContain(`<code class="id" title="${applicationId}">`);
  await press('/sandbox/clock', { by: 'reset' });
});

test('plans and clears faults in the console', async () => {
  await press('/sandbox/faults', { act: 'plan', path: 'save-step', kind: 'status', times: '2', value: '503' });
  expect(await sandbox.api('GET', '/faults')).toEqual([{ path: 'save-step', kind: 'status', times: 2, status: 503 }]);
  const answer = await sandbox.fetch(new Request(`${origin}/open-account-server/api/save-step/v1`, { method: 'POST' }));
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([503, 'text/html; charset=utf-8']);
  await press('/sandbox/faults', { act: 'clear' });
  expect(await sandbox.api('GET', '/faults')).toEqual([]);
});

test('shows sent codes and emails in the mailbox', async () => {
  const { phone } = await sandbox.customer('+6581239876');
  expect(await open('/sandbox/mailbox')).toContain(`to ${phone}`);
});

test('lists the magic values in the README', async () => {
  const { readFileSync } = await import('node:fs');
  const { magicValues } = await import('../magic-values.ts');
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const page = await open('/sandbox/magic');
  for (const { when, effect } of magicValues) {
    expect(readme).toContain(`| ${when} | ${effect} |`);
    expect(page).toContain(effect);
  }
});
