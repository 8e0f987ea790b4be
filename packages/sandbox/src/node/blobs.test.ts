import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BlobStore } from '../domain/ports/blob-store.ts';
import { freePort } from '../testing/throwaway-postgres.ts';
import { openDiskBlobs } from './disk-blobs.ts';
import { ObjectStoreError, openS3Blobs } from './s3-blobs.ts';

const folder = mkdtempSync(join(tmpdir(), 'quayside-blobs-'));
let s3: S3rver;
let endpoint = '';
const stores: Record<string, () => Promise<BlobStore>> = {
  disk: () => openDiskBlobs(join(folder, 'disk')),
  's3-compatible': async () => openS3Blobs({ ...place, endpoint }),
};
const place = { bucket: 'documents', region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

beforeAll(async () => {
  const port = await freePort();
  endpoint = `http://127.0.0.1:${port}`;
  s3 = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'documents', configs: [] }],
  });
  await s3.run();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

describe.each(Object.keys(stores))('documents in the %s store', (name) => {
  test('returns a document unchanged until it is deleted', async () => {
    const store = await stores[name]?.();
    const bytes = crypto.getRandomValues(new Uint8Array(60_000));
    await store?.put('a/b?c=ä', bytes);
    expect(await store?.get('a/b?c=ä')).toEqual(bytes);
    await store?.put('a/b?c=ä', bytes.subarray(0, 10));
    expect(await store?.get('a/b?c=ä')).toEqual(bytes.subarray(0, 10));
    await store?.remove('a/b?c=ä');
    expect(await store?.get('a/b?c=ä')).toBeUndefined();
    await store?.remove('a/b?c=ä');
  });
});

test('writes files only in the folder, and leaves no incomplete file', async () => {
  const store = await openDiskBlobs(join(folder, 'disk'));
  await store.put('../../escaped', new Uint8Array([1]));
  expect(readdirSync(join(folder, 'disk'))).toEqual(['..%2F..%2Fescaped']);
  expect(await store.get('../../escaped')).toEqual(new Uint8Array([1]));
});

test('explains an error of the object store', async () => {
  const store = openS3Blobs({ ...place, endpoint, bucket: 'nobody-made-this' });
  await expect(store.put('a', new Uint8Array([1]))).rejects.toThrow(ObjectStoreError);
});
