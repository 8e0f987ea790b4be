import { openingPerson } from '@quayside/flow-opening/internals/texts';
import { isLanguage, type Language } from '@quayside/i18n/language';
import { TextStore } from '@quayside/i18n/text-store';
import type { Brand } from '@quayside/platform/brand';
import { type PersonItemId, personItemIds } from '@quayside/rules/internals/person-data';
import { html, raw } from 'hono/html';
import { getServedEdition } from '../../domain/addresses/app-address.ts';
import { pageLanguage } from '../../domain/addresses/page-request.ts';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import { createServerTranslator, type ServerTranslator } from '../../domain/texts/server-texts.ts';
import { languageMenu } from '../../http/pages/brand-marks.ts';
import { createFormToken, type FormToken, hasFormToken } from '../../http/pages/form-token.ts';
import { type Markup, renderPage, seeOther } from '../../http/pages/layout.ts';
import { formText } from '../../http/transport/form-text.ts';
import { limitedForm } from '../../http/transport/limited-body.ts';
import { requestUriPrefix } from './back-channel.ts';
import { isProviderPersona, type ProviderPersona, providerPersonaNames } from './personas.ts';
import { developmentClientId, developmentIssuer } from './settings.ts';
import { issueTicket, type PushedRequest, readTicket, refuseReuse } from './tickets.ts';

/** Serves the page on which the customer agrees to share the requested items with the broker, or cancels. Redirects to the app after the choice. */
export async function handleConsent(server: ServerContext, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const ticket = (url.searchParams.get('request_uri') ?? '').replace(requestUriPrefix, '');
  const known = url.searchParams.get('client_id') === developmentClientId;
  const pushed = known ? await readTicket(server, 'request', ticket).catch(() => undefined) : undefined;
  const chosen = url.searchParams.has('langType') || !isLanguage(pushed?.locale);
  const language = chosen ? pageLanguage(request) : pushed.locale;
  const words = createServerTranslator(language);
  const { brand } = getServedEdition(server, request);
  const tongues = languageMenu(url, language, words);
  if (!pushed) return page(server, { language, words, tongues, body: expiredBody(words), status: 400 });
  if (request.method === 'POST') {
    const form = await limitedForm(request);
    if (await hasFormToken(server.vault, request, form)) return leave(server, ticket, pushed, form);
  }
  const token = await createFormToken(server.vault, request);
  const body = consentBody(words, await itemsIn(language, pushed.scope), token, brand);
  return page(server, {
    language,
    words,
    tongues,
    body,
    headers: token.headers,
    formTargets: [new URL(pushed.redirectUri).origin],
  });
}

async function leave(server: ServerContext, ticket: string, pushed: PushedRequest, form: FormData): Promise<Response> {
  const persona = form.get('act') === 'agree' ? formText(form, 'persona') : '';
  return seeOther((await redirectOf(server, ticket, pushed, persona)).href);
}

/**
 * Answers the consent page at the URL `address` without a browser: agrees as a persona, or cancels for any other name. Returns the URL of the redirect to the
 * app. Throws `ProtocolError` if the request expired or was answered before.
 */
export async function consentAs(server: ServerContext, address: string, persona: string): Promise<URL> {
  const ticket = (new URL(address).searchParams.get('request_uri') ?? '').replace(requestUriPrefix, '');
  return redirectOf(server, ticket, await readTicket(server, 'request', ticket), persona);
}

async function redirectOf(server: ServerContext, ticket: string, pushed: PushedRequest, persona: string): Promise<URL> {
  const back = new URL(pushed.redirectUri);
  await refuseReuse(server, `request ${ticket}`);
  if (isProviderPersona(persona))
    back.searchParams.set('code', await issueTicket(server, 'code', { ...pushed, persona }));
  else back.searchParams.set('error', 'access_denied');
  back.searchParams.set('state', pushed.state);
  back.searchParams.set('iss', developmentIssuer(server.publicUrl));
  return back;
}

type PageView = {
  readonly language: Language;
  readonly words: ServerTranslator;
  readonly tongues: Markup;
  readonly body: Markup;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly formTargets?: readonly string[];
};

async function page(server: ServerContext, { words, ...shown }: PageView): Promise<Response> {
  const now = await server.transaction(async (work) => work.now);
  const name = words('digitalId.title');
  return renderPage({ title: name, party: { name, bar: bar(name) }, styles, ...shown }, now);
}

/** Renders the bar of the provider as a public authority, which resembles neither the bar nor the colours of the broker. */
const bar = (name: string): Markup =>
  html`<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path d="M4 12l12-7 12 7zM7 24V14M13 24V14M19 24V14M25 24V14M4 27h24"></path></svg><span>${name}</span>`;

const styles = `
:root { --accent: #33475b; --on-accent: #fff; --corner: 4px }
@media (prefers-color-scheme: dark) { :root { --accent: #a9bccf; --on-accent: #12171d } }
.party { color: #fff; font-weight: 600 }
.party::before { inset: 0 calc(50% - 50vw); height: auto; background: #25303b; border-bottom: 4px solid #8796a5 }
.party > svg { fill: none; stroke: currentcolor; stroke-width: 2; stroke-linejoin: round }
.asker { display: flex; align-items: center; gap: 12px; margin: 0 0 8px; font-size: 18px }
.asker svg { flex: none }
.asker path { fill: none; stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round }
.items { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 0 16px; margin: -8px 0; padding: 0; list-style: none }
.sheet > .items:last-child { margin-bottom: -8px }
.items li { padding: 8px 0; border-top: 1px solid var(--line) }
.answers { display: grid; gap: 8px; margin: 24px 0 0 }`;

const expiredBody = (words: ServerTranslator): Markup =>
  html`<main><div class="alert" role="alert"><p>${words('digitalId.expired')}</p></div></main>`;

/** Returns the names of the items in a scope, worded as the app shows them. */
async function itemsIn(language: Language, scope: string): Promise<readonly string[]> {
  const texts = new TextStore(language);
  await texts.load(openingPerson);
  const requested = personItemIds.filter((id: PersonItemId) => scope.split(' ').includes(id));
  return requested.map((id) => texts.translate(openingPerson, `item.${id}`));
}

const consentBody = (words: ServerTranslator, items: readonly string[], token: FormToken, brand: Brand): Markup => html`
<main>
<h1 class="asker"><svg viewBox="0 0 32 32" width="40" height="40" aria-hidden="true"><rect width="32" height="32" rx="8" fill="${brand.colours.hero}"></rect><path d="${raw(brand.symbol)}" stroke="${brand.colours.spark}"></path></svg><span>${words('digitalId.asks', { name: brand.name })}</span></h1>
<p>${words('digitalId.purpose', { name: brand.name })}</p>
<form method="post">
${token.field}
<details class="sheet"><summary>${words('digitalId.development')}</summary>
<fieldset><legend>${words('digitalId.persona')}</legend>
${providerPersonaNames.map(
  (name, index) =>
    html`<label class="choice"><input type="radio" name="persona" value="${name}" ${index === 0 ? html`checked` : ''}> ${words(`digitalId.persona.${name}` satisfies `digitalId.persona.${ProviderPersona}`)}</label>`,
)}
</fieldset>
</details>
<section class="sheet"><ul class="items">${items.map((item) => html`<li>${item}</li>`)}</ul></section>
<div class="answers"><button name="act" value="agree">${words('digitalId.agree')}</button><button name="act" value="cancel" class="plain">${words('digitalId.cancel')}</button></div>
</form>
</main>`;
