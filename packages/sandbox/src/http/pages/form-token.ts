import { pageRandom } from '@quayside/platform/random-id';
import { html } from 'hono/html';
import { encodeBase64url } from '../../kernel/crypto/base64url.ts';
import type { Vault } from '../../kernel/crypto/vault.ts';
import type { Markup } from './layout.ts';

const COOKIE = 'quayside_form';
const FIELD = 'formToken';

export type FormToken = {
  /** hidden field for each form of the page */
  readonly field: Markup;
  /** headers with the page's cookie */
  readonly headers: Readonly<Record<string, string>>;
};

/** Binds a page's forms to its browser: the field is a keyed hash of a cookie that other sites cannot send. */
export async function giveFormToken(vault: Vault, request: Request): Promise<FormToken> {
  const secret = cookieOf(request) ?? encodeBase64url(pageRandom(new Uint8Array(18)));
  const token = await vault.fingerprint('form-token', secret);
  const secure = isSecure(request) ? '; Secure' : '';
  return {
    field: html`<input type="hidden" name="${FIELD}" value="${token}">`,
    headers: { 'Set-Cookie': `${COOKIE}=${secret}; Path=/; HttpOnly; SameSite=Lax${secure}` },
  };
}

/** Whether a form comes from a page shown to this browser. */
export async function hasFormToken(vault: Vault, request: Request, form: FormData): Promise<boolean> {
  const secret = cookieOf(request);
  return secret !== undefined && form.get(FIELD) === (await vault.fingerprint('form-token', secret));
}

/** Returns an id of the browser, if it has been shown a form. */
export const browserOf = (request: Request): string => `browser ${cookieOf(request) ?? ''}`;

const cookieOf = (request: Request): string | undefined =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{20,40})(?:;|$)`).exec(request.headers.get('Cookie') ?? '')?.[1];

const isSecure = (request: Request): boolean =>
  (request.headers.get('X-Forwarded-Proto') ?? new URL(request.url).protocol).startsWith('https');
