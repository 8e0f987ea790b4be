import { canonicalJson } from '../../kernel/canonical-json.ts';
import type { UnitOfWork } from '../ports/server-context.ts';

/** Lifetime of a signed path in seconds: long enough to follow the link, and too short to use it later. */
export const signedPathSeconds = 5 * 60;

type PathParameters = Readonly<Record<string, string>>;

/** Adds an expiry and a signature to a path. Until it expires, anyone can open it without a login. */
export async function signPath(work: UnitOfWork, path: string, named: PathParameters): Promise<string> {
  const signed = { ...named, expires: String(work.now.getTime() + signedPathSeconds * 1000) };
  return `${path}?${new URLSearchParams({ ...signed, key: await keyOf(work, path, signed) })}`;
}

/** Returns the parameters of a signed URL, or undefined if the signature is invalid or has expired. */
export async function readSignedPath(work: UnitOfWork, path: string, url: string): Promise<PathParameters | undefined> {
  const { key, ...signed } = Object.fromEntries(new URL(url).searchParams);
  const living = Number(signed.expires) >= work.now.getTime();
  return living && key === (await keyOf(work, path, signed)) ? signed : undefined;
}

const keyOf = ({ vault }: UnitOfWork, path: string, signed: PathParameters): Promise<string> =>
  vault.fingerprint('address', canonicalJson([path, signed]));
