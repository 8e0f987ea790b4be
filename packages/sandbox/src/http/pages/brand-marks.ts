import { type Language, languageNumbers, languages, ownNames } from '@quayside/i18n/language';
import type { Brand } from '@quayside/platform/brand';
import { html, raw } from 'hono/html';
import { hostBase } from '../../domain/addresses/page-request.ts';
import { type Words, wordsIn } from '../../domain/texts/words.ts';

/** Fonts of the text, after the brand's own for headings. */
const textFonts =
  '-apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", "Liberation Sans", Arial, "Noto Sans Thai", "PingFang SC", "Hiragino Sans", "Microsoft YaHei", sans-serif';

/** Returns the display type of a brand; its app serves the file of a web font at the same origin. */
const displayStyles = ({ display: { family, tracking, webFont, weight } }: Brand): string => `${
  webFont
    ? `@font-face { font-family: "Brand Display"; src: url("${hostBase}display-font.woff2") format("woff2"); font-weight: ${weight}; font-display: swap; unicode-range: U+0020-007E, U+00A0, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212 }`
    : ''
}
.brand, h1, h2 { font-family: ${[...(webFont ? ['"Brand Display"'] : []), ...(family ? [family] : []), textFonts].join(', ')}; font-weight: ${weight}; letter-spacing: ${tracking} }
:is(h1, h2):is(:lang(th), :lang(zh), :lang(ja)) { letter-spacing: 0 }`;

/** Returns the colours, corners and display type of a brand for the common stylesheet, with the grounds of the app's skins. */
export const brandStyles = (brand: Brand): string => {
  const {
    colours: { accent, nightAccent, hero, spark },
    radius,
  } = brand;
  return `${displayStyles(brand)}
:root { --accent: ${accent}; --hero: ${hero}; --spark: ${spark}; --corner: ${radius} }
@media (prefers-color-scheme: dark) { :root { --accent: ${nightAccent} } }
:root { --ground: #fff }
@media (prefers-color-scheme: dark) { :root { --ground: #0b1214; --paper: #161d20 } }
:root[data-skin=white] { color-scheme: light; --ink: #19262b; --quiet: #4f5d63; --line: #cfd6de; --paper: #fff; --ground: #fff; --accent: ${accent}; --on-accent: #fff; --bad: #a4262c; --bad-ground: #fdf0f0 }
:root:is([data-skin=black], [data-skin=blue]) { color-scheme: dark; --accent: ${nightAccent}; --on-accent: #0b1a2b; --bad: #ff9a9e; --bad-ground: #3a1c1f }
:root[data-skin=black] { --ink: #e7e9e9; --quiet: #9fa8ac; --line: #283033; --paper: #161d20; --ground: #0b1214 }
:root[data-skin=blue] { --ink: #f2f3f6; --quiet: #9bb0d7; --line: #253555; --paper: #182646; --ground: #0c1a38 }
.back, .legal { margin: 0 0 8px }
.back { margin-top: -16px }
.back a, .legal a { display: inline-block; padding: 10px 0; margin-inline-end: 16px }
.back a { text-decoration: none; font-weight: 600 }
footer p { margin: 0 0 4px }
`;
};

/** Renders the regulator, the licence and the legal pages of a brand. */
export function brandFoot({ licence, legalPages }: Brand, language: Language) {
  const words = wordsIn(language);
  return html`<footer class="quiet"><p>${words('help.licence', { number: licence })}</p>${
    legalPages
      ? html`<p class="legal"><a href="${legalPages.terms}" target="_blank" rel="noopener noreferrer">${words('foot.terms')}</a> <a href="${legalPages.privacy}" target="_blank" rel="noopener noreferrer">${words('foot.privacy')}</a></p>`
      : ''
  }</footer>`;
}

/** Renders the way back to the app. */
export const backLink = (href: string, words: Words) =>
  html`<p class="back"><a href="${href}"><span aria-hidden="true">‹ </span>${words('page.back')}</a></p>`;

/** Renders the bar of the app: a brand's symbol in its tile, its name, and the languages of the page. */
export const brandBar = ({ name, symbol }: Brand, tongues?: ReturnType<typeof html>) =>
  html`<header class="brand"><svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><rect width="32" height="32" rx="8"></rect><path d="${raw(symbol)}"></path></svg><span translate="no">${name}</span>${tongues ?? ''}</header>`;

/** Renders the page's links to its other languages behind a globe, which opens without a script. */
export const tonguesOf = (url: URL, current: Language, words: Words) =>
  html`<details class="tongues"><summary aria-label="${words('page.language')}: ${ownNames[current]}"><svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><circle cx="12" cy="12" r="9"></circle><path d="M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18"></path></svg></summary><nav aria-label="${words('page.language')}"><ul>${languages.map((language) => html`<li><a href="${inLanguage(url, language)}" lang="${language}" hreflang="${language}"${language === current ? raw(' aria-current="page"') : ''}>${ownNames[language]}</a></li>`)}</ul></nav></details>`;

function inLanguage(url: URL, language: Language): string {
  const query = new URLSearchParams(url.searchParams);
  query.set('langType', String(languageNumbers[language]));
  return `${url.pathname}?${query}`;
}
