import {
  getIdentityCheck,
  identityWebhookPath,
  type ProviderOutcome,
  startIdentityCheck,
} from '@quayside/contract/calls/identity-check';
import { uploadDocument } from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import { languageNumbers, languages } from '@quayside/i18n/language';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawSpecimen } from '../../development/samples/specimen-picture.ts';
import { signedReport } from '../../http/identity-webhook.ts';
import { createVault, masterKeyLength } from '../../kernel/crypto/vault.ts';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import { serverTexts } from '../texts/server-texts.ts';

const origin = 'http://sandbox.test';
const key = new Uint8Array(masterKeyLength).fill(7);
let now = Date.parse('2026-11-21T02:00:00Z');
let sandbox: TestSandbox;
beforeAll(async () => {
  const dataKey = Buffer.from(key).toString('base64url');
  sandbox = await openTestSandbox({ dataKey, clock: () => new Date(now) });
}, 60_000);
afterAll(() => sandbox.close());

/** Creates a customer whose identity check has started. */
async function started() {
  const client = await sandbox.customer();
  const opening = await TestOpening.start(client);
  const check = await client.call(startIdentityCheck, { applicationId: opening.id, provider: 'hosted' });
  const { checkId } = check.verdict;
  return {
    client,
    opening,
    check,
    checkId,
    url: check.handover?.kind === 'page' ? check.handover.url : '',
    verdict: () => client.call(getIdentityCheck, { checkId }),
  };
}

/** Returns a signed report as the server of the provider sends it. */
async function report(checkId: string, outcome: ProviderOutcome, at = now): Promise<Request> {
  const { url, headers, body } = await signedReport(await createVault(key), new Date(at), checkId, outcome).then(
    async (request) => ({ url: request.url, headers: request.headers, body: await request.text() }),
  );
  return new Request(url.replace('http://provider.invalid', origin), { method: 'POST', headers, body });
}

const deliver = async (request: Request) => {
  const answer = await sandbox.fetch(request);
  return { status: answer.status, ...((await answer.json()) as { result: string }) };
};

const visit = (url: string, fields?: Record<string, string>) =>
  sandbox.fetch(new Request(origin + url, fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}));

describe('a check by a third party', () => {
  test('reports the visitor’s choice through the webhook', async () => {
    const { url, verdict, opening } = await started();
    expect((await verdict()).status).toBe('started');
    expect(await (await visit(url)).text()).toContain('Your document');
    expect(await (await visit(url, { step: 'document' })).text()).toContain('Your face');
    expect(await (await visit(url, { step: 'face' })).text()).toContain('what should the provider find?');
    expect(await (await visit(url, { step: 'outcome' })).text()).toContain('Choose a result.');
    expect(await (await visit(url, { step: 'outcome', outcome: 'clear' })).text()).toContain('Thank you');
    const { status, report: document } = await verdict();
    expect(status).toBe('passed');
    const { face, documents } = await opening.reload();
    expect(face).toEqual({ result: 'passed', attempts: 0 });
    expect(documents[document ?? '']?.kind).toBe('identity-report');
    expect((await visit(url)).status, 'the page is closed').toBe(410);
  });

  test('completes the face step, even if a reviewer must check the report', async () => {
    for (const [outcome, status] of [
      ['clear', 'passed'],
      ['consider', 'review'],
    ] as const) {
      const { checkId, verdict, opening } = await started();
      await deliver(await report(checkId, outcome));
      const got = await verdict();
      expect(got.status).toBe(status);
      await opening.reload();
      expect((await opening.save('face-h5', { report: got.report })).issues).toEqual([]);
    }
    const { checkId, verdict, opening } = await started();
    await deliver(await report(checkId, 'abandoned'));
    expect(await verdict()).toMatchObject({ status: 'abandoned', report: null });
    const { issues } = await opening.save('face-h5', { report: checkId });
    expect(issues.map(({ code }) => code)).toEqual(['face-required']);
  });

  test('returns the same identity check to a repeated request until it is abandoned', async () => {
    const { client, opening, checkId } = await started();
    const ask = { applicationId: opening.id, provider: 'hosted' } as const;
    expect((await client.call(startIdentityCheck, ask)).verdict.checkId).toBe(checkId);
    await deliver(await report(checkId, 'processing'));
    expect(await client.call(startIdentityCheck, ask)).toMatchObject({
      verdict: { checkId, status: 'processing' },
      handover: null,
    });
    await deliver(await report(checkId, 'abandoned'));
    expect((await client.call(startIdentityCheck, ask)).verdict.checkId).not.toBe(checkId);
  });

  test('limits an identity check to one customer, and requires an available provider', async () => {
    const { checkId, opening, client } = await started();
    const other = await sandbox.customer();
    await expect(other.call(getIdentityCheck, { checkId })).rejects.toMatchObject({
      envelope: { code: codes.notFound },
    });
    await expect(
      client.call(startIdentityCheck, { applicationId: opening.id, provider: 'onfido' }),
    ).rejects.toMatchObject({ envelope: { code: codes.notAllowed, data: { reason: 'provider-unavailable' } } });
  });

  test('refuses an uploaded file instead of the provider’s report', async () => {
    const { client, opening } = await started();
    const file = new File([await drawSpecimen('face', 1)], 'report.png', { type: 'image/png' });
    await expect(
      client.call(uploadDocument, { applicationId: opening.id, kind: 'identity-report', file }),
    ).rejects.toMatchObject({ envelope: { code: codes.invalidRequest } });
  });
});

describe('the webhook', () => {
  test('ignores a report with a wrong or missing signature or a changed body', async () => {
    const { checkId, verdict } = await started();
    const good = await report(checkId, 'consider');
    const body = await good.clone().text();
    const send = (text: string, signature: string) =>
      deliver(
        new Request(`${origin}/${identityWebhookPath}`, {
          method: 'POST',
          body: text,
          headers: { 'X-SHA2-Signature': signature },
        }),
      );
    const signature = good.headers.get('X-SHA2-Signature') ?? '';
    expect((await send(body, '')).status).toBe(401);
    expect(
      (
        await send(
          body,
          signature.replace(/^../, (two) => (two === '00' ? '11' : '00')),
        )
      ).status,
    ).toBe(401);
    expect((await send(body.replace('consider', 'clear'), signature)).status).toBe(401);
    expect((await verdict()).status).toBe('started');
  });

  test('ignores the replay of a report', async () => {
    const { checkId, opening } = await started();
    const first = await report(checkId, 'clear');
    expect(await deliver(first.clone())).toEqual({ status: 200, result: 'taken' });
    expect(await deliver(first)).toEqual({ status: 200, result: 'ignored' });
    expect(Object.keys((await opening.reload()).documents)).toHaveLength(1);
  });

  test('ignores a report that is old, late or after another verdict', async () => {
    const { checkId, verdict } = await started();
    expect((await deliver(await report(checkId, 'clear', now - 6 * 60_000))).status).toBe(400);
    now += 61 * 60_000;
    expect((await verdict()).status).toBe('expired');
    expect(await deliver(await report(checkId, 'clear'))).toEqual({ status: 200, result: 'ignored' });
    const other = await started();
    await deliver(await report(other.checkId, 'abandoned'));
    expect((await deliver(await report(other.checkId, 'clear'))).result).toBe('ignored');
    expect((await other.opening.reload()).face.result).toBe('none');
  });

  test('ignores a report after the submission', async () => {
    const { checkId, opening, verdict } = await started();
    await opening.fillIn();
    await opening.submit();
    const before = await opening.reload();
    expect((await deliver(await report(checkId, 'clear'))).result).toBe('ignored');
    expect(await opening.reload()).toEqual(before);
    expect((await verdict()).status).toBe('started');
  });

  test('refuses a report with an invalid body, and ignores unknown checks', async () => {
    expect((await deliver(await report('11111111-1111-4111-8111-111111111111', 'clear'))).result).toBe('ignored');
    const odd = await report('not-an-id', 'clear');
    expect((await deliver(odd)).status).toBe(400);
  });
});

describe('the provider’s page', () => {
  test('shows the provider’s page in the skin of the app', async () => {
    const { url } = await started();
    expect(await (await visit(`${url}&skinType=black`)).text()).toContain('<html lang="en" data-skin="black">');
    expect(await (await visit(`${url}&skinType=plaid`)).text()).toContain('<html lang="en">');
  });

  test.each(languages)(
    'shows the provider’s page in %s, without scripts, and only the app can frame it',
    async (language) => {
      const { url } = await started();
      const answer = await visit(url.replace(/langType=\d/, `langType=${languageNumbers[language]}`));
      const page = await answer.text();
      expect(page).toContain(`lang="${language}"`);
      expect(page).toContain(serverTexts[language]['identity.document']);
      const shared = page.indexOf(serverTexts[language]['identity.shared'].replace('{{partner}}', 'Sealight ID'));
      expect(shared, 'data that the provider receives').toBeGreaterThan(0);
      expect(shared, 'above the camera').toBeLessThan(page.indexOf('class="view"'));
      expect(page).toContain('<li aria-current="step"><span>1</span></li>');
      expect(page).not.toContain('<script');
      expect(page, 'bar of the provider').toContain('<header class="party">');
      expect(page).toContain('Sealight ID');
      expect(page).not.toMatch(/EXAMPLE-000000|class="brand"/);
      expect(answer.headers.get('Content-Security-Policy')).toContain(`frame-ancestors 'self' ${origin}`);
    },
  );

  test('opens the provider’s page only with the ticket of the check', async () => {
    const [one, two] = [await started(), await started()];
    expect((await visit(one.url.replace(one.checkId, two.checkId))).status).toBe(410);
  });
});
