import { type Language, languageNumbers, languages, nativeLanguageNames } from '@quayside/i18n/language';
import type { Brand } from '@quayside/platform/brand';
import { html, raw } from 'hono/html';
import { hostBase } from '../../domain/addresses/page-request.ts';
import { createServerTranslator, type ServerTranslator } from '../../domain/texts/server-texts.ts';

/** Font stack of the pages' text. Headings try the brand's font first. */
const textFonts =
  '-apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", "Liberation Sans", Arial, "Noto Sans Thai", "PingFang SC", "Hiragino Sans", "Microsoft YaHei", sans-serif';

/** Returns the styles of a brand's headings. The app serves a web font from the same origin. */
const displayStyles = ({ display: { family, tracking, webFont, weight } }: Brand): string => `${
  webFont
    ? `@font-face { font-family: "Brand Display"; src: url("${hostBase}display-font.woff2") format("woff2"); font-weight: ${weight}; font-display: swap; unicode-range: U+0020-007E, U+00A0, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212 }`
    : ''
}
.brand, .brand-name, h1, h2 { font-family: ${[...(webFont ? ['"Brand Display"'] : []), ...(family ? [family] : []), textFonts].join(', ')}; font-weight: ${weight}; letter-spacing: ${tracking} }
:is(h1, h2):is(:lang(th), :lang(zh), :lang(ja)) { letter-spacing: 0 }`;

/** Neutral colours of the skins, which equal those that the app computes. */
const day =
  'color-scheme: light; --ink: #19262b; --quiet: #4f5d63; --line: #e1e3e5; --edge: #717f86; --surface: #fff; --paper: #fff; --ground: #f3f5f5; --bad: #b3261e; --bad-ground: #ffe5e6; --on-accent: #fff; --focus: #1062c4';
const night =
  'color-scheme: dark; --ink: #e7e9e9; --quiet: #9fa8ac; --line: #283033; --edge: #767f82; --surface: #0b1214; --paper: #161d20; --ground: #050a0d; --bad: #f68d85; --bad-ground: #3e211f; --on-accent: #0b1a2b; --focus: #8fbcff';
const navy =
  '--ink: #f2f3f6; --quiet: #9bb0d7; --line: #253555; --edge: #7285aa; --surface: #0c1a38; --paper: #182646; --ground: #05102e; --bad-ground: #571e28; --focus: #a8c8ff';

/** Returns the styles that a brand adds to the common stylesheet, as in the app: colours of the three skins, corners, bar and band. */
export const brandStyles = (brand: Brand): string => {
  const {
    colours: { accent, nightAccent, hero, spark },
    radius,
  } = brand;
  return `${displayStyles(brand)}
:root { ${day}; --accent: ${accent}; --tile: ${hero}; --hero: ${hero}; --spark: ${spark}; --corner: ${radius} }
@media (prefers-color-scheme: dark) { :root { ${night}; --accent: ${nightAccent} } }
:root[data-skin=white] { ${day}; --accent: ${accent} }
:root:is([data-skin=black], [data-skin=blue]) { ${night}; --accent: ${nightAccent} }
:root[data-skin=blue] { ${navy}; --hero: color-mix(in oklab, ${hero} 30%, oklch(0.36 0.115 262)) }
@supports (color: oklch(from red l c h)) {
@media (prefers-color-scheme: dark) { :root:not([data-skin]) { --on-accent: oklch(from var(--accent) 0.2 0.04 h) } }
:root:is([data-skin=black], [data-skin=blue]) { --on-accent: oklch(from var(--accent) 0.2 0.04 h) }
}
body[data-width=form] { max-width: 640px }
:focus-visible { outline-color: var(--focus) }
input:not([type=hidden]), select, textarea { border-color: var(--edge) }
.tongues > summary { color: inherit }
body[data-width=form] .brand { position: sticky; top: 0; z-index: 1 }
.brand { z-index: 0; margin-bottom: 16px; min-height: 53px; padding-top: env(safe-area-inset-top, 0px) }
.brand::after { inset: 0 calc(50% - 50vw); height: auto; background: var(--surface); border-bottom: 1px solid var(--line) }
.brand:has(+ main > .band) { margin-bottom: 0 }
.brand .back { display: grid; place-items: center; flex: none; width: 44px; height: 44px; margin-inline-start: -12px; color: inherit; border-radius: var(--corner) }
.brand .back svg { width: 24px; height: 24px; fill: none; stroke: currentcolor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.brand .back + svg { margin-inline-start: -8px }
.band { position: relative; z-index: 0; display: flex; align-items: center; min-height: 112px; margin: 0 0 16px; padding: 16px 0 }
.band::before { content: ""; position: absolute; z-index: -2; inset: 0 calc(50% - 50vw); background: var(--hero) }
.band img { position: absolute; z-index: -1; inset-block-end: 0; inset-inline-end: -16px; height: 96px; mask-image: linear-gradient(90deg, #0000, #000 45%) }
.band h1 { max-width: 60%; margin: 0; color: #fff }
@media (min-width: 640px) { .band img { mask-image: linear-gradient(90deg, #0000, #000 45% 85%, #0000) } }
@media (max-height: 432px) { body[data-width=form] .brand { position: relative } }
.legal { margin: 0 0 8px }
.legal a { display: inline-block; padding: 10px 0; margin-inline-end: 16px }
footer { margin-top: 32px; padding-top: 16px; border-top: 1px solid var(--line); font-size: 13px }
footer p { margin: 0 0 4px }
footer .brand-name { display: flex; align-items: center; gap: 8px; margin-bottom: 8px; color: var(--ink); font-size: 15px }
`;
};

/** Renders a brand's symbol in a coloured tile with sides of `size` pixels. */
const tile = (symbol: string, size: number) =>
  html`<svg class="tile" viewBox="0 0 32 32" width="${size}" height="${size}" aria-hidden="true"><rect width="32" height="32" rx="8"></rect><path d="${raw(symbol)}"></path></svg>`;

/** Renders a brand's symbol in its own colours, on a page of another brand. */
export const brandMark = ({ symbol, colours: { hero, spark } }: Brand, size: number) =>
  html`<svg viewBox="0 0 32 32" width="${size}" height="${size}" aria-hidden="true"><rect width="32" height="32" rx="8" fill="${hero}"></rect><path d="${raw(symbol)}" fill="none" stroke="${spark}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"></path></svg>`;

/** Renders the footer of a page as in the app: the brand's symbol, name, regulator, licence and legal pages. */
export function brandFooter({ licence, legalPages, name, symbol }: Brand, language: Language) {
  const words = createServerTranslator(language);
  return html`<footer class="quiet"><p class="brand-name">${tile(symbol, 24)}<span translate="no">${name}</span></p><p>${words('help.licence', { number: licence })}</p>${
    legalPages
      ? html`<p class="legal"><a href="${legalPages.terms}" target="_blank" rel="noopener noreferrer">${words('foot.terms')}</a> <a href="${legalPages.privacy}" target="_blank" rel="noopener noreferrer">${words('foot.privacy')}</a></p>`
      : ''
  }</footer>`;
}

/** The optional parts of the bar, besides the broker's symbol and name. */
type BarParts = {
  /** Link back to the page of the app that the customer came from; by default none. */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  /** Links to the page in other languages; by default none. */
  readonly tongues?: ReturnType<typeof html> | undefined;
};

/** Renders the bar of a page as in the app: back link, brand symbol, name, and languages. */
export const brandBar = ({ name, symbol }: Brand, { back, tongues }: BarParts = {}) =>
  html`<header class="brand">${
    back
      ? html`<a class="back" href="${back.href}" aria-label="${back.label}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 6l-6 6 6 6"></path></svg></a>`
      : ''
  }${tile(symbol, 32)}<span translate="no">${name}</span>${tongues ?? ''}</header>`;

/** Renders a page's heading beside the picture of the app's home page, on the same background. */
export const brandBand = (title: string) =>
  html`<div class="band"><img src="${hostBase}hero.svg" alt=""><h1>${title}</h1></div>`;

/** Renders a menu with the page in other languages, which opens without a script. */
export const languageMenu = (url: URL, current: Language, words: ServerTranslator) =>
  html`<details class="tongues"><summary aria-label="${words('page.language')}: ${nativeLanguageNames[current]}"><svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><circle cx="12" cy="12" r="9"></circle><path d="M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18"></path></svg></summary><nav aria-label="${words('page.language')}"><ul>${languages.map((language) => html`<li><a href="${inLanguage(url, language)}" lang="${language}" hreflang="${language}"${language === current ? raw(' aria-current="page"') : ''}>${nativeLanguageNames[language]}</a></li>`)}</ul></nav></details>`;

function inLanguage(url: URL, language: Language): string {
  const query = new URLSearchParams(url.searchParams);
  query.set('langType', String(languageNumbers[language]));
  return `${url.pathname}?${query}`;
}
