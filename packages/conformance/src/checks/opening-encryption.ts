import * as call from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import { randomId } from '@quayside/platform/internals/random-id';
import { ApplicationDriver } from '../kit/application-driver.ts';
import type { Check } from '../kit/check.ts';
import { encryptBlock, encryptLong, encryptWithWeakPadding } from '../kit/encrypt.ts';
import { expectSame, expectThat } from '../kit/mismatch.ts';
import { baseInfo } from '../samples/opening-answers.ts';

const HOUR = 60 * 60 * 1000;

/** Checks of the profile `opening` that concern encrypted answers and their keys. */
export const encryptionChecks: readonly Check[] = [
  {
    id: 'opening.encrypted',
    title: 'Decrypts encrypted answers into their paths',
    reliesOn: 'Document and tax numbers are sent encrypted: short ones as a block, long ones with their own key.',
    section: 'encryption',
    needs: ['customer', 'public-key'],
    async run(kit) {
      const { publicKey = {} } = kit.test;
      const opening = await ApplicationDriver.start(await kit.customer());
      const { documentNumber, taxResidencies, ...plain } = baseInfo;
      const answers = { ...plain, taxResidencies: [{ country: taxResidencies[0].country }] };
      const encrypted = {
        documentNumber: await encryptBlock(publicKey, documentNumber),
        'taxResidencies.0.number': await encryptLong(publicKey, taxResidencies[0].number),
      };
      const request = { ...opening.saving('base-info', answers), encrypted };
      const { application } = await opening.client.call(call.saveStep, request);
      expectSame('the answers', application.answers['base-info'], baseInfo, kit.line.last);
    },
  },
  {
    id: 'opening.encrypted-again',
    title: 'A retry with newly encrypted answers is the same request',
    reliesOn: 'RSA-OAEP is random, so the server compares the plain text.',
    section: 'encryption',
    needs: ['customer', 'public-key'],
    async run(kit) {
      const { publicKey = {} } = kit.test;
      const opening = await ApplicationDriver.start(await kit.customer());
      const operation = { 'X-Trans-Id': randomId() };
      const send = async () => {
        const encrypted = { documentNumber: await encryptBlock(publicKey, baseInfo.documentNumber) };
        return { ...opening.saving('base-info', { documentType: 'passport' }), encrypted };
      };
      const first = await opening.client.call(call.saveStep, await send(), operation);
      expectSame(
        'the response is the first one',
        await opening.client.call(call.saveStep, await send(), operation),
        first,
        kit.line.last,
      );
    },
  },
  {
    id: 'opening.encrypted-wrongly',
    title: 'Refuses a value that does not decrypt, or is encrypted for another path, with 310001',
    reliesOn: 'An unreadable value must not be stored as an answer.',
    section: 'encryption',
    needs: ['customer', 'public-key'],
    async run(kit) {
      const { publicKey = {} } = kit.test;
      const opening = await ApplicationDriver.start(await kit.customer());
      const send = (encrypted: Record<string, string>) =>
        opening.client.refused(call.saveStep, { ...opening.saving('base-info', {}), encrypted }, codes.invalidRequest);
      const broken = await send({ documentNumber: 'bm90IGVuY3J5cHRlZA' });
      expectSame('data.path', broken.path, 'encrypted.documentNumber', kit.line.last);
      for (const padding of ['pkcs1', 'oaep-sha1'] as const)
        await send({ documentNumber: encryptWithWeakPadding(publicKey, 'K87654321', padding) });
      await send({ fullName: await encryptBlock(publicKey, 'NUR AISYAH') });
      await send({ 'constructor.prototype.documentNumber': await encryptBlock(publicKey, 'K87654321') });
    },
  },
  {
    id: 'opening.key-unknown',
    title: 'Refuses a value encrypted with an unknown key with 310001 and its path',
    reliesOn: 'A page with an expired key reloads, and stores the unsaved answers.',
    section: 'encryption',
    needs: ['customer', 'public-key'],
    async run(kit) {
      const { publicKey: strange } = await crypto.subtle.generateKey(
        { name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
        true,
        ['encrypt', 'decrypt'],
      );
      const key = await crypto.subtle.exportKey('jwk', strange);
      const opening = await ApplicationDriver.start(await kit.customer());
      for (const encrypt of [encryptBlock, encryptLong]) {
        const encrypted = { documentNumber: await encrypt(key, baseInfo.documentNumber) };
        const request = { ...opening.saving('base-info', {}), encrypted };
        const { path } = await opening.client.refused(call.saveStep, request, codes.invalidRequest);
        expectSame('data.path', path, 'encrypted.documentNumber', kit.line.last);
      }
      const { answers } = await opening.reload();
      expectSame('nothing is stored', answers['base-info'] ?? {}, {}, kit.line.last);
    },
  },
  {
    id: 'opening.key-changed',
    title: 'After a key change, the server offers the new key and accepts the former one for 24 hours',
    reliesOn: 'Open pages have the former key, and a save without a network is repeated for a day.',
    section: 'encryption',
    needs: ['customer', 'clock', 'public-key', 'change-key'],
    async run(kit) {
      const { publicKey: former = {} } = kit.test;
      const opening = await ApplicationDriver.start(await kit.customer());
      const operation = { 'X-Trans-Id': randomId() };
      const number = (key: JsonWebKey) => encryptBlock(key, baseInfo.documentNumber);
      const { revision } = opening.application;
      const send = async (encrypted: string, instead = {}) => {
        const answers = { documentType: 'passport' };
        const request = { ...opening.saving('base-info', answers, revision), encrypted: { documentNumber: encrypted } };
        return opening.client.call(call.saveStep, request, instead);
      };
      const first = await send(await number(former), operation);
      const present = await kit.test.changeKey();
      expectThat('the server offers another key', present.n !== former.n, {
        expected: 'another modulus n',
        actual: present.n,
      });
      expectSame(
        'a retry with the new key is the same request',
        await send(await number(present), operation),
        first,
        kit.line.last,
      );
      const saves = async (...encrypted: readonly string[]) => {
        for (const one of encrypted) {
          await opening.reload();
          const request = { ...opening.saving('base-info', {}), encrypted: { documentNumber: one } };
          const { application } = await opening.client.call(call.saveStep, request);
          const { documentNumber } = application.answers['base-info'] ?? {};
          expectSame('the answer', documentNumber, baseInfo.documentNumber, kit.line.last);
        }
      };
      await saves(await number(present), await encryptLong(present, baseInfo.documentNumber));
      await saves(await number(former), await encryptLong(former, baseInfo.documentNumber));
      await kit.later(23 * HOUR, async () => saves(await number(former)));
    },
  },
];
