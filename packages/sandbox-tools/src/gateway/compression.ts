import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/**
 * Each content once: the builds of several editions have most of their files in common (3.3 of 4.5 MB). In `kept`, a
 * folder, gateways find what another has compressed: a build takes 3 s of the processor, which each start took anew.
 */
export function createCompress(kept?: string): Compress {
  const done = new Map<string, Promise<Buffer>>();
  if (kept) forgetUnused(kept);
  return (body, encoding) => {
    const key = `${createHash('sha256').update(body).digest('hex')}.${encoding}`;
    const packed = done.get(key) ?? (kept ? keptOrMade(join(kept, key), body, encoding) : compressors[encoding](body));
    done.set(key, packed);
    return packed;
  };
}

async function keptOrMade(file: string, body: Buffer, encoding: Encoding): Promise<Buffer> {
  try {
    const found = await readFile(file);
    await utimes(file, new Date(), new Date());
    return found;
  } catch {
    const made = await compressors[encoding](body);
    const own = `${file}.${process.pid}`; // another gateway never reads half a file
    await writeFile(own, made)
      .then(() => rename(own, file))
      .catch(() => undefined); // a full disk makes starts slow, not wrong
    return made;
  }
}

const FORTNIGHT_MS = 14 * 24 * 3_600_000;

/** Files of builds that nobody serves any more. */
function forgetUnused(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder).map((name) => join(folder, name));
  for (const file of files)
    if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < Date.now() - FORTNIGHT_MS)
      rmSync(file, { force: true });
}

const FAST = { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses a response as it passes. */
export const compressorOf = (encoding: Encoding) => (encoding === 'br' ? createBrotliCompress(FAST) : createGzip());

/** For bodies of one response alone: a page of 60 kB takes about a millisecond. */
export const compressFast = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? promisify(brotliCompress)(body, FAST) : promisify(gzip)(body);
