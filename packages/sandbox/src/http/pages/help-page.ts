import type { Language } from '@quayside/i18n/language';
import { PROOF_OF_ADDRESS_MONTHS } from '@quayside/rules/internals/proof-of-address';
import { NOTICE_DAYS, OPENING_MINUTES, PASSPORT_VALIDITY_MONTHS, REVIEW_WORKING_DAYS } from '@quayside/rules/limits';
import { html, raw } from 'hono/html';
import { getServedEdition } from '../../domain/addresses/app-address.ts';
import { getPublicOrigin, pageLanguage, pageSkin, toReturnUrl } from '../../domain/addresses/page-request.ts';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import { createServerTranslator } from '../../domain/texts/server-texts.ts';
import { brandBand, languageMenu } from './brand-marks.ts';
import { type Markup, renderPage } from './layout.ts';

/** Path of the help page, which the app opens in a web view (specification, section 7). */
export const helpPath = '/webapp/market/help.html';

/** Ids of the questions by group, in the order in which customers have them. */
const groups = {
  before: ['needs', 'time', 'documents', 'fees'],
  application: ['continue', 'code', 'refused', 'change'],
  trust: ['safe', 'complaint'],
} as const;

/** Values in the answers, by question. `count` selects singular or plural. */
const values: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  needs: { passport: PASSPORT_VALIDITY_MONTHS, count: PROOF_OF_ADDRESS_MONTHS },
  time: { count: OPENING_MINUTES, ...REVIEW_WORKING_DAYS },
  change: { count: NOTICE_DAYS },
};

const styles = `
.ways { padding: 4px 0 }
.ways a { display: flex; align-items: center; gap: 16px; min-height: 56px; padding: 8px 20px; color: var(--ink); text-decoration: none }
.ways a + a { border-top: 1px solid var(--line) }
.ways svg { flex: none; fill: none; stroke: var(--accent); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.ways b { display: block; color: var(--accent); overflow-wrap: anywhere }
.ways .quiet { font-size: 14px }
.answers { padding: 0 20px }
.answers details + details { border-top: 1px solid var(--line) }
.answers summary { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 52px; padding: 10px 0; color: var(--ink); font-size: 16px; cursor: pointer; list-style: none }
.answers summary::-webkit-details-marker { display: none }
.answers summary::after { content: ""; flex: none; width: 9px; height: 9px; margin: -4px 4px 0 0; border: solid var(--quiet); border-width: 0 2px 2px 0; transform: rotate(45deg) }
.answers details[open] summary::after { margin-top: 4px; transform: rotate(225deg) }
.answers p { margin: 0 0 16px }`;

const icons = {
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A16 16 0 0 1 4 5a1 1 0 0 1 1-1',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
} as const;

/** Serves the help page: answers to common questions, and how to reach customer service of the edition. */
export async function serveHelpPage(server: ServerContext, request: Request): Promise<Response> {
  const language = pageLanguage(request);
  const words = createServerTranslator(language);
  const { brand, service } = getServedEdition(server, request);
  const { phone, timeZone } = service;
  const now = await server.transaction(async (work) => work.now);
  const zone = zoneName(language, timeZone, now);
  const home = toReturnUrl(null, [getPublicOrigin(server, request)]);
  const reference = referenceIn(request);
  const subject = reference ? `?subject=${encodeURIComponent(reference)}` : '';
  const body = html`<main>
${brandBand(words('help.title'))}
<p>${words('help.lead')}</p>
<h2>${words('help.contactTitle')}</h2>
${reference ? html`<p>${words('help.reference', { reference })}</p>` : ''}
<div class="sheet ways">
${way('phone', `tel:${phone.replaceAll(' ', '')}`, words('help.call', { phone }), words('help.hours', { zone }))}
${way('mail', `mailto:${brand.support.email}${subject}`, words('help.email', { email: brand.support.email }))}
</div>
${Object.entries(groups).map(
  ([group, topics]) => html`<h2>${words(`help.${group as keyof typeof groups}`)}</h2>
<div class="sheet answers">${topics.map((topic) => html`<details><summary>${words(`help.${topic}Title`)}</summary><p>${words(`help.${topic}`, values[topic])}</p></details>`)}</div>`,
)}
</main>`;
  const tongues = languageMenu(new URL(request.url), language, words);
  return renderPage(
    {
      title: words('help.title'),
      language,
      body,
      styles,
      brand,
      back: { href: home, label: words('page.back') },
      tongues,
      skin: pageSkin(request),
    },
    now,
  );
}

/** Renders a link that phones or emails customer service, with its hours. */
const way = (icon: keyof typeof icons, href: string, label: string, hours?: string): Markup =>
  html`<a href="${href}"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${raw(icons[icon])}"></path></svg><span><b>${label}</b>${hours ? html`<span class="quiet">${hours}</span>` : ''}</span></a>`;

/** Returns the application's reference in the URL, or undefined if it is missing or malformed. */
function referenceIn(request: Request): string | undefined {
  const given = new URL(request.url).searchParams.get('reference') ?? '';
  return /^[A-Z\d-]{4,24}$/.test(given) ? given : undefined;
}

/** Returns the name of a time zone in a language, such as `Singapore Standard Time`. */
const zoneName = (language: Language, timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
