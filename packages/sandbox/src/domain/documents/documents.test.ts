import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as call from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawSpecimen } from '../../development/samples/specimen-picture.ts';
import { createWorkerImages } from '../../node/worker-images.ts';
import { testDatabases } from '../../testing/databases/databases.ts';
import { TestOpening } from '../../testing/opening.ts';
import { createPng } from '../../testing/picture-headers.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import { checkFile } from '../files/file-check.ts';
import { findPdfFlag } from '../files/pdf-flag.ts';
import { createMemoryBlobs } from '../ports/blob-store.ts';
import { BusyError } from '../ports/busy.ts';

describe.each(testDatabases)('with the $name database', ({ start }) => {
  type Bytes = Uint8Array<ArrayBuffer>;

  const blobs = createMemoryBlobs();
  const stored: string[] = [];
  let sandbox: TestSandbox;
  let opening: TestOpening;
  beforeAll(async () => {
    const counted = { ...blobs, put: async (key: string, bytes: Bytes) => (stored.push(key), blobs.put(key, bytes)) };
    sandbox = await openTestSandbox({ ...(await start()), blobs: counted });
    opening = await TestOpening.start(await sandbox.customer());
  }, 60_000);
  afterAll(() => sandbox.close());

  const upload = (bytes: Bytes | string, headers: Record<string, string> = {}, kind = 'identity-front') =>
    opening.client.ask(
      call.uploadDocument,
      { applicationId: opening.id, kind, file: new File([bytes], '../../etc/passwd\r\n.jpg', { type: 'image/jpeg' }) },
      { headers },
    );
  const bytesOf = async (documentId: string, client = opening.client) => {
    const answer = await client.send({ path: call.getDocumentPath, verb: 'GET', style: 'query' }, { documentId });
    return { answer, bytes: new Uint8Array(await answer.clone().arrayBuffer()) };
  };
  const photo = (width: number, height: number) =>
    sharp({
      create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 140, sigma: 40 } },
    });
  const jpeg = async (): Promise<Bytes> => new Uint8Array(await photo(80, 60).jpeg().toBuffer());

  describe('F29 uploaded files', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    test.each([
      ['an SVG named .jpg', svg, 'type'],
      ['an HTML page named .jpg', '<!doctype html><script>alert(1)</script>', 'type'],
      ['a text', 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*', 'type'],
      ['an executable', 'MZ\u0090\u0000\u0003', 'type'],
      ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000', 'type'],
      ['a JPEG after a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf, 0xff, 0xd8, 0xff, 0xe0]), 'type'],
      ['an HTML page with the header of a PDF', '<!doctype html>%PDF-1.7<script>alert(1)</script>', 'type'],
      ['a PDF after more than 1,024 bytes', `${' '.repeat(1024)}%PDF-1.7`, 'type'],
      ['nothing', '', 'empty'],
      [
        'a JPEG that breaks off',
        new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]),
        'unreadable',
      ],
    ])('refuses to store %s', async (_name, bytes, reason) => {
      expect(await upload(bytes)).toMatchObject({ code: codes.unsupportedFile, data: { reason } });
    });

    test('removes bytes that are appended to a picture', async () => {
      const script = new TextEncoder().encode('<script>alert(1)</script>');
      const { data } = await upload(new Uint8Array([...(await jpeg()), ...script]));
      const { bytes } = await bytesOf(data.documentId);
      expect(Buffer.from(bytes).includes('<script>')).toBe(false);
    });

    test.each([
      ['%PDF-1.7\n1 0 obj<<>>endobj', 'pdf-unscanned'],
      ['%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj', 'pdf-active'],
      ['\n%PDF-1.7\n1 0 obj<<>>endobj', 'pdf-unscanned'],
      ['\uFEFF%PDF-1.7\n1 0 obj<<>>endobj', 'pdf-unscanned'],
      ['Content-Type: application/pdf\r\n\r\n%PDF-1.7\n1 0 obj<<>>endobj', 'pdf-unscanned'],
      ['1 0 obj<</JavaScript 2 0 R>>endobj\n%PDF-1.7\n', 'pdf-active'],
      [`${' '.repeat(1000)}%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj`, 'pdf-active'],
    ])('stores a PDF unchanged, with a flag for the reviewer', async (pdf, flag) => {
      const { data } = await upload(pdf, {}, 'address-proof');
      const { bytes, answer } = await bytesOf(data.documentId);
      expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(pdf);
      expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
      const phone = encodeURIComponent((opening.client as unknown as { phone: string }).phone);
      const state = await sandbox.api<{ applications: [{ documentRows: { id: string; flag: string }[] }] }>(
        'GET',
        `/state?phone=${phone}`,
      );
      expect(state.applications[0].documentRows.find(({ id }) => id === data.documentId)?.flag).toBe(flag);
    });
  });

  test('F30 removes location and camera from a photo, and rotates it upright', async () => {
    const tagged = await photo(80, 60)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '1/1 18/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data } = await upload(new Uint8Array(tagged));
    const kept = await sharp((await bytesOf(data.documentId)).bytes).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 60, height: 80 });
    expect(kept.exif).toBeUndefined();
    expect(kept.orientation ?? 1).toBe(1);
  });

  test.each([
    ['pixels', 20_000, 20_000],
    ['a width', 39_000_000, 1],
    ['a height', 1, 39_000_000],
  ])('F31 refuses a picture with too many pixels without decoding it: %s', async (_name, width, height) => {
    expect(await upload(createPng({ width, height }))).toMatchObject({
      code: codes.tooLarge,
      data: { reason: 'pixels' },
    });
  });

  test('F34 accepts a file of at most 20 MB', async () => {
    expect(await upload(new Uint8Array(20 * 1024 * 1024 + 1))).toMatchObject({ code: codes.tooLarge });
    expect((await upload(new Uint8Array(30 * 1024 * 1024))).code).toBe(codes.tooLarge);
  });

  test('refuses a picture with tooManyRequests if the queue is full, so that the client retries', async () => {
    const busy = { ...createWorkerImages(), clean: () => Promise.reject(new BusyError()) };
    await expect(checkFile({ images: busy, checkPdf: findPdfFlag }, await jpeg(), 'customer')).rejects.toMatchObject({
      code: codes.tooManyRequests,
      data: { reason: 'busy' },
    });
  });

  test('converts a HEIC photo to JPEG', async () => {
    const heic = readFileSync(join(import.meta.dirname, '../../testing/fixtures/specimen.heic'));
    const { data } = await upload(new Uint8Array(heic));
    expect(data.document.type).toBe('image/jpeg');
    expect(await sharp((await bytesOf(data.documentId)).bytes).metadata()).toMatchObject({ width: 640, height: 400 });
  });

  describe('a document', () => {
    test('stores a document encrypted, readable only for its owner', async () => {
      const { data } = await upload(await jpeg());
      const sealed = Buffer.from((await blobs.get(data.documentId)) ?? []);
      expect(sealed.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
      const { answer, bytes } = await bytesOf(data.documentId);
      expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
      const stranger = await bytesOf(data.documentId, await sandbox.customer());
      expect(await stranger.answer.json()).toMatchObject({ code: codes.notFound });
      const nobody = await bytesOf(data.documentId, sandbox.client());
      expect(await nobody.answer.json()).toMatchObject({ code: 300101 });
    });

    test('F47 stores a document once if the upload is retried', async () => {
      const bytes = await jpeg();
      const headers = { 'X-Trans-Id': 'upload-1' };
      const first = await upload(bytes, headers);
      const before = stored.length;
      expect(await upload(bytes, headers)).toEqual(first);
      for (const key of stored.slice(before)) expect(await blobs.get(key)).toBeUndefined();
      expect((await upload(await drawSpecimen('face', 9), headers)).code).toBe(codes.operationReused);
    });

    test('F34 returns the hash of the sent bytes of a document', async () => {
      const bytes = await jpeg();
      const [identity, proof] = [await upload(bytes), await upload(bytes, {}, 'address-proof')];
      expect(identity.data.document.sha256).toBe(proof.data.document.sha256);
      const answers = { document: proof.data.documentId };
      await opening.reload();
      await opening.save('submit-photo', { front: identity.data.documentId });
      const { issues } = await opening.save('submit-address', answers);
      expect(issues).toContainEqual({ path: 'document', code: 'same-document' });
    });

    test('removes a document from a draft', async () => {
      const { data } = await upload(await jpeg());
      await opening.client.call(call.removeDocument, { applicationId: opening.id, documentId: data.documentId });
      expect(await blobs.get(data.documentId)).toBeUndefined();
      expect((await opening.reload()).documents).not.toHaveProperty(data.documentId);
    });
  });

  describe('the face check', () => {
    const check = async (bytes: Bytes, number?: string) => {
      const one = await TestOpening.start(await sandbox.customer());
      if (number) await one.save('base-info', { documentNumber: number });
      const file = new File([bytes], 'face.png');
      const { documentId } = await one.client.call(call.uploadDocument, { applicationId: one.id, kind: 'face', file });
      return () => one.client.call(call.checkFace, { applicationId: one.id, documentId });
    };
    const flat = async (level: number): Promise<Bytes> =>
      new Uint8Array(
        await sharp({ create: { width: 200, height: 200, channels: 3, background: { r: level, g: level, b: level } } })
          .png()
          .toBuffer(),
      );

    test('refuses a face check of a document that is not a picture', async () => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
      const once = await check(new TextEncoder().encode(`%PDF-1.7\n${svg}`));
      await expect(once()).rejects.toMatchObject({
        envelope: { code: codes.unsupportedFile, data: { reason: 'unreadable' } },
      });
    });

    test('fails the face check for a picture that is dark or without detail, and counts the attempts', async () => {
      const dark = await check(await flat(20));
      expect(await dark()).toEqual({ face: { result: 'failed', attempts: 1, reason: 'too-dark' }, reason: 'too-dark' });
      expect(await dark()).toMatchObject({ face: { attempts: 2 } });
      expect(await (await check(await flat(150)))()).toMatchObject({ reason: 'covered' });
      expect(await (await check(await drawSpecimen('face', 1)))()).toEqual({
        face: { result: 'passed', attempts: 1 },
        reason: null,
      });
    });

    test.each([
      ['A12349101', ['no-match', 'no-match']],
      ['A12349102', ['covered']],
      ['A12349103', ['not-centred']],
      ['A12349104', ['too-dark']],
      ['A12349105', ['no-match', 'no-match', null]],
    ])('forces the result of the face check for the magic document number %s: %j', async (number, reasons) => {
      const once = await check(await drawSpecimen('face', 1), number);
      for (const reason of reasons) expect((await once()).reason).toBe(reason);
    });
  });
});
