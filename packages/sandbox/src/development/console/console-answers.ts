import type { SummaryRow, TranslateText } from '@quayside/i18n/internals/answer-summary';
import { getScreenTitle } from '@quayside/i18n/internals/screen-title';
import { titles } from '@quayside/i18n/internals/text/titles';
import { isLanguage } from '@quayside/i18n/language';
import { TextStore } from '@quayside/i18n/text-store';
import { isCountryCode } from '@quayside/rules/internals/country';
import type { StepAnswers } from '@quayside/rules/journey';
import { formatDate, isCalendarDate } from '@quayside/values/calendar-date';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import type { ApplicationRecord } from '../../domain/applications/application-record.ts';
import { loadSummary } from '../../domain/flows/summaries.ts';
import type { Markup } from '../../http/pages/layout.ts';
import { formatInstant } from './console-frame.ts';
import { humanise, languageName, renderValue } from './console-labels.ts';

/** The title of a step and its answers, as the customer read them. */
export type RenderedStep = { readonly title: string; readonly answers: Markup };

/** The rendered steps of an application, by step id. */
export type RenderedSteps = Readonly<Record<string, RenderedStep>>;

/**
 * Renders all answered steps in English, by step id. Each has the rows of "Check your answers", so that reviewer and customer read the same text. All saved
 * fields follow in a folded section.
 */
export async function renderAnswers(record: ApplicationRecord): Promise<RenderedSteps> {
  const store = new TextStore('en', 'plain');
  await store.load(titles);
  const words: TranslateText = (text, key, values) => store.translate(text, key, values);
  const rendered: Record<string, RenderedStep> = {};
  for (const { id } of record.flow.steps) {
    const given = record.answers[id];
    if (!given) continue;
    const module = await loadSummary(record.flow.name, id);
    if (module) await store.load(...module.texts);
    const title = (module && getScreenTitle(module.title, module.texts, words)) ?? humanise(id);
    const rows = module?.rows(given, words, 'en', record.answers, record.personData) ?? [];
    rendered[id] = { title, answers: rows.length > 0 ? inWords(rows, given, record) : fields(given, record) };
  }
  return rendered;
}

const inWords = (rows: readonly SummaryRow[], given: StepAnswers, record: ApplicationRecord): Markup => html`
<dl>${rows.map(({ label, value }) => html`<dt>${label}</dt><dd>${lines([value].flat())}</dd>`)}</dl>
<details><summary>All fields</summary>${fields(given, record)}</details>`;

const lines = (texts: readonly string[]): Markup =>
  html`${texts.map((text, index) => html`${index > 0 ? html`<br>` : ''}${text}`)}`;

const fields = (given: Readonly<Record<string, unknown>>, record: ApplicationRecord): Markup =>
  html`<dl>${Object.entries(given).map(([field, answer]) => html`<dt>${humanise(field)}</dt><dd>${valueOf(answer, record)}</dd>`)}</dl>`;

function valueOf(value: unknown, record: ApplicationRecord): Markup {
  if (Array.isArray(value)) {
    if (value.some((one) => one !== null && typeof one === 'object' && 'points' in one))
      return html`${value.length} ${value.length === 1 ? 'stroke' : 'strokes'}`;
    return html`${value.map((one, index) => html`${index > 0 ? ', ' : ''}${valueOf(one, record)}`)}`;
  }
  if (value !== null && typeof value === 'object') return fields(value as Readonly<Record<string, unknown>>, record);
  if (typeof value === 'boolean') return html`${value ? 'Yes' : 'No'}`;
  return typeof value === 'string' ? textOf(value, record) : html`${String(value)}`;
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** Renders a text of an answer: a document id as its kind, and a date, country or choice in words. Any other text stays unchanged. */
function textOf(text: string, { documents }: ApplicationRecord): Markup {
  const document = documents.find(({ id }) => id === text);
  if (document) return html`<a href="/sandbox/documents/${text}">${humanise(document.kind)}</a>`;
  if (isCalendarDate(text)) return html`${formatDate(text, 'en')}`;
  if (z.iso.datetime().safeParse(text).success) return html`${formatInstant(new Date(text))}`;
  if (isCountryCode(text)) return html`${countries.of(text) ?? text}`;
  return isLanguage(text) ? html`${languageName(text)}` : renderValue(text);
}
