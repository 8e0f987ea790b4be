import type { Language } from '@quayside/i18n/language';
import type { Brand } from '@quayside/platform/brand';
import { pageRandom } from '@quayside/platform/internals/random-id';
import type { Skin } from '@quayside/platform/page-parameters';
import { html, raw } from 'hono/html';
import { encodeBase64url } from '../../kernel/crypto/base64url.ts';
import { responseHeaders } from '../transport/envelope.ts';
import { brandBar, brandFooter, brandStyles } from './brand-marks.ts';
import { stylesheet } from './stylesheet.ts';

/** Escaped HTML. Hono's tagged template `html` creates it, and escapes the values that it inserts. */
export type Markup = ReturnType<typeof html>;

/** A page of the server: title, language and body, and what differs from the defaults. */
export type ServerPage = {
  readonly title: string;
  readonly language: Language;
  readonly body: Markup;
  /** Brand whose bar and footer the page has; by default none. */
  readonly brand?: Brand;
  /** Bar of a third party, instead of the bar and footer of the brand. */
  readonly party?: { readonly name: string; readonly bar: Markup };
  /** Links to the page in other languages, at the end of the bar; by default none. */
  readonly tongues?: Markup;
  /** Link at the start of the bar to the page of the app that the customer came from; by default none. */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  /** Skin of the app that opened the page; by default the device chooses light or dark. */
  readonly skin?: Skin | undefined;
  /** `form` is the width of a customer's form, and `console` that of wide tables; by default `form` */
  readonly width?: 'form' | 'console';
  readonly status?: number;
  /** Other origins to which forms of the page may redirect. */
  readonly formTargets?: readonly string[];
  /** Origins that may frame the page; by default none. */
  readonly frameAncestors?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Styles to append to the common stylesheet. */
  readonly styles?: string;
  /** Additional policy directives, for scripts and frames; customers' pages have none. */
  readonly allows?: Readonly<Record<string, string>>;
};

/** Renders a page as a response. Its Content-Security-Policy allows no scripts by default, and the styles by a nonce. */
export async function renderPage(page: ServerPage, now: Date): Promise<Response> {
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
${brand ? brandFooter(brand, page.language) : ''}
</body>
</html>`;
  return new Response(String(text), {
    status: page.status ?? 200,
    headers: {
      ...responseHeaders(now),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy(nonce, page),
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
      ...page.headers,
    },
  });
}

const policy = (nonce: string, { formTargets = [], frameAncestors = ["'none'"], allows = {} }: ServerPage): string =>
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

/** Responds with a redirect (303) after which the browser uses GET, so that Back does not send the form again. */
export const seeOther = (location: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', ...headers },
  });
