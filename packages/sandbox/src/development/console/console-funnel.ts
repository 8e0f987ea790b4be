import type { WebVital } from '@quayside/contract/operations';
import { isLanguage, type Language, languages, nativeLanguageNames } from '@quayside/i18n/language';
import { html } from 'hono/html';
import {
  type FlowFunnel,
  type Funnel,
  type FunnelFilter,
  type FunnelStep,
  maxEventsRead,
  type VitalSummary,
} from '../../domain/operations/funnel.ts';
import type { ServedEdition } from '../../domain/ports/editions.ts';
import type { Markup } from '../../http/pages/layout.ts';
import { renderSelect, renderTable } from './console-parts.ts';

const periods = [1, 7, 30, 90] as const;

type Editions = Readonly<Record<string, ServedEdition>>;

/** The filter that the user chose on the funnel page. An undefined field matches all events. */
export type FunnelChoice = {
  readonly edition: string | undefined;
  readonly language: Language | undefined;
  readonly days: (typeof periods)[number];
};

/** Reads the filter from the query string. Unknown values count as missing; the default period is 7 days. */
export function readFunnelChoice(query: URLSearchParams, editions: Editions): FunnelChoice {
  const language = query.get('language');
  return {
    edition: Object.keys(editions).find((name) => name === query.get('edition')),
    language: isLanguage(language) ? language : undefined,
    days: periods.find((days) => String(days) === query.get('days')) ?? 7,
  };
}

/** Converts the user's choice to a filter of events: the edition becomes the type of its app. */
export const toFunnelFilter = ({ edition, language, days }: FunnelChoice, editions: Editions): FunnelFilter => ({
  appType: edition === undefined ? undefined : editions[edition]?.appType,
  language,
  days,
});

/** Renders the funnel page: at which steps customers stop, by flow, and the web vitals. */
export const funnelBody = (
  { flows, vitals, isCut }: Funnel,
  { edition, language, days }: FunnelChoice,
  editions: Editions,
): Markup => html`
<form method="get" class="row">
${choice('edition', 'Edition', edition ?? '', [['', 'All'], ...Object.entries(editions).map(([name, { title }]) => [name, title] as const)])}
${choice('language', 'Language', language ?? '', [['', 'All'], ...languages.map((one) => [one, nativeLanguageNames[one]] as const)])}
${choice(
  'days',
  'Period',
  String(days),
  periods.map((one) => [String(one), one === 1 ? 'The last day' : `The last ${one} days`] as const),
)}
<button>Filter</button></form>
<p class="quiet">A visit is one tab of one login. A visit that did not complete its last step counts as left there, even while it is open. Times include only visible pages. No event names a person.</p>
${isCut ? html`<p class="alert">The period has more events. These are the newest ${maxEventsRead.toLocaleString('en')}.</p>` : ''}
${flows.length === 0 ? html`<p>No visits match. Events arrive within ten seconds, or when the customer leaves the page.</p>` : flows.map(flowTable)}
${vitals.length === 0 ? '' : vitalTable(vitals)}`;

const choice = (name: string, label: string, chosen: string, options: Parameters<typeof renderSelect>[1]): Markup =>
  renderSelect({ id: name, name, label, chosen }, options);

function flowTable({ flow, visits, submitted, notEligible, steps }: FlowFunnel): Markup {
  const most = Math.max(1, ...steps.map(({ started }) => started));
  const ends = [
    visitsOf(visits),
    `${submitted} submitted`,
    ...(notEligible > 0 ? [`${notEligible} not eligible`] : []),
  ];
  const columns = ['Step', 'Visits', '#Started', '#Completed', '#Left here', '#Median', '#90%', '#Errors', '#Retries'];
  return html`<h2>${flow}</h2>
${renderTable(
  [...columns, 'Most frequent errors'],
  steps.map((step) => stepCells(step, most)),
  { className: 'funnel', hasRowHeaders: true, caption: ends.join(' · ') },
)}`;
}

const stepCells = (
  { step, started, completed, dropped, median, p90, errors, retries, codes }: FunnelStep,
  most: number,
) => [
  step,
  bar(started, dropped, most),
  started,
  completed,
  dropped > 0
    ? html`<strong>${dropped}</strong> <span class="quiet">${Math.round((100 * dropped) / Math.max(1, started))}%</span>`
    : 0,
  timeText(median),
  timeText(p90),
  errors,
  retries,
  codes.map(([code, times]) => `${code} (${times})`).join(', ') || '–',
];

/** Draws a bar: the visits of a step, relative to `most`, and the share of them that ended there. */
const bar = (started: number, dropped: number, most: number): Markup =>
  html`<svg class="bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true"><rect class="all" width="${share(started, most)}" height="12"/><rect class="left" x="${share(started - dropped, most)}" width="${share(Math.min(started, dropped), most)}" height="12"/></svg>`;

const share = (part: number, whole: number): string => ((100 * Math.max(0, part)) / whole).toFixed(1);

/** Formats seconds as `42 s` or `3 min 5 s`, and undefined as a dash. */
function timeText(seconds: number | undefined): string {
  if (seconds === undefined) return '–';
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** The largest good and the smallest poor value of each web vital (web.dev/vitals). CLS is in thousandths, the others in milliseconds. */
const limits: Readonly<Record<WebVital, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [100, 250],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

const meanings: Readonly<Record<WebVital, string>> = {
  LCP: 'the largest content is painted',
  INP: 'the page responds to a press',
  CLS: 'how far content jumps',
  FCP: 'the first content is painted',
  TTFB: 'the first byte arrives',
};

const vitalTable = (vitals: readonly VitalSummary[]): Markup => html`<h2>Web vitals</h2>
${renderTable(
  ['Vital', '#75%', 'Judgement', '#Measured'],
  vitals.map(({ vital, p75, count }) => [
    html`<abbr title="${meanings[vital]}">${vital}</abbr> <span class="quiet">${meanings[vital]}</span>`,
    vital === 'CLS' ? (p75 / 1000).toFixed(3) : `${p75} ms`,
    judgement(vital, p75),
    count,
  ]),
  { className: 'funnel', hasRowHeaders: true, caption: '75% of the visits have this value or a better one' },
)}`;

function judgement(vital: WebVital, p75: number): Markup {
  const [good, poor] = limits[vital];
  if (p75 <= good) return html`good`;
  return p75 < poor ? html`needs improvement` : html`<strong class="wrong">poor</strong>`;
}

const visitsOf = (count: number): string => `${count} ${count === 1 ? 'visit' : 'visits'}`;
