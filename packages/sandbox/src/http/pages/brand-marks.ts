import type { Language } from '@quayside/i18n/language';
import type { Brand } from '@quayside/platform/brand';
import { html, raw } from 'hono/html';
import { type Words, wordsIn } from '../../domain/texts/words.ts';

/** Returns the colours and corners of a brand for the common stylesheet, with the grounds of the app's skins. */
export const brandStyles = ({ colours: { accent, nightAccent, hero, spark }, radius }: Brand): string => `
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
.reach a { display: inline-block; padding: 8px 0; font-weight: 600 }
footer p { margin: 0 0 4px }
.languages ul { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px; margin: 24px 0 0 }
.languages a { display: flex; align-items: center; justify-content: center; min-height: 44px; height: 100%; padding: 4px; color: var(--ink); font-size: 14px; text-align: center; text-decoration: none; border: 1px solid var(--line); border-radius: var(--corner) }
.languages a[aria-current=page] { border: 2px solid var(--accent); color: var(--accent) }`;

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

/** Renders the bar with a brand's symbol and name. */
export const brandBar = ({ name, symbol }: Brand) =>
  html`<header class="brand"><svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path d="${raw(symbol)}"></path></svg><span translate="no">${name}</span></header>`;
