import type { Language } from '@quayside/i18n/language';
import { skeletonStyles } from '../boot/skeleton.ts';
import { bootScript } from '../boot-script.ts';
import type { Look, Page } from '../prerender.tsx';

/** Stands in the pages where the server writes the nonce of a response, which libraries give to the styles that they inject. */
export const noncePlaceholder = 'quayside-nonce';

/** For the case that a script of the page does not come, and for a page behind a login: the boot script says so on html. */
export const ownStyles =
  skeletonStyles +
  '#broken{display:none;position:fixed;inset:0 0 auto;z-index:9999;padding:calc(16px + env(safe-area-inset-top,0px)) 16px 16px;background:var(--q-surface-raised,#fff);color:var(--q-ink,#14222b);box-shadow:0 0 24px rgb(0 0 0/.3)}#broken a{color:inherit;font-weight:600;text-decoration:underline}[data-broken] #broken{display:block}';

/** What a page's document is put together from. */
export type DocumentParts = Page & {
  /** under which the host is served */
  readonly base: string;
  readonly look: Look;
  /** the script that starts the host, below the base */
  readonly entry: string;
  /** the entry and all that it and the screen import */
  readonly scripts: readonly string[];
  /** the stylesheet, below the base */
  readonly styles: string;
  /** the rules of the first frame; undefined: the stylesheet is linked, and blocks */
  readonly css: string | undefined;
  readonly language: Language;
  /** the route; '' for the shell of every route that is not prerendered */
  readonly path: string;
  /** whether a login comes before it: the skeleton is then shown to whoever is not known to be let in */
  readonly guarded: boolean;
};

/** One page. Boot script first: it strips the token before the page asks for anything. Scripts stand last, so that on a slow line what is painted arrives before them. */
export function documentOf(parts: DocumentParts): string {
  const { base, look, entry, css, styles, language, path, html, skeleton, title, broken } = parts;
  const preload = [...new Set(parts.scripts)]
    .filter((file) => file !== entry)
    .map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`)
    .join('');
  const first = css === undefined ? `<link rel="stylesheet" href="${base}${styles}">` : `<style>${css}</style>`;
  const held = path === '' ? ' data-held' : parts.guarded ? ` data-guarded="${path}"` : '';
  const theme = look.theme ? ` data-theme="${look.theme}"` : '';
  return (
    `<!doctype html><html lang="${language}" data-skin="${look.skin}"${theme}${held}><head><meta charset="utf-8"><script>${bootScript}</script>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">' +
    `<meta name="format-detection" content="telephone=no"><meta property="csp-nonce" nonce="${noncePlaceholder}">` +
    `<link rel="icon" href="${base}icon.svg"><title>${escape(title)}</title>${first}<style>${ownStyles}</style>` +
    '</head><body>' +
    `<div id="root" class="q-root" data-page="${path}" data-language="${language}" data-styles="${base}${styles}">${html}</div>` +
    (held ? `<div id="skeleton" class="q-root">${skeleton}</div>` : '') +
    `<div id="broken" class="q-root" role="alert"><b>${escape(broken.title)}</b> ${escape(broken.text)} <a href="">${escape(broken.reload)}</a></div>` +
    `<script type="module" crossorigin src="${base}${entry}"></script>${preload}</body></html>`
  );
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
