import type { Language } from '@quayside/i18n/language';
import { OPENING_MINUTES, REVIEW_WORKING_DAYS } from '@quayside/rules/limits';
import { PROOF_OF_ADDRESS_MONTHS } from '@quayside/rules/proof-of-address';
import { html } from 'hono/html';
import { editionFactsOf } from '../../domain/addresses/app-address.ts';
import { pageLanguage, pageSkin, returnAddress, shownOrigin } from '../../domain/addresses/page-request.ts';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import { wordsIn } from '../../domain/texts/words.ts';
import { backLink, tonguesOf } from './brand-marks.ts';
import { renderPage } from './layout.ts';

/** Specification, section 7: the address that the app opens in a web view. */
export const helpPath = '/webapp/market/help.html';

const topics = ['opening', 'review', 'documents'] as const;
const values = { count: OPENING_MINUTES, months: PROOF_OF_ADDRESS_MONTHS, ...REVIEW_WORKING_DAYS };

export async function answerHelpPage(server: ServerContext, request: Request): Promise<Response> {
  const language = pageLanguage(request);
  const words = wordsIn(language);
  const { brand, service } = editionFactsOf(server, request);
  const { phone, timeZone } = service;
  const now = await server.transaction(async (work) => work.now);
  const zone = zoneName(language, timeZone, now);
  const home = returnAddress(null, [shownOrigin(server, request)]);
  const body = html`<main>
${backLink(home, words)}
<h1>${words('help.title')}</h1>
<p>${words('help.lead')}</p>
<section class="sheet"><h2>${words('help.contactTitle')}</h2>
<p class="reach"><a href="tel:${phone.replaceAll(' ', '')}">${phone}</a><br><span class="quiet">${words('help.hours', { zone })}</span></p>
<p class="reach"><a href="mailto:${brand.support.email}">${brand.support.email}</a></p></section>
${topics.map((topic) => html`<section class="sheet"><h2>${words(`help.${topic}Title`)}</h2><p>${words(`help.${topic}`, values)}</p></section>`)}
</main>`;
  const tongues = tonguesOf(new URL(request.url), language, words);
  return renderPage({ title: words('help.title'), language, body, brand, tongues, skin: pageSkin(request) }, now);
}

/** Returns the name of a time zone in a language: `Singapore Standard Time`. */
const zoneName = (language: Language, timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
