import { parseUrl } from './parse-url.ts';

/**
 * The parameters that a URL may contain outside the app (F08). They describe the page and contain no tokens, ids or
 * answers.
 */
export const returnParameters = [
  'overseaType',
  'appType',
  'langType',
  'channelId',
  'stockColorType',
  'skinType',
] as const;

/**
 * Returns the callback URL for registration: `href` without user info, fragment and any parameter outside
 * `returnParameters`. If a parameter occurs several times, the first value counts. Throws TypeError if `href` is not an
 * http(s) URL.
 */
export function createCallbackUrl(href: string): string {
  const from = new URL(href);
  if (!/^https?:$/.test(from.protocol))
    throw new TypeError('The return address is no web address: pass location.href.');
  const to = new URL(from.origin);
  to.pathname = from.pathname.replace(/^\/+/, '/'); // as a relative URL, `//name` would name a host
  for (const name of returnParameters) {
    const value = from.searchParams.get(name);
    if (value !== null) to.searchParams.set(name, value);
  }
  return to.href;
}

/** The origin and the base path of the app, below which a return URL must lie. */
export type AppHome = {
  /** The scheme, host and port of the app, such as `https://open.example.com`. */
  readonly origin: string;
  /** The base path, such as `/acct/open-account/`. */
  readonly base: string;
};

/**
 * Returns `url` if it is a URL of this app, otherwise the home of the app (F07). A link therefore cannot redirect to
 * another site. A URL must have the origin of the app and a path below its base. A path alone
 * (`/acct/open-account/success`) is allowed.
 */
export function toSafeReturnUrl(url: unknown, { origin, base }: AppHome): string {
  const folder = base.endsWith('/') ? base : `${base}/`;
  const home = new URL(folder, origin).href;
  if (typeof url !== 'string' || !plainAddress.test(url)) return home;
  if (!url.startsWith(`${origin}/`) && !/^\/(?!\/)/.test(url)) return home;
  const target = parseUrl(url, origin);
  if (!target || target.origin !== origin || target.username || target.password) return home;
  if (hiddenSeparator.test(target.pathname)) return home;
  return target.pathname.startsWith(folder) || `${target.pathname}/` === folder ? target.href : home;
}

/**
 * Matches printable ASCII without space and backslash. Browsers drop tabs and line ends, and read `\` as `/` and `。` as
 * a dot.
 */
const plainAddress = /^[!-[\]-~]{1,2048}$/;
/** Matches encoded `/` and `\`, which some servers decode before routing. */
const hiddenSeparator = /%(?:25)*(?:2f|5c)/i;
