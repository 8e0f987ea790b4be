import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, createBrotliCompress, createGzip, gzip, constants as zlib } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: brotliQuality(body), [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: zlib.Z_BEST_COMPRESSION }),
} as const satisfies Record<Encoding, (body: Buffer) => Promise<Buffer>>;

/** Bytes. The first request for a file waits for its compression: a worker of 4 MB takes 9 s at the best quality, and 1 s at quality 9. */
const LARGE = 500_000;

const brotliQuality = (body: Buffer) => (body.length > LARGE ? 9 : zlib.BROTLI_MAX_QUALITY);

export const isCompressible = (path: string) => /\.(html|m?js|css|json|svg|wasm|webmanifest|txt)$/.test(path);

/** The best encoding of ours that an Accept-Encoding header allows; undefined where it allows none. `q=0` refuses one. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const accepted = (header ?? '')
    .split(',')
    .filter((entry) => !refused.test(entry))
    .map((entry) => entry.split(';')[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/** Compresses a file that many responses share. */
export type Compress = (body: Buffer, encoding: Encoding) => Promise<Buffer>;

/** Each content once: the builds of several editions have most of their files in common (3.3 of 4.5 MB). */
export function createCompress(): Compress {
  const done = new Map<string, Promise<Buffer>>();
  return (body, encoding) => {
    const key = `${encoding} ${createHash('sha256').update(body).digest('base64')}`;
    const packed = done.get(key) ?? compressors[encoding](body);
    done.set(key, packed);
    return packed;
  };
}

const FAST = { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses a response as it passes. */
export const compressorOf = (encoding: Encoding) => (encoding === 'br' ? createBrotliCompress(FAST) : createGzip());

/** For bodies of one response alone: a page of 60 kB takes about a millisecond. */
export const compressFast = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? promisify(brotliCompress)(body, FAST) : promisify(gzip)(body);
