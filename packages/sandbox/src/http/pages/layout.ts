import type { Language } from '@quayside/i18n/language';
import type { Brand } from '@quayside/platform/brand';
import type { Skin } from '@quayside/platform/page-parameters';
import { pageRandom } from '@quayside/platform/random-id';
import { html, raw } from 'hono/html';
import { encodeBase64url } from '../../kernel/crypto/base64url.ts';
import { answerHeaders } from '../transport/envelope.ts';
import { brandBar, brandFoot, brandStyles } from './brand-marks.ts';
import { stylesheet } from './stylesheet.ts';

/** A page fragment: hono's tagged template escapes inserted values. */
export type Markup = ReturnType<typeof html>;

/** A whole page: its title, language and body, and what differs from the headers of all pages. */
export type Page = {
  readonly title: string;
  readonly language: Language;
  readonly body: Markup;
  /** whose page it is, for customers */
  readonly brand?: Brand;
  /** the bar of another party, whose page has neither the bar nor the foot of a brand */
  readonly party?: { readonly name: string; readonly bar: Markup };
  /** links to the page in other languages, at the end of the bar */
  readonly tongues?: Markup;
  /** the page of the app that the customer came from, with the name of the link to it, at the start of the bar of a brand */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  /** of the app that opened the page; otherwise the device chooses light or dark */
  readonly skin?: Skin | undefined;
  /** wide tables of the console, or a customer's narrow form */
  readonly width?: 'form' | 'console';
  readonly status?: number;
  /** origins of redirects after the page's forms */
  readonly formTargets?: readonly string[];
  /** origins that may frame the page; none by default */
  readonly frameAncestors?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** appended to the common stylesheet */
  readonly styles?: string;
  /** further policy directives for scripts and frames, which customers' pages lack */
  readonly allows?: Readonly<Record<string, string>>;
};

/** Renders a page without scripts; its style has the policy's nonce. */
export async function renderPage(page: Page, now: Date): Promise<Response> {
  const nonce = encodeBase64url(pageRandom(new Uint8Array(16)));
  const { party } = page;
  const brand = party ? undefined : page.brand;
  const styles = stylesheet + (brand ? brandStyles(brand) : '') + (page.styles ?? '');
  const text = await html`<!doctype html>
<html lang="${page.language}"${page.skin ? raw(` data-skin="${page.skin}"`) : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${page.title}${party?.name === page.title ? '' : html` · ${party?.name ?? brand?.name ?? 'Quayside'}`}</title>
<style nonce="${nonce}">${raw(styles)}</style>
</head>
<body data-width="${page.width ?? 'form'}">
${party ? html`<header class="party">${party.bar}${page.tongues ?? ''}</header>` : brand ? brandBar(brand, page) : ''}
${page.body}
${brand ? brandFoot(brand, page.language) : ''}
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
    "font-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors.join(' ')}`,
    ...Object.entries(allows).map(([name, value]) => `${name} ${value}`),
  ].join('; ');

/** Redirects with 303: the browser uses GET, and Back does not resend the form. */
export const seeOther = (location: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', ...headers },
  });
