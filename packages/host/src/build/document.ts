import { type Language, languageNumbers } from '@quayside/i18n/language';
import { skeletonStyles } from '../boot/skeleton.ts';
import type { Page, PageAppearance } from './prerender/prerender.tsx';

/** The placeholder that the server replaces with the nonce of each response. Libraries set the nonce on the styles that they inject. */
export const noncePlaceholder = 'quayside-nonce';

/** The inline styles of the skeleton, and of the message that a script failed to load. The boot script selects them by attributes of html. */
export const documentStyles =
  skeletonStyles +
  '#broken{display:none;position:fixed;inset:0 0 auto;z-index:9999;padding:calc(16px + env(safe-area-inset-top,0px)) 16px 16px;background:var(--q-surface-raised,#fff);color:var(--q-ink,#14222b);box-shadow:0 0 24px rgb(0 0 0/.3)}#broken a{color:inherit;font-weight:600;text-decoration:underline}[data-broken] #broken{display:block}';

/** What `renderDocument` puts into a document: the prerendered page, its scripts and its styles. */
export type DocumentParts = Page & {
  /** The public path of the host. */
  readonly base: string;
  readonly look: PageAppearance;
  readonly appType: number;
  /** The inline script that runs before all others, from `bootScript`. */
  readonly boot: string;
  /** The script that starts the host, relative to the base. */
  readonly entry: string;
  /** The entry, its imports and those of the screen, relative to the base. */
  readonly scripts: readonly string[];
  /** The path of the stylesheet, relative to the base. */
  readonly styles: string;
  /** The script with the preload lists, relative to the base. A shell runs it before the entry; a prerendered page loads it once it is interactive. */
  readonly preloads: string;
  /** The styles of the first frame, inline. If undefined, the page links the stylesheet, which blocks rendering. */
  readonly css: string | undefined;
  readonly language: Language;
  /** The URL path of the brand's display font, including the base. The boot script requests it. Undefined: the brand has none. */
  readonly face?: string | undefined;
  /** The route; '' for the shell of routes that are not prerendered. */
  readonly path: string;
  /** Whether the page needs a login. If so, it shows its skeleton until the login is known. */
  readonly guarded: boolean;
};

/**
 * Returns the HTML of a document. The boot script comes first, because it removes the token from the URL before the page sends a request. Other scripts come
 * last, so that content arrives first.
 */
export function renderDocument(parts: DocumentParts): string {
  const {
    base,
    look,
    appType,
    boot,
    entry,
    css,
    styles,
    preloads,
    language,
    path,
    html,
    skeleton,
    shell,
    title,
    broken,
  } = parts;
  const others = [...new Set(parts.scripts)].filter((file) => file !== entry);
  const preload = others.map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`).join('');
  const first = css === undefined ? `<link rel="stylesheet" href="${base}${styles}">` : `<style>${css}</style>`;
  const held = path === '' ? ` data-held data-looks="${shell.looks}"` : parts.guarded ? ` data-guarded="${path}"` : '';
  const lists = path === '' ? `<script defer src="${base}${preloads}"></script>` : '';
  const scripts = `${lists}<script type="module" crossorigin src="${base}${entry}"></script>${preload}`;
  const face = parts.face ? ` data-face="${parts.face}"` : '';
  const theme = look.theme ? ` data-theme="${look.theme}"` : '';
  return (
    `<!doctype html><html lang="${language}" data-skin="${look.skin}" data-app="${appType}" data-lang-type="${languageNumbers[language]}"${theme}${held}${face}><head><meta charset="utf-8"><script>${boot}</script>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">' +
    `<meta name="format-detection" content="telephone=no"><meta property="csp-nonce" nonce="${noncePlaceholder}">` +
    `<link rel="icon" href="${base}icon.svg"><title>${escape(title)}</title>${first}<style>${documentStyles}</style>` +
    '</head><body>' +
    `<div id="root" class="q-root" data-page="${path}" data-language="${language}" data-styles="${base}${styles}" data-preloads="${base}${preloads}">${html}</div>` +
    (held ? `<div id="skeleton" class="q-root">${path === '' ? shell.skeleton : skeleton}</div>` : '') +
    `<div id="broken" class="q-root" role="alert"><b>${escape(broken.title)}</b> ${escape(broken.text)} <a href="">${escape(broken.reload)}</a></div>` +
    `${scripts}</body></html>`
  );
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
