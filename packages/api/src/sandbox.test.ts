import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createBridge } from '@quayside/bridge/bridge';
import type { SigningFields } from '@quayside/bridge/commands';
import { createSimulator } from '@quayside/bridge/testing/simulator';
import { getApplication, saveStep, startApplication } from '@quayside/contract/calls/opening';
import { exchangeLoginCode, getCurrentUser, logout, register, sendCode } from '@quayside/contract/calls/user';
import { codes } from '@quayside/contract/envelope';
import { randomId } from '@quayside/platform/internals/random-id';
import { createServerClock } from '@quayside/platform/server-clock';
import { limitRuns } from '@quayside/platform/testing/property-runs';
import { createSandbox, openMemory, type Sandbox } from '@quayside/sandbox/sandbox';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Adapter, AdapterFailure } from './adapter.ts';
import { type ClientOptions, createClient } from './client/client.ts';
import { createEncryptor } from './encryption.ts';
import { fetchAdapter } from './fetch-adapter.ts';
import { createSession } from './session.ts';
import { bridgeSigner } from './signer.ts';
import { createSharedArea, createTestEnvironment, createTestStorage, testDevice } from './testing/test-client.ts';

const base = 'http://sandbox.test/';
const publicKey = JSON.parse(
  readFileSync(new URL('../../sandbox/src/development/keys/development-public.json', import.meta.url), 'utf8'),
) as JsonWebKey;

let sandbox: Sandbox;
let toSandbox: Adapter;
let phones = 80_000_000;
beforeAll(async () => {
  sandbox = await createSandbox({ database: openMemory() });
  toSandbox = fetchAdapter(sandbox.fetch);
}, 60_000);
afterAll(() => sandbox.close());

function connect(options: Partial<ClientOptions> = {}) {
  const notices: string[] = [];
  const session = createSession({ storage: createTestStorage(createSharedArea()) });
  const own = { ...testDevice, deviceId: randomId() };
  const notify = { offline: () => void notices.push('offline') };
  session.subscribe((event) => {
    if (event.type === 'ended' && event.reason === 'expired') notices.push('login expired');
  });
  const client = createClient({
    environment: createTestEnvironment(base),
    session,
    deviceInfo: () => own,
    notify,
    clock: createServerClock(),
    adapter: toSandbox,
    ...options,
  });
  return { client, session, notices, own };
}

async function signIn({ client, session }: Pick<ReturnType<typeof connect>, 'client' | 'session'>): Promise<void> {
  const phone = `+65${(phones += 1)}`;
  await client.call(sendCode, { phone });
  const answer = await sandbox.fetch(new Request(`${base}sandbox/api/code?phone=${encodeURIComponent(phone)}`));
  const { data } = (await answer.json()) as { data: { code: string } };
  const { loginCode } = await client.call(register, { phone, code: data.code });
  session.begin(await client.call(exchangeLoginCode, { loginCode }));
}

describe('with the sandbox', () => {
  test('CALL-02 signs in, reads the user and signs out', async () => {
    const made = connect();
    await signIn(made);
    const user = await made.client.call(getCurrentUser, {});
    made.session.merge(user);
    expect([made.session.userId(), user.uuid.length > 0]).toEqual([user.userId, true]);
    await made.client.call(logout, {});
    await expect(made.client.call(getCurrentUser, {})).rejects.toMatchObject({ code: 300101 });
    expect([made.notices, made.session.token()]).toEqual([['login expired'], undefined]);
  });

  test('CALL-03 F16 accepts only signed requests of the app', async () => {
    const app = createSimulator({
      appVersion: '1.7.0',
      script: { get_http_sign: (fields) => ({ sign: signed(fields) }) },
    });
    const own = { ...testDevice, deviceType: 't1' as const, deviceId: randomId() };
    const signer = bridgeSigner(createBridge(app.transport, { appVersion: '1.7.0' }), '1.7.0');
    const made = connect({ signer, deviceInfo: () => own });
    await signIn(made);
    expect((await made.client.call(getCurrentUser, {})).userId).toBe(made.session.userId());
    app.behave({ get_http_sign: (fields) => ({ sign: signed({ ...fields, timestamp: '1' }) }) });
    await expect(made.client.call(getCurrentUser, {})).rejects.toMatchObject({ code: codes.signatureRejected });
  });

  test('F59 works with a device clock that is a year off', async () => {
    const made = connect({ clock: createServerClock(() => Date.now() - 365 * 86_400_000) });
    await signIn(made);
    expect((await made.client.call(getCurrentUser, {})).userId).toBe(made.session.userId());
  });

  test('CRYPT-01 decrypts short and long texts on the server', async () => {
    const made = connect();
    await signIn(made);
    const encrypt = createEncryptor({
      keys: { production: publicKey, test: publicKey },
      storageBucket: 'dev',
      log: () => undefined,
    });
    const { id: applicationId, revision } = await made.client.call(startApplication, { flow: 'opening' });
    let application = { revision };
    for (const documentNumber of ['E1234567', '護照'.repeat(100)]) {
      const request = {
        applicationId,
        step: 'base-info',
        answers: { documentNumber: '' },
        encrypted: { documentNumber: await encrypt(documentNumber) },
        revision: application.revision,
      };
      ({ application } = await made.client.call(saveStep, request));
      expect(application).toMatchObject({ answers: { 'base-info': { documentNumber } } });
    }
  });

  test('F50 runs an operation once despite lost requests and responses', async () => {
    const fault = fc.constantFrom('none', 'lost before', 'lost after', 'twice');
    const made = connect();
    let faults: string[] = [];
    const flaky: Adapter = async (request) => {
      const now = request.method === 'POST' ? faults.shift() : 'none';
      if (now === 'lost before') throw new AdapterFailure('network');
      const answer = await toSandbox(request);
      if (now === 'lost after') throw new AdapterFailure('network');
      return now === 'twice'
        ? toSandbox({
            ...request,
            headers: { ...request.headers, 'X-Request-Id': randomId(), 'X-Time': String(Date.now() + 1) },
          })
        : answer;
    };
    await signIn(made);
    const unsure = connect({ adapter: flaky, session: made.session, deviceInfo: () => made.own });
    const { id: applicationId } = await made.client.call(startApplication, { flow: 'opening' });
    await fc.assert(
      fc.asyncProperty(fc.array(fault, { minLength: 1, maxLength: 4 }), async (given) => {
        faults = [...given];
        const before = await made.client.call(getApplication, { flow: 'opening' });
        const request = {
          applicationId,
          step: 'base-info',
          answers: { fullName: `TAN ${randomId()}` },
          revision: before?.revision ?? -1,
        };
        const operationId = randomId();
        const save = () => unsure.client.call(saveStep, request, { operationId }).catch(() => undefined);
        let saved = await save();
        for (let tries = 0; !saved && tries < 5; tries += 1) saved = await save();
        const after = await made.client.call(getApplication, { flow: 'opening' });
        expect(saved?.application.revision).toBe(request.revision + 1);
        expect(after).toMatchObject({ revision: request.revision + 1, answers: { 'base-info': request.answers } });
      }),
      { numRuns: Number(process.env.QUAYSIDE_SEQUENCES ?? limitRuns(200)) },
    );
  }, 120_000);
});

/** Signs as the sandbox's simulated app does: the specified fields in their order. */
function signed(fields: SigningFields): string {
  const {
    timestamp,
    userId,
    userToken,
    language,
    appType,
    version,
    transactionId,
    requestId,
    deviceType,
    deviceId,
    deviceInfo,
    netType,
  } = fields;
  const text = [
    timestamp,
    userId,
    userToken,
    language,
    appType,
    version,
    transactionId,
    requestId,
    deviceType,
    deviceId,
    deviceInfo,
    netType,
  ].join('\n');
  return createHmac('sha256', 'quayside-simulated-app').update(text).digest('base64url');
}
