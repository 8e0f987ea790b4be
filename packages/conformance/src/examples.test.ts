import { join } from 'node:path';
import type { Call } from '@quayside/contract/call';
import * as account from '@quayside/contract/calls/account';
import { findAddress } from '@quayside/contract/calls/address';
import * as digitalId from '@quayside/contract/calls/digital-id';
import * as handOff from '@quayside/contract/calls/hand-off';
import * as identity from '@quayside/contract/calls/identity-check';
import * as joint from '@quayside/contract/calls/joint';
import { uploadLog } from '@quayside/contract/calls/log';
import * as opening from '@quayside/contract/calls/opening';
import { answerQuiz } from '@quayside/contract/calls/permissions';
import * as user from '@quayside/contract/calls/user';
import * as w8ben from '@quayside/contract/calls/w8ben';
import { codes, loginExpiredCode } from '@quayside/contract/envelope';
import { calls } from '@quayside/contract/internals/calls';
import { getQuestionSet, quizOptions } from '@quayside/rules/internals/knowledge-quiz';
import { createSandbox, openMemory } from '@quayside/sandbox/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { ApplicationDriver } from './kit/application-driver.ts';
import { Kit } from './kit/check.ts';
import type { HeaderOverrides, KitClient } from './kit/kit-client.ts';
import { TestInterface } from './kit/test-interface.ts';
import { jpeg } from './samples/files.ts';
import { contactInfo } from './samples/opening-answers.ts';

const at = '2026-11-23T02:00:00.000Z';
const base = 'http://sandbox.test';
const file = join(import.meta.dirname, '../../contract/src/examples/generated/examples.json');

const lists = join(import.meta.dirname, '../../contract/reference-lists.json');

/** Returns a source of bytes that are the same in every run. */
function countedBytes() {
  let state = 7;
  return <T extends Uint8Array>(bytes: T): T =>
    bytes.map(() => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) >> 16) as T;
}

async function recorder() {
  const sandbox = await createSandbox({ database: openMemory(), clock: () => new Date(at), random: countedBytes() });
  onTestFinished(() => sandbox.close());
  const line = { base, fetch: sandbox.fetch, skew: Date.parse(at) - Date.now(), last: undefined };
  const kit = new Kit(line, await TestInterface.find(`${base}/conformance/v1`, sandbox.fetch));
  const found: Record<string, { request: unknown; data: unknown }> = {};
  const errors: Record<string, unknown> = {};
  return {
    kit,
    found,
    errors,
    async call<Request, Response>(
      call: Call<Request, Response>,
      client: KitClient,
      request: Request,
    ): Promise<Response> {
      const data = await client.call(call, request);
      found[call.name] ??= { request, data };
      return data;
    },
    async refused(
      name: keyof typeof codes | 'loginExpired',
      call: Call,
      client: KitClient,
      request: unknown,
      instead?: HeaderOverrides,
    ) {
      await client.refused(call, request, name === 'loginExpired' ? loginExpiredCode : codes[name], instead);
      errors[name] = client.line.last?.envelope;
    },
    async api<T>(verb: string, path: string, body?: unknown): Promise<T> {
      const init =
        body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
      const answer = await sandbox.fetch(new Request(`${base}/sandbox/api${path}`, { method: verb, ...init }));
      return ((await answer.json()) as { data: T }).data;
    },
    /** Cancels a visit to the development provider, and returns the parameters of its redirect. */
    async cancelVisit(url: string) {
      const page = await sandbox.fetch(new Request(url));
      const formToken = /name="formToken" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
      const Cookie = page.headers.get('Set-Cookie')?.split(';')[0] ?? '';
      const form = new URLSearchParams({ formToken, persona: 'citizen', act: 'cancel' });
      const answer = await sandbox.fetch(new Request(url, { method: 'POST', headers: { Cookie }, body: form }));
      const query = new URLSearchParams(answer.headers.get('Location')?.split('?')[1]);
      return { state: query.get('state') ?? '', error: query.get('error') ?? '' };
    },
  };
}

type Recorder = Awaited<ReturnType<typeof recorder>>;
type Staged = { readonly userId: string; readonly phone: string; readonly loginCode: string };

/** Creates a customer in the state of a scenario, and signs them in. */
async function staged({ api, kit }: Recorder, id: string) {
  const { loginCode, phone } = await api<Staged>('POST', '/scenario', { id });
  const client = kit.visitor();
  return { phone, client: Object.assign(client, await client.call(user.exchangeLoginCode, { loginCode })) };
}

async function recordLogins(recorder: Recorder) {
  const { kit, call, api, refused } = recorder;
  const visitor = kit.visitor();
  const phone = '+6581234567';
  await call(user.sendCode, visitor, { phone });
  await refused('tooManyRequests', user.sendCode, visitor, { phone });
  const { code } = await api<{ code: string }>('GET', `/code?phone=${encodeURIComponent(phone)}`);
  const { loginCode } = await call(user.register, visitor, { phone, code });
  await call(user.readLoginCode, visitor, { loginCode });
  Object.assign(visitor, await call(user.exchangeLoginCode, visitor, { loginCode }));
  await refused('wrongCode', user.exchangeLoginCode, visitor, { loginCode });
  await call(user.getCurrentUser, visitor, {});
  await refused('signatureRejected', user.getCurrentUser, visitor, {}, { 'X-Time': String(Date.parse(at) - 600_000) });
  await call(user.logout, visitor, {});
  await refused('loginExpired', user.getCurrentUser, visitor, {});
  const names = [
    'occr_time',
    'platform',
    'version',
    'type',
    'name',
    'url',
    'code',
    'desc',
    'app_type',
    'lang_type',
    'extend_msg',
    'net_type',
    'uuid',
  ];
  await call(uploadLog, visitor, [Object.fromEntries(names.map((name) => [name, ''])) as never]);
}

async function recordOpening(recorder: Recorder) {
  const { kit, call, refused, api } = recorder;
  const client = await kit.customer();
  await call(opening.getExpiredDraft, client, { flow: 'opening' });
  const application = await call(opening.startApplication, client, { flow: 'opening' });
  const started = await ApplicationDriver.start(client);
  const { id: applicationId } = application;
  const operation = { 'X-Trans-Id': '1' };
  await call(opening.saveStep, client, started.saving('contact-info', contactInfo));
  await client.call(opening.saveStep, started.saving('choose', { route: 'manual' }), operation);
  await refused('operationReused', opening.saveStep, client, started.saving('choose', {}), operation);
  await refused('conflict', opening.saveStep, client, started.saving('contact-info', {}));
  await refused('invalidRequest', opening.saveStep, client, started.saving('base-info', { fullName: 7 }));
  const { journeyVersion } = application;
  const request = started.saving('choose', { route: 'manual' });
  await refused('outdated', opening.saveStep, client, { ...request, journeyVersion: journeyVersion - 1 });
  await refused('behind', opening.saveStep, client, { ...request, journeyVersion: journeyVersion + 1 });
  await refused('accountNotOpened', opening.startApplication, client, { flow: 'options' });
  const { revision } = await started.reload();
  await refused('incomplete', opening.submitApplication, client, { applicationId, revision });
  await call(opening.acknowledgeDraftNotices, client, { applicationId });
  const upload = { applicationId, kind: 'diploma', file: new File([jpeg()], 'IMG_0001.jpg') };
  const { documentId } = await call(opening.uploadDocument, client, upload);
  await refused('unsupportedFile', opening.uploadDocument, client, { ...upload, file: new File(['text'], 'a.png') });
  await refused('tooLarge', opening.uploadDocument, client, {
    ...upload,
    file: new File([new Uint8Array(20_971_521)], 'a.pdf'),
  });
  await call(opening.removeDocument, client, { applicationId, documentId });
  await started.reload();
  await started.fillIn();
  const [face = ''] = Object.entries(started.application.documents).find(([, { kind }]) => kind === 'face') ?? [];
  await call(opening.checkFace, client, { applicationId, documentId: face });
  await call(identity.startIdentityCheck, client, { applicationId, provider: 'hosted' }).then(({ verdict }) =>
    call(identity.getIdentityCheck, client, { checkId: verdict.checkId }),
  );
  const { revision: newest } = await started.reload();
  await call(opening.submitApplication, client, { applicationId, revision: newest });
  await call(opening.getApplication, client, { flow: 'opening' });
  await call(opening.getSubmissionPdf, client, { applicationId });
  await refused('notAllowed', opening.discardApplication, client, { applicationId });
  await refused('notFound', opening.discardApplication, await kit.customer(), { applicationId });
  const other = await kit.customer();
  const { id } = await other.call(opening.startApplication, { flow: 'opening' });
  await call(opening.discardApplication, other, { applicationId: id });
  await call(opening.getReferenceLists, kit.visitor(), {});
  await call(opening.getAgreements, kit.visitor(), { language: 'en', flow: 'opening' });
  await call(findAddress, client, { country: 'SG', postalCode: '460102' });
  await api('PUT', '/pc-opening', { opening: 'refused' });
  await refused(
    'pcRefused',
    opening.startApplication,
    await kit.customer(),
    { flow: 'opening' },
    { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0' },
  );
  await api('PUT', '/pc-opening', { opening: 'allowed' });
  await api('PUT', '/faults', [{ path: 'get-accounts', times: 1, kind: 'code', code: codes.internal }]);
  await refused('internal', opening.getAccounts, client, {});
}

async function recordHandOffs(recorder: Recorder) {
  const { kit, call, cancelVisit } = recorder;
  const client = await kit.customer();
  const { id: applicationId, ...draft } = await client.call(opening.startApplication, { flow: 'opening' });
  const returnUrl = 'http://localhost:4012/acct/open-account/sg-show-sinpass';
  const answers = { route: 'digital-id' };
  await client.call(opening.saveStep, { applicationId, step: 'choose', answers, revision: draft.revision });
  const { url } = await call(digitalId.startDigitalId, client, { applicationId, step: 'show-sinpass', returnUrl });
  await call(digitalId.finishDigitalId, client, await cancelVisit(url ?? ''));
  const offered = { applicationId, step: 'submit-photo' };
  await client.call(opening.saveStep, { applicationId, step: 'choose', answers: { route: 'manual' }, revision: 99 });
  const { handOffId, token } = await call(handOff.offerHandOff, client, offered);
  await call(handOff.getHandOff, client, { handOffId });
  const phone = kit.visitor();
  Object.assign(phone, await call(handOff.openHandOff, phone, { token }));
  await call(handOff.cancelHandOff, phone, {});
  const next = await client.call(handOff.offerHandOff, offered);
  await call(handOff.withdrawHandOff, client, { handOffId: next.handOffId });
}

async function recordJoint(recorder: Recorder) {
  const { kit, call, api } = recorder;
  const first = await ApplicationDriver.start(await kit.customer());
  await first.fillIn('choose-account');
  await first.save('choose-account', { tier: 'standard', holders: 'joint-adult' });
  const applicationId = first.id;
  const second = await staged(recorder, 'new');
  const invited = { applicationId, name: 'TAN MEI LING', mobile: second.phone };
  await first.client.call(joint.inviteHolder, { ...invited, mobile: '+6591234567' });
  await call(joint.withdrawInvitation, first.client, { applicationId });
  await call(joint.inviteHolder, first.client, invited);
  const mails = await api<{ kind: string; body: string }[]>('GET', `/mails?phone=${encodeURIComponent(second.phone)}`);
  const token = /invitation=([\w-]+)/.exec(mails.find(({ kind }) => kind === 'invitation')?.body ?? '')?.[1] ?? '';
  await call(joint.acceptInvitation, second.client, { token });
  await call(joint.getHoldersBoard, first.client, {});
  await call(joint.remindHolder, first.client, { applicationId });
}

async function recordAccount(recorder: Recorder) {
  const { call } = recorder;
  const { client } = await staged(recorder, 'w8ben-valid');
  await call(opening.getAccounts, client, {});
  await call(account.getCustomer, client, {});
  await call(account.getAccountOverview, client, {});
  await call(account.getAccountDetails, client, {});
  await call(account.getAssetHistory, client, { range: '1m' });
  await call(account.getInformation, client, {});
  await call(account.getCustomerDocuments, client, {});
  await call(w8ben.getW8ben, client, {});
  await call(w8ben.getW8bens, client, {});
  const { version, questions } = getQuestionSet('options', '2026-11-23');
  const answers = Object.fromEntries(questions.map((question) => [question, quizOptions[0]]));
  await call(answerQuiz, client, { product: 'options', version, answers });
}

/** Shortens lists to two entries, because an example shows only the shape, and replaces files by their name. */
const cut = (value: unknown): unknown =>
  value instanceof File
    ? value.name
    : Array.isArray(value)
      ? value.slice(0, 2).map(cut)
      : value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cut(one)]))
        : value;

/** Replaces what differs in every run: ids by their order, tokens and times. */
function settled(value: unknown): unknown {
  const ids = new Map<string, string>();
  const text = JSON.stringify(cut(value))
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g, (id) => {
      ids.set(id, ids.get(id) ?? `00000000-0000-4000-8000-${String(ids.size + 1).padStart(12, '0')}`);
      return ids.get(id) ?? id;
    })
    .replaceAll(/2026-11-23T0[12]:\d\d:\d\d\.\d{3}Z/g, at)
    .replaceAll(
      /(?<![\w%-])(?![\da-f]{64}\b)(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{22,}|(?<=%3A)[\w-]{22,}/g,
      'dG9rZW4gb2YgYW4gZXhhbXBsZQ',
    );
  return JSON.parse(text);
}

test('records an example of every call and error (`-u` updates them)', async () => {
  const made = await recorder();
  await recordLogins(made);
  await recordOpening(made);
  await recordHandOffs(made);
  await recordJoint(made);
  await recordAccount(made);
  expect(calls.map(({ name }) => name).filter((name) => !made.found[name])).toEqual([]);
  expect(Object.keys({ loginExpired: 0, ...codes }).filter((name) => !made.errors[name])).toEqual([]);
  const examples = settled({ calls: made.found, errors: made.errors });
  await expect(`${JSON.stringify(examples, null, 2)}\n`).toMatchFileSnapshot(file);
});

test('records the English reference lists, with codes of the rules (`-u` updates them)', async () => {
  const { kit } = await recorder();
  const answer = await kit.visitor().call(opening.getReferenceLists, {});
  await expect(`${JSON.stringify(answer, null, 2)}\n`).toMatchFileSnapshot(lists);
});
