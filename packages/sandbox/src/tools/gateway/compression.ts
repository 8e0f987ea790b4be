import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, createBrotliCompress, createGzip, gzip, constants as zlib } from 'node:zlib';

/** How a response is compressed: Brotli or gzip. */
export type Encoding = 'br' | 'gzip';

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: brotliQuality(body), [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: zlib.Z_BEST_COMPRESSION }),
} as const satisfies Record<Encoding, (body: Buffer) => Promise<Buffer>>;

/**
 * Size in bytes from which a file is compressed at quality 9, because its first request waits. A worker of 4 MB takes 9 s at the best quality, and 1 s at 9.
 */
const LARGE = 500_000;

const brotliQuality = (body: Buffer) => (body.length > LARGE ? 9 : zlib.BROTLI_MAX_QUALITY);

/** Returns whether compression makes a file smaller, by the extension of its path. */
export const isCompressible = (path: string) => /\.(html|m?js|css|json|svg|wasm|webmanifest|txt)$/.test(path);

/** Returns the best encoding that an Accept-Encoding header allows, or undefined if it allows none. `q=0` excludes an encoding. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const accepted = (header ?? '')
    .split(',')
    .filter((entry) => !refused.test(entry))
    .map((entry) => entry.split(';')[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/** Function that compresses a file. Files with the same content share the result. */
export type Compress = (body: Buffer, encoding: Encoding) => Promise<Buffer>;

/**
 * Creates a function that compresses each content only once: the builds of several editions share most files (3.3 of 4.5 MB). `kept` is the folder of a cache
 * that gateways can share, which saves 3 s of processor time per build at each start.
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
    const own = `${file}.${process.pid}`; // so that another gateway never reads an incomplete file
    await writeFile(own, made)
      .then(() => rename(own, file))
      .catch(() => undefined); // with a full disk, starts are slow but correct
    return made;
  }
}

const FORTNIGHT_MS = 14 * 24 * 3_600_000;

/** Deletes the files of the cache that were not used for two weeks. */
function forgetUnused(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder).map((name) => join(folder, name));
  for (const file of files)
    if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < Date.now() - FORTNIGHT_MS)
      rmSync(file, { force: true });
}

const FAST = { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } };

/** Creates a stream that compresses a response. */
export const createCompressor = (encoding: Encoding) => (encoding === 'br' ? createBrotliCompress(FAST) : createGzip());

/** Compresses the body of one response quickly: a page of 60 kB takes about a millisecond. */
export const compressFast = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? promisify(brotliCompress)(body, FAST) : promisify(gzip)(body);
