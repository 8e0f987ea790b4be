import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeBase64url, encodeBase64url } from '../kernel/crypto/base64url.ts';
import { masterKeyLength } from '../kernel/crypto/vault.ts';

/** Thrown if the environment variable DATA_KEY or the key file does not contain 32 bytes in base64url. */
export class DataKeyError extends Error {
  override readonly name = 'DataKeyError';
  constructor(from: string) {
    super(`${from} has to hold ${masterKeyLength} bytes in base64url, such as "openssl rand -base64 32" gives them.`);
  }
}

/**
 * Returns the master key: `given`, or the content of the file `key` in the data folder. The file is created at the first start, readable only for its owner.
 * Throws `DataKeyError` if the key is not 32 bytes in base64url.
 */
export function readDataKey(given: string | undefined, folder: string): Uint8Array<ArrayBuffer> {
  if (given) return parse(given, 'DATA_KEY');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'key');
  try {
    writeFileSync(path, encodeBase64url(randomBytes(masterKeyLength)), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error;
  }
  return parse(readFileSync(path, 'utf8'), path);
}

function parse(text: string, from: string): Uint8Array<ArrayBuffer> {
  try {
    const key = decodeBase64url(text.trim());
    if (key.length === masterKeyLength) return key;
  } catch {
    throw new DataKeyError(from);
  }
  throw new DataKeyError(from);
}
