import { pageRandom } from '@quayside/platform/internals/random-id';
import { html } from 'hono/html';
import { codeLimits } from '../../domain/users/code-limits.ts';
import { encodeBase64url } from '../../kernel/crypto/base64url.ts';
import type { Vault } from '../../kernel/crypto/vault.ts';
import type { Markup } from './layout.ts';

/**
 * Returns the name of the cookie that forms depend on. On HTTPS it starts with `__Host-` (RFC 6265bis, section 4.1.3.2), so that no other host of the domain
 * and no unencrypted page can set it. The prefix requires `Secure`, which Safari does not accept for http://localhost (WebKit 281149), so development uses
 * the bare name.
 */
const cookieName = (request: Request): string => (isSecure(request) ? '__Host-quayside_form' : 'quayside_form');

const FIELD = 'formToken';
const DAY_SECONDS = 24 * 60 * 60;

/** Protects the forms of one page against requests from other sites. */
export type FormToken = {
  /** Hidden field that each form of the page must contain. */
  readonly field: Markup;
  /** Headers of the page, which set its cookie. */
  readonly headers: Readonly<Record<string, string>>;
};

/** Creates the token that binds the forms of a page to the browser: the field is a keyed hash of a cookie that other sites cannot send. */
export async function createFormToken(vault: Vault, request: Request): Promise<FormToken> {
  const known = cookieOf(request);
  const secret = known ?? encodeBase64url(pageRandom(new Uint8Array(18)));
  const token = await vault.fingerprint('form-token', secret);
  return {
    field: html`<input type="hidden" name="${FIELD}" value="${token}">`,
    headers: known ? {} : cookieWith(request, secret),
  };
}

/** Returns whether the browser that sent a form was shown the form's page. */
export async function hasFormToken(vault: Vault, request: Request, form: FormData): Promise<boolean> {
  const secret = cookieOf(request);
  return secret !== undefined && form.get(FIELD) === (await vault.fingerprint('form-token', secret));
}

/**
 * Returns the header that makes the cookie persistent after a login, so that limits for unknown devices no longer apply to the browser's next codes. Before a
 * login, the cookie ends with the browser session. Without a cookie, the result is empty.
 */
export function persistentCookieHeader(request: Request): Readonly<Record<string, string>> {
  const secret = cookieOf(request);
  return secret ? cookieWith(request, secret, codeLimits.knownDays * DAY_SECONDS) : {};
}

const cookieWith = (request: Request, secret: string, seconds?: number) => {
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  const secure = isSecure(request) ? '; Secure' : '';
  return { 'Set-Cookie': `${cookieName(request)}=${secret}; Path=/; HttpOnly; SameSite=Lax${age}${secure}` };
};

/** Returns the id of the browser, from the cookie of its forms. All browsers without the cookie have the same id. */
export const getBrowserId = (request: Request): string => `browser ${cookieOf(request) ?? ''}`;

const cookieOf = (request: Request): string | undefined =>
  new RegExp(`(?:^|;\\s*)${cookieName(request)}=([\\w-]{20,40})(?:;|$)`).exec(request.headers.get('Cookie') ?? '')?.[1];

const isSecure = (request: Request): boolean =>
  (request.headers.get('X-Forwarded-Proto') ?? new URL(request.url).protocol).startsWith('https');
