import { html } from 'hono/html';
import type { ServerContext } from '../server/server-context.ts';
import { wordsIn } from '../texts/words.ts';
import { editionOfRequest } from './app-address.ts';
import { renderPage } from './layout.ts';
import { pageLanguage } from './page-request.ts';

/** Specification, section 7: the address that the app opens in a web view. */
export const helpPath = '/webapp/market/help.html';

/** Of no broker: the licence of the sandbox's example company. */
const exampleLicence = 'EXAMPLE-000000';

const topics = ['opening', 'review', 'documents'] as const;

export async function answerHelpPage(server: ServerContext, request: Request): Promise<Response> {
  const language = pageLanguage(request);
  const words = wordsIn(language);
  const now = await server.transaction(async (work) => work.now);
  const body = html`<main>
<h1>${words('help.title')}</h1>
<p>${words('help.lead')}</p>
${topics.map((topic) => html`<section class="sheet"><h2>${words(`help.${topic}Title`)}</h2><p>${words(`help.${topic}`)}</p></section>`)}
<section class="sheet"><h2>${words('help.contactTitle')}</h2><p>${words(`help.contact.${editionOfRequest(server, request)}`)}</p></section>
<p class="quiet">${words('help.licence', { number: exampleLicence })}</p>
</main>`;
  return renderPage({ title: words('help.title'), language, body }, now);
}
