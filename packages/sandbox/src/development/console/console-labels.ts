import { html } from 'hono/html';
import { createServerTranslator, isServerTextKey } from '../../domain/texts/server-texts.ts';
import type { Markup } from '../../http/pages/layout.ts';
import { formatInstant } from './console-frame.ts';

const words = createServerTranslator('en');

/** Returns an id as a label: `dateOfBirth` becomes `Date of birth`, and `identity-document` becomes `Identity document`. */
export function humanise(id: string): string {
  const text = id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/^line(\d)$/, 'line $1')
    .replace(/[-._]/g, ' ')
    .toLowerCase()
    .replace(/\bw8ben\b/g, 'W-8BEN');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the title of a review item, worded as in mails, so that reviewer and customer use the same words. */
export function requirementTitle(requirement: string): string {
  const key = `requirement.${requirement}`;
  return isServerTextKey(key) ? words(key) : humanise(requirement);
}

/** Returns the name of a flow's product, worded as in mails. */
export function flowName(flow: string): string {
  const key = `mail.product.${flow}`;
  return isServerTextKey(key) ? words(key) : humanise(flow);
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
/** Returns the English name of a language, such as `Thai`, or the code if it has none. */
export const languageName = (language: string): string => languageNames.of(language) ?? language;

/** Converts a choice to a label if it is a `kebab-case` id or a single word. Any other text stays unchanged. */
export const choiceText = (text: string): string =>
  /^[a-z]+$|^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(text) ? humanise(text) : text;

const isOpaque = (text: string): boolean => /^[0-9a-f]{8}-[0-9a-f-]{27}$|^[0-9a-f]{64}$/.test(text);

/** Renders a value for the reviewer: shortens ids and hashes, and turns choices into labels. Any other text stays unchanged. */
export const renderValue = (text: string): Markup => (isOpaque(text) ? shortId(text) : html`${choiceText(text)}`);

/** Renders the state of an application or review item as a badge, which the stylesheet colours by `data-state`. */
export const renderState = (state: string): Markup =>
  html`<span class="state" data-state="${state}">${humanise(state)}</span>`;

/** Renders an id or hash in short form. The full text is its tooltip, and a click selects it for copying. */
export const shortId = (id: string): Markup => html`<code class="id" title="${id}">${id}</code>`;

/** Renders the age of a time, such as `2 days ago`, with the time itself as its tooltip. */
export const renderAge = (at: Date, now: Date): Markup =>
  html`<time datetime="${at.toISOString()}" title="${formatInstant(at)}">${ageText(now.getTime() - at.getTime())}</time>`;

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const relative = new Intl.RelativeTimeFormat('en');

/** Formats an age in milliseconds: `2 days ago`, `3 hours ago`, `12 minutes ago`, or `just now`. */
export function ageText(ms: number): string {
  if (ms >= DAY) return relative.format(-Math.floor(ms / DAY), 'day');
  if (ms >= HOUR) return relative.format(-Math.floor(ms / HOUR), 'hour');
  return ms >= MINUTE ? relative.format(-Math.floor(ms / MINUTE), 'minute') : 'just now';
}
