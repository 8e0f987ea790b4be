import { parseUrl } from './parse-url.ts';

/** What may stay in an address that leaves the app (F08): what describes the page, and no token, no id of a customer or device, no answer. */
export const returnParameters = [
  'overseaType',
  'appType',
  'langType',
  'channelId',
  'stockColorType',
  'skinType',
] as const;

/**
 * The address that registration sends the customer back to: `href` with only the allowed parameters (first of each), without
 * user info and fragment. Throws TypeError where `href` is no http(s) address.
 */
export function callBackUrl(href: string): string {
  const from = new URL(href);
  if (!/^https?:$/.test(from.protocol))
    throw new TypeError('The return address is no web address: pass location.href.');
  const to = new URL(from.origin);
  to.pathname = from.pathname.replace(/^\/+/, '/'); // whoever takes the path alone would read `//name` as a host
  for (const name of returnParameters) {
    const value = from.searchParams.get(name);
    if (value !== null) to.searchParams.set(name, value);
  }
  return to.href;
}

/** The app's own address, by which others are told from it. */
export type Home = {
  /** such as `https://open.example.com`: scheme, host and port of the app */
  readonly origin: string;
  /** such as `/acct/open-account/` */
  readonly base: string;
};

/**
 * `url` where it is an address of this app (exactly its origin, a path below its base), else the app's home: a link sender cannot
 * choose where a customer lands (F07). A path alone (`/acct/open-account/success`) counts as one of this origin.
 */
export function safeReturn(url: unknown, { origin, base }: Home): string {
  const folder = base.endsWith('/') ? base : `${base}/`;
  const home = new URL(folder, origin).href;
  if (typeof url !== 'string' || !plainAddress.test(url)) return home;
  if (!url.startsWith(`${origin}/`) && !/^\/(?!\/)/.test(url)) return home;
  const target = parseUrl(url, origin);
  if (!target || target.origin !== origin || target.username || target.password) return home;
  if (hiddenSeparator.test(target.pathname)) return home;
  return target.pathname.startsWith(folder) || `${target.pathname}/` === folder ? target.href : home;
}

/** Printable ASCII without space and backslash: browsers drop tabs and line ends, read `\` as `/` and `。` as a dot. */
const plainAddress = /^[!-[\]-~]{1,2048}$/;
/** `/` and `\` in a spelling that some servers decode before they route. */
const hiddenSeparator = /%(?:25)*(?:2f|5c)/i;
