import type { Language } from '@quayside/i18n/language';
import type { Brand } from '@quayside/platform/brand';
import { html, raw } from 'hono/html';
import { wordsIn } from '../../domain/texts/words.ts';

/** Returns the colours and corners of a brand for the common stylesheet. */
export const brandStyles = ({ colours: { accent, nightAccent, hero, spark }, radius }: Brand): string => `
:root { --accent: ${accent}; --hero: ${hero}; --spark: ${spark}; --corner: ${radius} }
@media (prefers-color-scheme: dark) { :root { --accent: ${nightAccent} } }`;

/** Renders the regulator and the licence of a brand. */
export const brandFoot = ({ licence }: Brand, language: Language) =>
  html`<footer class="quiet">${wordsIn(language)('help.licence', { number: licence })}</footer>`;

/** Renders the bar with a brand's symbol and name. */
export const brandBar = ({ name, symbol }: Brand) =>
  html`<header class="brand"><svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path d="${raw(symbol)}"></path></svg><span translate="no">${name}</span></header>`;
