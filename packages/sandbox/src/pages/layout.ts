import type { Language } from '@quayside/i18n/language';
import { pageRandom } from '@quayside/platform/random-id';
import { html, raw } from 'hono/html';
import { encodeBase64url } from '../secrets/base64url.ts';
import { answerHeaders } from '../server/envelope.ts';
import { stylesheet } from './stylesheet.ts';

/** A piece of a page: hono's tagged template escapes what is put into it. */
export type Markup = ReturnType<typeof html>;

export type Page = {
  readonly title: string;
  readonly language: Language;
  readonly body: Markup;
  /** wide tables of the console, or the narrow form of a customer */
  readonly width?: 'form' | 'console';
  readonly status?: number;
  /** origins that a form of this page may end at, after its redirect */
  readonly formTargets?: readonly string[];
  /** who may show this page in a frame; nobody where it is absent */
  readonly frameAncestors?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** after the sheet of all pages */
  readonly styles?: string;
  /** further directives of its policy: scripts and frames, of which pages for customers have none */
  readonly allows?: Readonly<Record<string, string>>;
};

/** A whole page without a script: its one style carries the nonce of the policy. */
export async function renderPage(page: Page, now: Date): Promise<Response> {
  const nonce = encodeBase64url(pageRandom(new Uint8Array(16)));
  const text = await html`<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${page.title} · Quayside</title>
<style nonce="${nonce}">${raw(stylesheet + (page.styles ?? ''))}</style>
</head>
<body data-width="${page.width ?? 'form'}">
${page.body}
</body>
</html>`;
  return new Response(String(text), {
    status: page.status ?? 200,
    headers: {
      ...answerHeaders(now),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy(nonce, page),
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
      ...page.headers,
    },
  });
}

const policy = (nonce: string, { formTargets = [], frameAncestors = ["'none'"], allows = {} }: Page): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors.join(' ')}`,
    ...Object.entries(allows).map(([name, value]) => `${name} ${value}`),
  ].join('; ');

/** 303: the browser asks for the next page with GET, and going back does not send the form again. */
export const seeOther = (location: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', ...headers },
  });
