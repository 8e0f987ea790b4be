import { isLanguage, type Language, languageNumbers, languages, ownNames } from '@quayside/i18n/language';
import { openingPerson } from '@quayside/i18n/text/opening-person';
import { TextStore } from '@quayside/i18n/text-store';
import type { Brand } from '@quayside/platform/brand';
import { type PersonItemId, personItemIds } from '@quayside/rules/person-data';
import { html } from 'hono/html';
import { editionFactsOf } from '../../domain/addresses/app-address.ts';
import { pageLanguage } from '../../domain/addresses/page-request.ts';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import { type Words, wordsIn } from '../../domain/texts/words.ts';
import { type FormToken, giveFormToken, hasFormToken } from '../../http/pages/form-token.ts';
import { type Markup, renderPage, seeOther } from '../../http/pages/layout.ts';
import { formText } from '../../http/transport/form-text.ts';
import { limitedForm } from '../../http/transport/limited-body.ts';
import { requestUriPrefix } from './back-channel.ts';
import { isProviderPersona, type ProviderPersona, providerPersonaNames } from './personas.ts';
import { developmentClientId, developmentIssuer } from './settings.ts';
import { type Asked, issueTicket, readTicket, spend } from './tickets.ts';

/** Renders the provider's consent: who asks, the items, and two buttons. The form's response redirects to the app. */
export async function answerConsent(server: ServerContext, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const ticket = (url.searchParams.get('request_uri') ?? '').replace(requestUriPrefix, '');
  const known = url.searchParams.get('client_id') === developmentClientId;
  const asked = known ? await readTicket(server, 'request', ticket).catch(() => undefined) : undefined;
  const chosen = url.searchParams.has('langType') || !isLanguage(asked?.locale);
  const language = chosen ? pageLanguage(request) : asked.locale;
  const words = wordsIn(language);
  const { brand } = editionFactsOf(server, request);
  if (!asked) return page(server, { language, words, brand, body: expiredBody(words), status: 400 });
  if (request.method === 'POST') {
    const form = await limitedForm(request);
    if (await hasFormToken(server.vault, request, form)) return leave(server, ticket, asked, form);
  }
  const token = await giveFormToken(server.vault, request);
  const body = consentBody(words, await itemsIn(language, asked.scope), token, url);
  return page(server, {
    language,
    words,
    brand,
    body,
    headers: token.headers,
    formTargets: [new URL(asked.redirectUri).origin],
  });
}

async function leave(server: ServerContext, ticket: string, asked: Asked, form: FormData): Promise<Response> {
  const persona = form.get('act') === 'agree' ? formText(form, 'persona') : '';
  return seeOther((await redirectOf(server, ticket, asked, persona)).href);
}

/** Visits the consent page of an address as a persona, without a browser; any other name cancels. Returns the redirect. Throws ProtocolError. */
export async function visitAs(server: ServerContext, address: string, persona: string): Promise<URL> {
  const ticket = (new URL(address).searchParams.get('request_uri') ?? '').replace(requestUriPrefix, '');
  return redirectOf(server, ticket, await readTicket(server, 'request', ticket), persona);
}

async function redirectOf(server: ServerContext, ticket: string, asked: Asked, persona: string): Promise<URL> {
  const back = new URL(asked.redirectUri);
  await spend(server, `request ${ticket}`);
  if (isProviderPersona(persona))
    back.searchParams.set('code', await issueTicket(server, 'code', { ...asked, persona }));
  else back.searchParams.set('error', 'access_denied');
  back.searchParams.set('state', asked.state);
  back.searchParams.set('iss', developmentIssuer(server.publicUrl));
  return back;
}

type Shown = {
  readonly language: Language;
  readonly words: Words;
  readonly brand: Brand;
  readonly body: Markup;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly formTargets?: readonly string[];
};

async function page(server: ServerContext, { words, ...shown }: Shown): Promise<Response> {
  const now = await server.transaction(async (work) => work.now);
  return renderPage({ title: words('digitalId.title'), ...shown }, now);
}

const expiredBody = (words: Words): Markup =>
  html`<main><h1>${words('digitalId.title')}</h1><div class="alert" role="alert"><p>${words('digitalId.expired')}</p></div></main>`;

/** Returns the app's names of the items. */
async function itemsIn(language: Language, scope: string): Promise<readonly string[]> {
  const texts = new TextStore(language);
  await texts.load(openingPerson);
  const asked = personItemIds.filter((id: PersonItemId) => scope.split(' ').includes(id));
  return asked.map((id) => texts.translate(openingPerson, `item.${id}`));
}

const consentBody = (words: Words, items: readonly string[], token: FormToken, url: URL): Markup => html`
<main>
<h1>${words('digitalId.title')}</h1>
<div class="note" role="note"><p>${words('digitalId.development')}</p></div>
<form method="post">
${token.field}
<fieldset class="sheet"><legend>${words('digitalId.persona')}</legend>
${providerPersonaNames.map(
  (name, index) =>
    html`<label class="choice"><input type="radio" name="persona" value="${name}" ${index === 0 ? html`checked` : ''}> ${words(`digitalId.persona.${name}` satisfies `digitalId.persona.${ProviderPersona}`)}</label>`,
)}
</fieldset>
<section class="sheet"><h2>${words('digitalId.asks')}</h2>
<p>${words('digitalId.purpose')}</p>
<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>
</section>
<div class="row"><button name="act" value="agree">${words('digitalId.agree')}</button><button name="act" value="cancel" class="plain">${words('digitalId.cancel')}</button></div>
</form>
</main>
<nav aria-label="Language"><ul>${languages.map((language) => html`<li><a href="${inLanguage(url, language)}" lang="${language}" hreflang="${language}">${ownNames[language]}</a></li>`)}</ul></nav>`;

function inLanguage(url: URL, language: Language): string {
  const query = new URLSearchParams(url.searchParams);
  query.set('langType', String(languageNumbers[language]));
  return `${url.pathname}?${query}`;
}
