import * as handOff from '@quayside/contract/calls/hand-off';
import * as joint from '@quayside/contract/calls/joint';
import * as call from '@quayside/contract/calls/opening';
import * as user from '@quayside/contract/calls/user';
import { codes, loginExpiredCode } from '@quayside/contract/envelope';
import { calls } from '@quayside/contract/internals/calls';
import { HAND_OFF_LINK_MINUTES, HAND_OFF_LOGIN_MINUTES } from '@quayside/rules/limits';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sampleBaseInfo } from '../../development/samples/sample-answers.ts';
import { drawSpecimen, type Specimen } from '../../development/samples/specimen-picture.ts';
import type { TestClient } from '../../testing/client.ts';
import { testDatabases } from '../../testing/databases/databases.ts';
import { TestPart } from '../../testing/joint.ts';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

const MINUTE = 60 * 1000;

describe.each(testDatabases)('with the $name database', ({ start }) => {
  let sandbox: TestSandbox;
  let offset = 0;
  beforeAll(async () => {
    sandbox = await openTestSandbox({ ...(await start()), clock: () => new Date(Date.now() + offset) });
  }, 60_000);
  afterAll(() => sandbox.close());
  afterEach(() => {
    offset = 0;
  });

  const beyond = { code: codes.notAllowed, data: { reason: 'hand-off', state: 'beyond' } };
  const over = (state: string) => ({ code: codes.notAllowed, data: { reason: 'hand-off', state } });

  /** Creates a customer who is at the documents step on a desktop. */
  async function atDesktop() {
    const client = await sandbox.customer();
    const opening = await TestOpening.start(client);
    const diploma = await opening.upload('diploma', 4);
    const samples = await opening.samples({ front: '', proof: '', face: '', diploma });
    for (const [step, answers] of samples) {
      if (step === 'submit-photo') break;
      await opening.save(step, answers);
    }
    return { client, opening, photo: samples.find(([step]) => step === 'submit-photo')?.[1] ?? {} };
  }
  const offer = (opening: TestOpening, step = 'submit-photo') =>
    opening.client.call(handOff.offerHandOff, { applicationId: opening.id, step });
  const stateOf = async (opening: TestOpening, handOffId: string) =>
    (await opening.client.call(handOff.getHandOff, { handOffId })).state;

  /** Opens the link of a hand-off on a phone. */
  async function scan(token: string, phone: TestClient = sandbox.client()) {
    const opened = await phone.call(handOff.openHandOff, { token });
    Object.assign(phone, { token: opened.token, userId: opened.userId });
    return { phone, opened };
  }
  const picture = async (kind: Specimen, seed: number) =>
    new File([await drawSpecimen(kind, seed)], 'IMG_0001.png', { type: 'image/png' });

  test('ends the phone’s login after the completed step, which the desktop shows', async () => {
    const { opening, photo } = await atDesktop();
    const { handOffId, token, matchCode } = await offer(opening);
    expect(await stateOf(opening, handOffId)).toBe('waiting');
    const { phone, opened } = await scan(token);
    expect(opened).toMatchObject({ flow: 'opening', step: 'submit-photo', matchCode });
    expect(await stateOf(opening, handOffId)).toBe('opened');

    const seen = await phone.call(call.getApplication, { flow: 'opening' });
    const applicationId = opening.id;
    const file = await picture('identity-front', 11);
    const { documentId } = await phone.call(call.uploadDocument, { applicationId, kind: 'identity-front', file });
    const again = await phone.call(call.getApplication, { flow: 'opening' });
    expect(Object.keys(again?.documents ?? {}), 'the uploaded document').toEqual([documentId]);
    const request = { applicationId, step: 'submit-photo', answers: { ...photo, front: documentId }, revision: 99 };
    const operation = { headers: { 'X-Trans-Id': 'save-on-phone' } };
    const saved = await phone.call(call.saveStep, request, operation);
    expect(saved.issues).toEqual([]);
    expect(seen?.answers, 'no earlier answers').toEqual({});
    expect(await stateOf(opening, handOffId)).toBe('done');
    expect(await phone.call(call.saveStep, request, operation), 'F50 a retry returns the lost response').toEqual(saved);
    expect(await phone.ask(call.saveStep, request)).toMatchObject(over('done'));
    expect(await phone.ask(call.getApplication, { flow: 'opening' })).toMatchObject(over('done'));

    const { answers } = await opening.reload();
    expect(answers['submit-photo']).toEqual({ ...photo, front: documentId });
    const { applications } = await sandbox.api<{ applications: { audit: { action: string }[] }[] }>(
      'GET',
      `/state?phone=${encodeURIComponent(await phoneOf(opening.client))}`,
    );
    const told = applications[0]?.audit.map(({ action }) => action).filter((action) => action.startsWith('hand-off'));
    expect(told).toEqual(['hand-off-offered', 'hand-off-opened', 'hand-off-done']);
  });

  const phoneOf = async (client: TestClient) => (await client.call(user.getCurrentUser, {})).phoneNumber;

  test('sends the phone only the data that the step needs', async () => {
    const { opening, photo } = await atDesktop();
    const { token } = await offer(opening);
    const { phone } = await scan(token);
    await opening.save('base-info', sampleBaseInfo);
    await opening.save('submit-photo', photo);
    const seen = await phone.call(call.getApplication, { flow: 'opening' });
    expect(seen?.answers).toEqual({
      'base-info': { nationality: 'MY', documentType: 'passport' },
      'submit-photo': photo,
    });
    expect(seen?.requirements.map(({ id }) => id)).toEqual(['identity-document']);
    const whole = JSON.stringify(opening.application.answers);
    expect(whole).toContain('LIM WEI MING');
    expect(JSON.stringify(seen)).not.toMatch(/LIM WEI MING|A12345678|customer\.example|annualIncome|\+65/);
  });

  test('refuses every other call of the contract on the phone', async () => {
    const { opening } = await atDesktop();
    const { token } = await offer(opening);
    const { phone } = await scan(token);
    const own = ['getApplication', 'saveStep', 'uploadDocument', 'checkFace', 'cancelHandOff'];
    const asked = calls.filter(({ auth, name }) => auth && !own.includes(name));
    expect(asked.length).toBeGreaterThan(15);
    for (const { name, path, verb, style, request } of asked) {
      const answer = await phone.send({ path, verb, style }, exampleOf(name, opening.id));
      expect([name, request && (await answer.json())]).toMatchObject([name, beyond]);
    }
    const open = calls.filter(({ auth }) => !auth).map(({ name }) => name);
    expect(open, 'public calls').toEqual([
      'sendCode',
      'register',
      'readLoginCode',
      'exchangeLoginCode',
      'getAgreements',
      'getReferenceLists',
      'openHandOff',
      'uploadLog',
    ]);
    expect((await phone.ask(call.getAgreements, { language: 'en' })).code).toBe(0);
  });

  /** Returns a request that matches the call's schema, so that only the hand-off can be the reason for a refusal. */
  const exampleOf = (name: string, applicationId: string) => {
    const id = crypto.randomUUID();
    const given: Record<string, unknown> = {
      startApplication: { flow: 'opening' },
      getExpiredDraft: { flow: 'opening' },
      getAssetHistory: { range: '1w' },
      findAddress: { country: 'SG', postalCode: '460102' },
      answerQuiz: { product: 'options', version: '2026-11-21', answers: {} },
      submitApplication: { applicationId, revision: 1 },
      removeDocument: { applicationId, documentId: id },
      offerHandOff: { applicationId, step: 'submit-photo' },
      getHandOff: { handOffId: id },
      withdrawHandOff: { handOffId: id },
      acceptInvitation: { token: 'abcdefghijklmnopqrstuvwxyz' },
      inviteHolder: { applicationId, name: 'TAN MEI LING', mobile: '+6581234567' },
      startIdentityCheck: { applicationId, provider: 'hosted' },
      getIdentityCheck: { checkId: id },
      startDigitalId: { applicationId, step: 'show-sinpass', returnUrl: 'http://localhost:4012/acct/open-account/' },
      finishDigitalId: { state: 'x', code: 'y' },
    };
    return given[name] ?? { applicationId };
  };

  test('refuses another step, application, kind of document or customer’s file on the phone', async () => {
    const { opening, photo } = await atDesktop();
    const front = await opening.upload('identity-front', 5);
    const other = await atDesktop();
    const { token } = await offer(opening);
    const { phone } = await scan(token);
    const save = { applicationId: opening.id, step: 'submit-photo', answers: photo, revision: 99 };
    const file = await picture('address-proof', 12);
    const refused = [
      phone.ask(call.saveStep, { ...save, step: 'base-info' }),
      phone.ask(call.saveStep, { ...save, applicationId: other.opening.id }),
      phone.ask(call.uploadDocument, { applicationId: opening.id, kind: 'address-proof', file }),
      phone.ask(call.uploadDocument, { applicationId: other.opening.id, kind: 'identity-front', file }),
      phone.ask(call.checkFace, { applicationId: opening.id, documentId: front }),
    ];
    for (const answer of await Promise.all(refused)) expect(answer).toMatchObject(beyond);
    expect(await phone.ask(call.getApplication, { flow: 'joint' })).toMatchObject({ code: codes.notFound });
    const bytes = await phone.send({ path: call.getDocumentPath, verb: 'GET', style: 'query' }, { documentId: front });
    expect(await bytes.json()).toMatchObject(beyond);
    const seen = await phone.call(call.getApplication, { flow: 'opening' });
    expect(seen?.documents, 'documents without a reference in the answers').toEqual({});
  });

  test('accepts the link of a hand-off once, on one device, for a limited time', async () => {
    const { opening } = await atDesktop();
    const first = await offer(opening);
    const { phone } = await scan(first.token);
    const stranger = sandbox.client();
    expect(await stranger.ask(handOff.openHandOff, { token: first.token })).toMatchObject(over('opened'));
    const thief = Object.assign(sandbox.client(), { token: phone.token, userId: phone.userId });
    expect(await thief.ask(call.getApplication, { flow: 'opening' })).toMatchObject({ code: loginExpiredCode });
    const late = await offer(opening);
    offset = HAND_OFF_LINK_MINUTES * MINUTE;
    expect(await stranger.ask(handOff.openHandOff, { token: late.token })).toMatchObject(over('expired'));
    expect(await stateOf(opening, late.handOffId)).toBe('expired');
    expect(await stranger.ask(handOff.openHandOff, { token: 'x'.repeat(32) })).toMatchObject({ code: codes.notFound });
  });

  test('expires the login of the phone', async () => {
    const { opening } = await atDesktop();
    const { token, handOffId } = await offer(opening);
    const { phone } = await scan(token);
    offset = HAND_OFF_LOGIN_MINUTES * MINUTE;
    expect(await phone.ask(call.getApplication, { flow: 'opening' })).toMatchObject({ code: loginExpiredCode });
    expect(await stateOf(opening, handOffId)).toBe('expired');
  });

  test.each(['another link', 'taken back', 'signed out'] as const)(
    'F10 ends the phone’s login and the link after %s',
    async (how) => {
      const { client, opening } = await atDesktop();
      const { token, handOffId } = await offer(opening);
      const { phone } = await scan(token);
      if (how === 'another link') await offer(opening, 'submit-photo');
      if (how === 'taken back') await client.call(handOff.withdrawHandOff, { handOffId });
      if (how === 'signed out') await client.call(user.logout, {});
      expect(await phone.ask(call.getApplication, { flow: 'opening' })).toMatchObject(over('withdrawn'));
      expect(await sandbox.client().ask(handOff.openHandOff, { token })).toMatchObject(over('withdrawn'));
    },
  );

  test('lets only the phone cancel the hand-off', async () => {
    const { opening } = await atDesktop();
    const { token, handOffId } = await offer(opening);
    const { phone } = await scan(token);
    await phone.call(handOff.cancelHandOff, {});
    expect(await stateOf(opening, handOffId)).toBe('cancelled');
    const stranger = await sandbox.customer();
    expect(await stranger.ask(handOff.getHandOff, { handOffId })).toMatchObject({ code: codes.notFound });
    expect(await stranger.ask(handOff.withdrawHandOff, { handOffId })).toMatchObject({ code: codes.notFound });
    const { id: applicationId } = opening;
    expect(await stranger.ask(handOff.offerHandOff, { applicationId, step: 'submit-photo' })).toMatchObject({
      code: codes.notFound,
    });
    expect(await opening.client.ask(handOff.cancelHandOff, {})).toMatchObject(beyond);
  });

  test('hands off only an open, applicable step with a camera', async () => {
    const { client, opening } = await atDesktop();
    const ask = (step: string) => client.ask(handOff.offerHandOff, { applicationId: opening.id, step });
    for (const step of ['base-info', 'sign-info', 'prove-relationship', 'nonsense'])
      expect(await ask(step)).toMatchObject({ code: codes.invalidRequest, data: { path: 'step' } });
    await opening.fillIn();
    await opening.submit();
    expect(await ask('submit-photo')).toMatchObject({ code: codes.notAllowed, data: { state: 'under-review' } });
  });

  test('hides the first holder’s data from the phone in a step of the second holder', async () => {
    const client = await sandbox.customer();
    const opening = await TestOpening.start(client);
    await opening.fillIn({ 'choose-account': { tier: 'standard', holders: 'joint-adult' } });
    const part = await TestPart.onDevice(client);
    for (const [step, answers] of await part.samples({ front: '', proof: '', face: '', diploma: '' }))
      if (['choose', 'choose-tip', 'base-info', 'contact-info'].includes(step)) await part.save(step, answers);
    const { token } = await offer(part);
    const { phone, opened } = await scan(token);
    expect(opened).toMatchObject({ flow: 'joint', step: 'submit-photo' });
    const seen = await phone.call(call.getApplication, { flow: 'joint' });
    expect(seen).toMatchObject({ id: part.id, part: { role: 'joint-adult' } });
    expect(await phone.ask(call.getApplication, { flow: 'opening' })).toMatchObject({ code: codes.notFound });
    expect(await phone.ask(joint.getHoldersBoard, {})).toMatchObject(beyond);
  });

  test('completes the face step on the phone when the check passes', async () => {
    const { opening } = await atDesktop();
    const { token, handOffId } = await offer(opening, 'face-h5');
    const { phone } = await scan(token);
    const file = await picture('face', 3);
    const { documentId } = await phone.call(call.uploadDocument, { applicationId: opening.id, kind: 'face', file });
    expect((await phone.call(call.checkFace, { applicationId: opening.id, documentId })).face.result).toBe('passed');
    expect(await stateOf(opening, handOffId)).toBe('opened');
    const answers = { picture: documentId };
    await phone.call(call.saveStep, { applicationId: opening.id, step: 'face-h5', answers, revision: 99 });
    expect(await stateOf(opening, handOffId)).toBe('done');
    expect((await opening.reload()).answers['face-h5']).toEqual(answers);
  });
});
