import { canonicalJson } from '../server/canonical-json.ts';
import type { UnitOfWork } from '../server/server-context.ts';

/** Long enough to look at the page and press the link; whoever finds the address later finds nothing. */
export const addressLifeSeconds = 5 * 60;

type Named = Readonly<Record<string, string>>;

/** An address that opens by itself, for a few minutes: it carries what it names, until when, and a key that only this server can make. */
export async function signAddress(work: UnitOfWork, path: string, named: Named): Promise<string> {
  const signed = { ...named, expires: String(work.now.getTime() + addressLifeSeconds * 1000) };
  return `${path}?${new URLSearchParams({ ...signed, key: await keyOf(work, path, signed) })}`;
}

/** What such an address names; undefined for any other, and for one that has expired. */
export async function readAddress(work: UnitOfWork, path: string, url: string): Promise<Named | undefined> {
  const { key, ...signed } = Object.fromEntries(new URL(url).searchParams);
  const living = Number(signed.expires) >= work.now.getTime();
  return living && key === (await keyOf(work, path, signed)) ? signed : undefined;
}

const keyOf = ({ vault }: UnitOfWork, path: string, signed: Named): Promise<string> =>
  vault.fingerprint('address', canonicalJson([path, signed]));
