import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { type Compress, type Encoding, isCompressible } from './compression.ts';

/** A file of a host's build, which is read and compressed on its first request. */
export type BuildFile = {
  /** Path below the folder of the build, with forward slashes. */
  path: string;
  type: string;
  /** Whether the name contains a hash of the content, so that the file never changes. */
  immutable: boolean;
  read: (encoding?: Encoding) => Promise<Buffer>;
  etag: () => Promise<string>;
};

/**
 * Returns all files of a build by path. Each is read and compressed only once, on its first request. Throws `MissingBuildError` if the folder does not exist.
 */
export function listBuildFiles(folder: string, compress: Compress): Map<string, BuildFile> {
  if (!existsSync(folder)) throw new MissingBuildError(folder);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => buildFile(folder, join(entry.parentPath, entry.name), compress));
  return new Map(files.map((file) => [file.path, file]));
}

/** Thrown if the folder of a build does not exist. */
export class MissingBuildError extends Error {
  override readonly name = 'MissingBuildError';
  constructor(folder: string) {
    super(`There is no build in ${folder}. Build the host first: pnpm --filter <host> build.`);
  }
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

function buildFile(folder: string, absolute: string, compress: Compress): BuildFile {
  const path = relative(folder, absolute).split(sep).join('/');
  const raw = once(() => readFile(absolute));
  const packed = {
    br: once(async () => compress(await raw(), 'br')),
    gzip: once(async () => compress(await raw(), 'gzip')),
  };
  return {
    path,
    type: types[extname(path)] ?? 'application/octet-stream',
    // Chunks have a hash of seven characters, other files of eight (packages/host/src/build).
    immutable: /^assets\/.*[-.][\w-]{7,}\.\w+$/.test(path),
    read: (encoding) => (encoding && isCompressible(path) ? packed[encoding]() : raw()),
    etag: once(
      async () =>
        `"${createHash('sha256')
          .update(await raw())
          .digest('base64url')
          .slice(0, 22)}"`,
    ),
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
