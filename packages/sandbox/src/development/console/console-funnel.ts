import type { WebVital } from '@quayside/contract/operations';
import { isLanguage, type Language, languages, ownNames } from '@quayside/i18n/language';
import { html } from 'hono/html';
import {
  type FlowFunnel,
  type Funnel,
  type FunnelFilter,
  type FunnelStep,
  mostEventsRead,
  type VitalSummary,
} from '../../domain/operations/funnel.ts';
import type { ServedEdition } from '../../domain/ports/editions.ts';
import type { Markup } from '../../http/pages/layout.ts';

const periods = [1, 7, 30, 90] as const;

type Editions = Readonly<Record<string, ServedEdition>>;

/** Filter of the page. An undefined value does not filter. */
export type FunnelChoice = {
  readonly edition: string | undefined;
  readonly language: Language | undefined;
  readonly days: (typeof periods)[number];
};

/** Reads the filter from the query string. Ignores unknown values; the default period is 7 days. */
export function readFunnelChoice(query: URLSearchParams, editions: Editions): FunnelChoice {
  const language = query.get('language');
  return {
    edition: Object.keys(editions).find((name) => name === query.get('edition')),
    language: isLanguage(language) ? language : undefined,
    days: periods.find((days) => String(days) === query.get('days')) ?? 7,
  };
}

export const filterOf = ({ edition, language, days }: FunnelChoice, editions: Editions): FunnelFilter => ({
  appType: edition === undefined ? undefined : editions[edition]?.appType,
  language,
  days,
});

/** Renders where customers stop, by flow and step, and the web vitals. */
export const funnelBody = (
  { flows, vitals, isCut }: Funnel,
  { edition, language, days }: FunnelChoice,
  editions: Editions,
): Markup => html`
<form method="get" class="row">
${choice('edition', 'Edition', edition ?? '', [['', 'All'], ...Object.entries(editions).map(([name, { title }]) => [name, title] as const)])}
${choice('language', 'Language', language ?? '', [['', 'All'], ...languages.map((one) => [one, ownNames[one]] as const)])}
${choice(
  'days',
  'Period',
  String(days),
  periods.map((one) => [String(one), one === 1 ? 'The last day' : `The last ${one} days`] as const),
)}
<button>Filter</button></form>
<p class="quiet">A visit is one tab of one login. It is left at a step that it neither completed nor went on from, and counts there while it is open. Times count while the page is visible. No event names a person.</p>
${isCut ? html`<p class="alert">The period has more events. These are the newest ${mostEventsRead.toLocaleString('en')}.</p>` : ''}
${flows.length === 0 ? html`<p>No visit fits. Events arrive within ten seconds, or as soon as a page is left.</p>` : flows.map(flowTable)}
${vitals.length === 0 ? '' : vitalTable(vitals)}`;

const choice = (name: string, label: string, chosen: string, values: readonly (readonly [string, string])[]): Markup =>
  html`<p><label for="${name}">${label}</label><select id="${name}" name="${name}">${values.map(([value, title]) => html`<option value="${value}" ${value === chosen ? html`selected` : ''}>${title}</option>`)}</select></p>`;

function flowTable({ flow, visits, submitted, notEligible, steps }: FlowFunnel): Markup {
  const most = Math.max(1, ...steps.map(({ started }) => started));
  const ends = [
    visitsOf(visits),
    `${submitted} submitted`,
    ...(notEligible > 0 ? [`${notEligible} not eligible`] : []),
  ];
  return html`<h2>${flow}</h2>
<div class="scroll"><table class="funnel"><caption class="quiet">${ends.join(' · ')}</caption><thead><tr><th scope="col">Step</th><th scope="col">Visits</th><th scope="col" class="number">Started</th><th scope="col" class="number">Completed</th><th scope="col" class="number">Left here</th><th scope="col" class="number">Median</th><th scope="col" class="number">90%</th><th scope="col" class="number">Errors</th><th scope="col" class="number">Retries</th><th scope="col">Most frequent errors</th></tr></thead>
<tbody>${steps.map((step) => stepRow(step, most))}</tbody></table></div>`;
}

const stepRow = (
  { step, started, completed, dropped, median, p90, errors, retries, codes }: FunnelStep,
  most: number,
): Markup =>
  html`<tr><th scope="row">${step}</th><td>${bar(started, dropped, most)}</td><td class="number">${started}</td><td class="number">${completed}</td><td class="number">${dropped > 0 ? html`<strong>${dropped}</strong> <span class="quiet">${Math.round((100 * dropped) / Math.max(1, started))}%</span>` : '0'}</td><td class="number">${timeText(median)}</td><td class="number">${timeText(p90)}</td><td class="number">${errors}</td><td class="number">${retries}</td><td>${codes.map(([code, times]) => `${code} (${times})`).join(', ') || '–'}</td></tr>`;

/** Draws the visits of a step, and the share that ended there, as a bar. */
const bar = (started: number, dropped: number, most: number): Markup =>
  html`<svg class="bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true"><rect class="all" width="${share(started, most)}" height="12"/><rect class="left" x="${share(started - dropped, most)}" width="${share(Math.min(started, dropped), most)}" height="12"/></svg>`;

const share = (part: number, whole: number): string => ((100 * Math.max(0, part)) / whole).toFixed(1);

/** Formats a duration: `42 s`, `3 min 5 s`. */
function timeText(seconds: number | undefined): string {
  if (seconds === undefined) return '–';
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Limits of web.dev/vitals: the largest good value, and the smallest poor value. CLS is in thousandths. */
const limits: Readonly<Record<WebVital, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [100, 250],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

const meanings: Readonly<Record<WebVital, string>> = {
  LCP: 'the largest content is painted',
  INP: 'a press is answered',
  CLS: 'how far content jumps',
  FCP: 'the first content is painted',
  TTFB: 'the first byte arrives',
};

const vitalTable = (vitals: readonly VitalSummary[]): Markup => html`<h2>Web vitals</h2>
<div class="scroll"><table class="funnel"><caption class="quiet">75% of the visits have this value or a better one</caption><thead><tr><th scope="col">Vital</th><th scope="col" class="number">75%</th><th scope="col">Judgement</th><th scope="col" class="number">Measured</th></tr></thead>
<tbody>${vitals.map(({ vital, p75, count }) => html`<tr><th scope="row"><abbr title="${meanings[vital]}">${vital}</abbr> <span class="quiet">${meanings[vital]}</span></th><td class="number">${vital === 'CLS' ? (p75 / 1000).toFixed(3) : `${p75} ms`}</td><td>${judgement(vital, p75)}</td><td class="number">${count}</td></tr>`)}</tbody></table></div>`;

function judgement(vital: WebVital, p75: number): Markup {
  const [good, poor] = limits[vital];
  if (p75 <= good) return html`good`;
  return p75 < poor ? html`needs improvement` : html`<strong class="wrong">poor</strong>`;
}

const visitsOf = (count: number): string => `${count} ${count === 1 ? 'visit' : 'visits'}`;
