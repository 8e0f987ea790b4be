import { AwsClient } from 'aws4fetch';
import type { BlobStore } from '../domain/ports/blob-store.ts';

/** Where a bucket is, and the credentials for it. */
export type S3Place = {
  /** URL of the service, such as https://s3.ap-southeast-1.amazonaws.com, without a final slash; the bucket becomes part of the path */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Thrown if the object store responded with an error to a request. */
export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
  constructor(verb: string, status: number) {
    super(`The object store answered ${verb} with ${status}. Look at S3_ENDPOINT, S3_BUCKET and the keys.`);
  }
}

/** Opens a store of documents in a bucket of an S3-compatible service. Its functions reject with `ObjectStoreError` if the service responds with an error. */
export function openS3Blobs({ endpoint, bucket, region, ...keys }: S3Place): BlobStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2 });
  const addressOf = (key: string) => `${endpoint}/${bucket}/${encodeURIComponent(key)}`;
  const ask = async (verb: string, key: string, body?: Uint8Array<ArrayBuffer>) => {
    const answer = await client.fetch(addressOf(key), { method: verb, ...(body ? { body } : {}) });
    if (!answer.ok && answer.status !== 404) throw new ObjectStoreError(verb, answer.status);
    return answer;
  };
  return {
    async put(key, bytes) {
      const { status, ok } = await ask('PUT', key, bytes);
      if (!ok) throw new ObjectStoreError('PUT', status);
    },
    async get(key) {
      const answer = await ask('GET', key);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
    },
    remove: async (key) => void (await ask('DELETE', key)),
  };
}

/** Opens the store that S3_ENDPOINT and related environment variables describe. Returns undefined if they are missing. */
export function openConfiguredS3Blobs(env: Readonly<Record<string, string | undefined>>): BlobStore | undefined {
  if (!env.S3_ENDPOINT) return undefined;
  return openS3Blobs({
    endpoint: env.S3_ENDPOINT.replace(/\/$/, ''),
    bucket: env.S3_BUCKET ?? 'quayside',
    region: env.S3_REGION ?? 'us-east-1',
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  });
}
