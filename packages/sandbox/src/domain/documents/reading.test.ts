import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import * as call from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import publicKey from '../../development/keys/development-public.json' with { type: 'json' };
import { drawSpecimen } from '../../development/samples/specimen-picture.ts';
import { testDatabases } from '../../testing/databases/databases.ts';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

/** Encrypts a short text with the server's public key, as a client does (CRYPT-01). */
const encrypt = (text: string): string => {
  const key = createPublicKey({ key: publicKey, format: 'jwk' });
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  return publicEncrypt({ key, oaepHash: 'sha256', padding }, Buffer.from(text)).toString('base64url');
};

describe.each(testDatabases)('with the $name database', ({ start }) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(await start());
  }, 60_000);
  afterAll(() => sandbox.close());

  const read = { fullName: 'TAN MEI LING', birthDate: '1990-01-01', number: 'A12345678', expiresOn: '2030-05-01' };
  const upload = async (opening: TestOpening, reading: string) => {
    const file = new File([await drawSpecimen('identity-front', 7)], 'IMG_0001.png', { type: 'image/png' });
    const request = { applicationId: opening.id, kind: 'identity-front', file, reading };
    return opening.client.ask(call.uploadDocument, request);
  };

  test('RULE-07 requires a correction if the number on the document differs', async () => {
    const opening = await TestOpening.start(await sandbox.customer());
    const documents = await opening.fillIn();
    const uploaded = await upload(opening, encrypt(JSON.stringify({ number: 'A87654321' })));
    expect(uploaded.data.document.reading).toMatchObject({ number: 'A87654321' });
    await opening.reload();
    const photo = opening.application.answers['submit-photo'];
    const saved = await opening.save('submit-photo', { ...photo, front: uploaded.data.documentId });
    expect(saved.issues.map(({ path, code }) => `${path}: ${code}`)).toContain('front.number: document-number-differs');
    const refused = await opening.client.ask(call.submitApplication, {
      applicationId: opening.id,
      revision: opening.application.revision,
    });
    expect(refused).toMatchObject({ code: codes.incomplete, data: { step: 'base-info' } });

    const back = await opening.save('submit-photo', { ...photo, front: documents.front });
    expect(back.issues).toEqual([]);
  });

  test('RULE-07 requires changed basic information to match the document', async () => {
    const opening = await TestOpening.start(await sandbox.customer());
    await opening.fillIn();
    const base = opening.application.answers['base-info'] as { documentNumber: string; dateOfBirth: string };
    const same = { number: base.documentNumber, birthDate: base.dateOfBirth };
    const { data } = await upload(opening, encrypt(JSON.stringify(same)));
    await opening.reload();
    const photo = { ...opening.application.answers['submit-photo'], front: data.documentId };
    expect((await opening.save('submit-photo', photo)).issues).toEqual([]);
    const changed = await opening.save('base-info', { ...base, documentNumber: 'A87654321' });
    expect(changed.issues).toEqual([{ path: 'documentNumber', code: 'document-number-differs' }]);
    const refused = await opening.client.ask(call.submitApplication, {
      applicationId: opening.id,
      revision: opening.application.revision,
    });
    expect(refused).toMatchObject({ code: codes.incomplete, data: { step: 'base-info' } });
  });

  test.each([
    ['not encrypted', () => JSON.stringify(read)],
    ['not JSON', () => encrypt('P<UTO')],
    ['another shape', () => encrypt(JSON.stringify({ birthDate: 'yesterday' }))],
  ])('refuses a document reading that is %s', async (_, reading) => {
    const opening = await TestOpening.start(await sandbox.customer());
    expect(await upload(opening, reading())).toMatchObject({ code: codes.invalidRequest });
  });
});
