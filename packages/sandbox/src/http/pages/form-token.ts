import { pageRandom } from '@quayside/platform/random-id';
import { html } from 'hono/html';
import { codeLimits } from '../../domain/users/code-limits.ts';
import { encodeBase64url } from '../../kernel/crypto/base64url.ts';
import type { Vault } from '../../kernel/crypto/vault.ts';
import type { Markup } from './layout.ts';

const COOKIE = 'quayside_form';
const FIELD = 'formToken';
const DAY_SECONDS = 24 * 60 * 60;

export type FormToken = {
  /** hidden field for each form of the page */
  readonly field: Markup;
  /** headers with the page's cookie */
  readonly headers: Readonly<Record<string, string>>;
};

/** Binds a page's forms to its browser: the field is a keyed hash of a cookie that other sites cannot send. */
export async function giveFormToken(vault: Vault, request: Request): Promise<FormToken> {
  const known = cookieOf(request);
  const secret = known ?? encodeBase64url(pageRandom(new Uint8Array(18)));
  const token = await vault.fingerprint('form-token', secret);
  return {
    field: html`<input type="hidden" name="${FIELD}" value="${token}">`,
    headers: known ? {} : cookieWith(request, secret),
  };
}

/** Whether a form comes from a page shown to this browser. */
export async function hasFormToken(vault: Vault, request: Request, form: FormData): Promise<boolean> {
  const secret = cookieOf(request);
  return secret !== undefined && form.get(FIELD) === (await vault.fingerprint('form-token', secret));
}

/**
 * Returns the header that keeps the browser's cookie after a login, so that its next codes are not counted with those of strangers. Until then the cookie
 * ends with the browser.
 */
export function rememberedBrowser(request: Request): Readonly<Record<string, string>> {
  const secret = cookieOf(request);
  return secret ? cookieWith(request, secret, codeLimits.knownDays * DAY_SECONDS) : {};
}

const cookieWith = (request: Request, secret: string, seconds?: number) => {
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  return {
    'Set-Cookie': `${COOKIE}=${secret}; Path=/; HttpOnly; SameSite=Lax${age}${isSecure(request) ? '; Secure' : ''}`,
  };
};

/** Returns an id of the browser, if it has been shown a form. */
export const browserOf = (request: Request): string => `browser ${cookieOf(request) ?? ''}`;

const cookieOf = (request: Request): string | undefined =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{20,40})(?:;|$)`).exec(request.headers.get('Cookie') ?? '')?.[1];

const isSecure = (request: Request): boolean =>
  (request.headers.get('X-Forwarded-Proto') ?? new URL(request.url).protocol).startsWith('https');
