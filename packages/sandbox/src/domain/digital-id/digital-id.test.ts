import { finishDigitalId, startDigitalId } from '@quayside/contract/calls/digital-id';
import * as call from '@quayside/contract/calls/opening';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { digitalIdAnswers } from '@quayside/rules/testing/digital-id-opening';
import { describe, expect, onTestFinished, test } from 'vitest';
import { developmentDigitalId } from '../../development/digital-id-provider/client.ts';
import { encodeBase64url } from '../../kernel/crypto/base64url.ts';
import { operations } from '../../kernel/storage/tables.ts';
import type { SandboxOptions } from '../../sandbox.ts';
import { consent, type RedirectParameters, returnUrl } from '../../testing/digital-id.ts';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import { submissionContent } from '../customer-documents/submission-content.ts';
import type { Evidence } from '../evidence/record.ts';
import { DigitalIdError, noDigitalId } from '../ports/digital-id-provider.ts';
import { openMemory } from '../storage/open-memory.ts';
import { personData } from '../storage/schema.ts';

const MINUTE_MS = 60_000;

async function open(options: SandboxOptions = {}) {
  const sandbox = await openTestSandbox({ database: openMemory(), ...options });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** Creates a customer who has chosen the digital ID, and returns the started opening. */
async function begin(sandbox: TestSandbox) {
  const customer = await sandbox.customer();
  const opening = await TestOpening.start(customer);
  await opening.save('choose', { route: 'digital-id' });
  await opening.save('choose-account', { tier: 'standard' });
  const start = () => customer.call(startDigitalId, { applicationId: opening.id, step: 'show-sinpass', returnUrl });
  const finish = ({ state, code, iss, error }: RedirectParameters) =>
    customer.call(finishDigitalId, { state, code, iss, error });
  const visit = async (persona: string) => {
    const { url } = await start();
    const { outcome } = await finish(await consent(sandbox, url, persona));
    await opening.reload();
    return outcome;
  };
  return { customer, opening, start, finish, visit };
}

const personOf = ({ application }: TestOpening) => application.personData?.['show-sinpass'];
const confirm = (opening: TestOpening) =>
  opening.save('show-sinpass', { personData: personOf(opening)?.id, confirmed: true });

describe('a visit to the digital ID', () => {
  test('adds the person data of a visit to the application once, even if the visit is reported twice', async () => {
    const sandbox = await open();
    const { opening, start, finish } = await begin(sandbox);
    const sent = await consent(sandbox, (await start()).url, 'citizen');
    expect(await finish(sent)).toEqual({ outcome: 'given' });
    expect(await finish(sent)).toEqual({ outcome: 'given' });
    await opening.reload();
    expect(personOf(opening)?.items.find(({ id }) => id === 'name')).toEqual({
      id: 'name',
      state: 'given',
      source: 'government',
      updatedOn: '2026-03-02',
      lines: ['TAN XIAO HUI'],
      value: 'TAN XIAO HUI',
    });
    expect(opening.application.answers['base-info'], 'the data are not confirmed').toBeUndefined();
  });

  test.each([
    ['cancel', 'cancelled'],
    ['outage', 'unavailable'],
  ])('stores no data after a visit with the persona %s (%s)', async (persona, outcome) => {
    const { opening, visit } = await begin(await open());
    expect(await visit(persona)).toBe(outcome);
    expect(personOf(opening)).toBeUndefined();
  });

  test('returns an outage at the start of a visit as its result', async () => {
    const { start } = await begin(await open({ digitalId: noDigitalId }));
    expect(await start()).toEqual({ url: null });
  });

  test('does not follow a redirect of the provider', async () => {
    const asked: Request[] = [];
    const provider = developmentDigitalId('http://localhost:4012', async (request) => {
      asked.push(request);
      return new Response(null, { status: 302, headers: { Location: 'https://evil.example/' } });
    });
    const { start } = await begin(await open({ digitalId: provider }));
    expect(await start()).toEqual({ url: null });
    expect(asked.map(({ redirect }) => redirect)).toEqual(['manual']);
  });

  test('refuses a tampered response of the provider', async () => {
    const sandbox = await open();
    const { start, finish } = await begin(sandbox);
    const sent = await consent(sandbox, (await start()).url, 'citizen');
    expect(await finish({ ...sent, iss: 'https://elsewhere.example' })).toEqual({ outcome: 'refused' });
    expect(await finish({ ...sent, state: 'another' })).toEqual({ outcome: 'refused' });
  });

  test('refuses to complete the visit of another customer', async () => {
    const sandbox = await open();
    const [first, second] = [await begin(sandbox), await begin(sandbox)];
    const sent = await consent(sandbox, (await first.start()).url, 'citizen');
    expect(await second.finish(sent)).toEqual({ outcome: 'refused' });
    await second.opening.reload();
    expect(personOf(second.opening)).toBeUndefined();
    expect(await first.finish(sent)).toEqual({ outcome: 'given' });
  });

  test('expires a visit after 15 minutes', async () => {
    let now = Date.now();
    const sandbox = await open({ clock: () => new Date(now) });
    const { start, finish } = await begin(sandbox);
    const sent = await consent(sandbox, (await start()).url, 'citizen');
    now += 15 * MINUTE_MS;
    expect(await finish(sent)).toEqual({ outcome: 'expired' });
  });

  test('returns only to a page of the app after a visit', async () => {
    const { customer, opening } = await begin(await open());
    for (const foreign of [
      'https://evil.example/acct/open-account/x',
      'http://localhost:4012/elsewhere',
      `${returnUrl}?a=1`,
    ])
      await expect(
        customer.call(startDigitalId, { applicationId: opening.id, step: 'show-sinpass', returnUrl: foreign }),
      ).rejects.toMatchObject({ envelope: { data: { path: 'returnUrl' } } });
  });
});

describe('stored person data', () => {
  test.each([
    ['without typed data or photos', []],
    ['although the customer had typed another name before', ['submit-photo', 'base-info', 'contact-info']],
  ])('completes a citizen’s opening from the digital ID, %s', async (_, typed) => {
    const sandbox = await open();
    const { opening, visit, customer } = await begin(sandbox);
    for (const step of typed) await opening.save(step, { ...completeAnswers[step] });
    await visit('citizen');
    await confirm(opening);
    const face = await opening.upload('face', 3);
    const diplomaProof = await opening.upload('diploma', 4);
    await customer.call(call.checkFace, { applicationId: opening.id, documentId: face });
    await opening.reload();
    const agreements = await customer.call(call.getAgreements, { language: 'en' });
    const steps = Object.entries(digitalIdAnswers).filter(
      ([step]) => !/^(choose|choose-tip|choose-account|show-sinpass)$/.test(step),
    );
    const signedAt = new Date().toISOString(); // now, as a device sends it; another day's time is refused
    const instead: Record<string, object> = {
      'assets-select': { ...digitalIdAnswers['assets-select'], diplomaProof },
      'face-h5': { picture: face },
      'w8ben.signature': { ...digitalIdAnswers['w8ben.signature'], signedAt },
      'agreement-info': { consents: agreements.map(({ id, version }) => ({ id, version, language: 'en' })) },
    };
    for (const [step, answers = {}] of steps) {
      const { issues } = await opening.save(step, { ...(instead[step] ?? answers) });
      expect(
        issues.filter(({ level }) => level !== 'advice'),
        step,
      ).toEqual([]);
    }
    const submitted = await opening.submit();
    expect(submitted.state).toBe('under-review');
    expect(submitted.answers['base-info']).toMatchObject({ fullName: 'TAN XIAO HUI', documentNumber: 'S1234567D' });
    expect(submitted.requirements.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['identity-document']));
    const state = await sandbox.api<{ user: { name: string } }>(
      'GET',
      `/state?phone=${encodeURIComponent(customer.phone)}`,
    );
    expect(state.user.name).toBe('TAN XIAO HUI');
    const kept = await sandbox.api<{ evidence: { content: Evidence }[] }>(
      'GET',
      `/evidence?applicationId=${opening.id}`,
    );
    const content = kept.evidence[0]?.content as Evidence;
    const base = content.steps.find(({ step }) => step === 'base-info');
    expect(base).toMatchObject({
      asked: false,
      answers: { fullName: 'TAN XIAO HUI' },
      sources: { fullName: 'digital-id', documentNumber: 'digital-id' },
    });
    expect(submitted.answers, 'a submission does not retain a step that was not asked').not.toHaveProperty(
      'submit-photo',
    );
    const { blocks } = await submissionContent(content);
    expect(blocks, 'the PDF contains the data').toContainEqual(
      expect.objectContaining({ is: 'row', lines: ['TAN XIAO HUI'] }),
    );
  });

  test('keeps unchanged person data confirmed, and requires a confirmation of changed data', async () => {
    const { opening, visit } = await begin(await open());
    await visit('citizen');
    await confirm(opening);
    const before = personOf(opening)?.id;
    await visit('citizen');
    expect(personOf(opening)?.id).toBe(before);
    expect(opening.application.answers['base-info']).toMatchObject({ fullName: 'TAN XIAO HUI' });
    await visit('permanent-resident');
    expect(personOf(opening)?.id).not.toBe(before);
    expect(opening.application.answers['base-info']).toBeUndefined();
    await expect(opening.submit()).rejects.toMatchObject({ envelope: { data: { step: 'show-sinpass' } } });
  });

  test('deletes unconfirmed person data after 30 minutes, with the stored responses that contain them', async () => {
    let now = Date.now();
    const database = openMemory();
    const options = { database, dataKey: encodeBase64url(new Uint8Array(32)), clock: () => new Date(now) };
    const { opening, visit } = await begin(await open(options));
    await visit('citizen');
    await opening.save('choose-account', { tier: 'trader' });
    expect(opening.application.personData).toBeDefined();
    now += 31 * MINUTE_MS;
    expect((await opening.reload()).personData, 'before the purge').toBeUndefined();
    const since = await database.transaction((tables) => tables.select().from(operations));
    await open(options);
    const left = await database.transaction(async (tables) => ({
      data: await tables.select().from(personData),
      operations: await tables.select().from(operations),
    }));
    expect(left.data).toEqual([]);
    expect(left.operations.length).toBeLessThan(since.length);
    expect(left.operations.map((one) => one.call)).not.toContain('finishDigitalId');
  });

  test('deletes confirmed person data with the draft after a month', async () => {
    let now = Date.now();
    const database = openMemory();
    const options = { database, dataKey: encodeBase64url(new Uint8Array(32)), clock: () => new Date(now) };
    const { opening, visit } = await begin(await open(options));
    await visit('citizen');
    await confirm(opening);
    const kept = () => database.transaction((tables) => tables.select().from(personData));
    now += 29 * 24 * 60 * MINUTE_MS;
    await open(options);
    expect(await kept()).toHaveLength(1);
    now += 2 * 24 * 60 * MINUTE_MS;
    await open(options);
    expect(await kept()).toEqual([]);
  });

  test('stores the name and email of the chosen route as the user’s', async () => {
    const sandbox = await open();
    const { opening, visit, customer } = await begin(sandbox);
    const user = async () => {
      const at = `/state?phone=${encodeURIComponent(customer.phone)}`;
      const { name, email } = (await sandbox.api<{ user: Record<'name' | 'email', string> }>('GET', at)).user;
      return [name, email];
    };
    const typed = [completeAnswers['base-info']?.fullName, completeAnswers['contact-info']?.email];
    await opening.save('choose', { route: 'manual' });
    for (const step of ['base-info', 'contact-info']) await opening.save(step, { ...completeAnswers[step] });
    expect(await user()).toEqual(typed);
    await opening.save('choose', { route: 'digital-id' });
    await visit('citizen');
    await confirm(opening);
    expect(await user()).toEqual(['TAN XIAO HUI', 'xiao.hui@example.com']);
    await opening.save('choose', { route: 'manual' });
    expect(await user()).toEqual(typed);
  });

  test('deletes person data when the customer continues manually', async () => {
    const { opening, visit } = await begin(await open());
    await visit('citizen');
    await opening.save('choose', { route: 'manual' });
    expect(personOf(opening)).toBeUndefined();
    await opening.save('choose', { route: 'digital-id' });
    expect(personOf(opening)).toBeUndefined();
  });
});

test('removes personal data from errors of the provider', () => {
  expect(new DigitalIdError('refused', 'OAUTH_PARSE_ERROR').message).toBe(
    'The visit to the digital ID ended: refused (OAUTH_PARSE_ERROR).',
  );
});
