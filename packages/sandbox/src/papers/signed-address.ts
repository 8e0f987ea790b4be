import type { Turn } from '../server/broker.ts';
import { canonicalJson } from '../server/canonical-json.ts';

/** Long enough to look at the page and press the link; whoever finds the address later finds nothing. */
export const addressLifeSeconds = 5 * 60;

type Named = Readonly<Record<string, string>>;

/** An address that opens by itself, for a few minutes: it carries what it names, until when, and a key that only this server can make. */
export async function signAddress(turn: Turn, path: string, named: Named): Promise<string> {
  const signed = { ...named, expires: String(turn.now.getTime() + addressLifeSeconds * 1000) };
  return `${path}?${new URLSearchParams({ ...signed, key: await keyOf(turn, path, signed) })}`;
}

/** What such an address names; undefined for any other, and for one that has expired. */
export async function readAddress(turn: Turn, path: string, url: string): Promise<Named | undefined> {
  const { key, ...signed } = Object.fromEntries(new URL(url).searchParams);
  const living = Number(signed.expires) >= turn.now.getTime();
  return living && key === (await keyOf(turn, path, signed)) ? signed : undefined;
}

const keyOf = ({ vault }: Turn, path: string, signed: Named): Promise<string> =>
  vault.fingerprint('address', canonicalJson([path, signed]));
