import { codes, type Envelope } from '@quayside/contract/envelope';
import type { Language } from '@quayside/i18n/language';
import type { LoginChallenge } from '@quayside/platform/internals/login-challenge';
import { normalisePhone } from '@quayside/rules/internals/phone';
import { callingCode, callingCodes } from '@quayside/rules/internals/phone/calling-codes';
import { formatPhone } from '@quayside/rules/internals/phone/format-phone';
import { adviseOnMobile, toE164 } from '@quayside/rules/internals/phone/mobile-numbers';
import { html, raw } from 'hono/html';
import { getServedEdition } from '../../domain/addresses/app-address.ts';
import { getPublicOrigin, pageLanguage, pageSkin, toReturnUrl } from '../../domain/addresses/page-request.ts';
import type { ServedEdition } from '../../domain/ports/editions.ts';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import { createServerTranslator, type ServerTranslator } from '../../domain/texts/server-texts.ts';
import { codeLimits } from '../../domain/users/code-limits.ts';
import { sendCode } from '../../domain/users/one-time-code.ts';
import { createLoginCode } from '../../domain/users/session.ts';
import { type CodeEntry, registerByCode } from '../../domain/users/user.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { clientAddress } from '../transport/client-address.ts';
import { successEnvelope } from '../transport/envelope.ts';
import { formText } from '../transport/form-text.ts';
import { limitedForm } from '../transport/limited-body.ts';
import { type LoginAct, logLogin } from '../transport/login-log.ts';
import { brandBand, languageMenu } from './brand-marks.ts';
import { createFormToken, type FormToken, getBrowserId, hasFormToken, persistentCookieHeader } from './form-token.ts';
import { type Markup, renderPage, seeOther } from './layout.ts';

/** Path of the registration page, which the app opens (specification, section 7). */
export const registerPath = '/promo/overseas/sg-register.html';

type Problem = { readonly field: 'phone' | 'code' | ''; readonly text: string };
type View = {
  readonly phone: string;
  /** Country of the selected calling code (ISO 3166-1 alpha-2). */
  readonly country: string;
  readonly asks: 'phone' | 'code';
  readonly problem?: Problem;
  readonly code?: string;
};

/**
 * Serves the page on which customers sign up or sign in by one-time code. Then it redirects to the return URL with a login code (`#code=`) and the state of
 * the login that the browser started.
 */
export async function serveRegisterPage(server: ServerContext, request: Request): Promise<Response> {
  const language = pageLanguage(request);
  const words = createServerTranslator(language);
  const edition = getServedEdition(server, request);
  const url = new URL(request.url);
  const show = async (view: View) => {
    const token = await createFormToken(server.vault, request);
    const now = await server.transaction(async (work) => work.now);
    return renderPage(
      {
        title: view.problem ? `${words('register.problem')} · ${words('register.title')}` : words('register.title'),
        language,
        brand: edition.brand,
        tongues: languageMenu(url, language, words),
        styles: registerStyles,
        back: { href: backFrom(server, request), label: words('page.back') },
        body: registerBody(view, { words, token, edition, language }),
        skin: pageSkin(request),
        formTargets: server.hostOrigins,
        headers: { ...token.headers },
      },
      now,
    );
  };
  if (request.method !== 'POST') return show({ phone: '', country: edition.country, asks: 'phone' });

  const form = await limitedForm(request);
  const chosen = formText(form, 'country');
  const country = callingCode(chosen) ? chosen : edition.country;
  const phone = withCallingCode(formText(form, 'phone'), country);
  const asks = form.get('action') === 'check' ? 'code' : 'phone';
  if (!(await hasFormToken(server.vault, request, form))) return show({ phone, country, asks: 'phone' });
  const asker = { id: getBrowserId(request), address: clientAddress(request.headers) };
  const act: LoginAct = { event: asks === 'phone' ? 'code-sent' : 'login', by: 'one-time-code' };
  const log = async (outcome: Pick<Envelope, 'code' | 'data'>) => {
    const now = await server.transaction(async (work) => work.now);
    const named = { number: normalisePhone(phone), device: asker.id, address: asker.address };
    await logLogin(server, now, act, outcome, named);
  };
  try {
    if (asks === 'phone') {
      const { code } = await server.transaction((work) => sendCode(work, phone, asker, language));
      await log(successEnvelope(null));
      return await show({ phone, country, asks: 'code', ...(server.mode === 'development' ? { code } : {}) });
    }
    const { searchParams } = url;
    const pending = pendingLogin(searchParams);
    const loginCode = await signIn(
      server,
      { phone, code: formText(form, 'code'), asker, language },
      pending?.challenge,
    );
    await log(successEnvelope(null));
    const target = new URL(backFrom(server, request));
    target.hash = pending ? `code=${loginCode}&state=${pending.state}` : `code=${loginCode}`;
    return seeOther(target.href, persistentCookieHeader(request));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await log(error);
    return show({ ...viewOf(error, phone, asks, words), country });
  }
}

/** Returns the URL of the app page that requested the login, or of the app's home page. */
const backFrom = (server: ServerContext, request: Request): string =>
  toReturnUrl(new URL(request.url).searchParams.get('callBackUrl'), [
    getPublicOrigin(server, request),
    ...server.hostOrigins,
  ]);

/** Returns the login that the browser started (reliability F02), or undefined if its parameters are missing or incomplete. */
function pendingLogin(query: URLSearchParams): LoginChallenge | undefined {
  const state = query.get('state') ?? '';
  const challenge = query.get('code_challenge') ?? '';
  const whole = /^[\w-]{1,128}$/.test(state) && /^[\w-]{43}$/.test(challenge);
  return whole && query.get('code_challenge_method') === 'S256' ? { state, challenge } : undefined;
}

async function signIn(server: ServerContext, entry: CodeEntry, challenge?: string): Promise<string> {
  const outcome = await server.transaction(async (work) => {
    try {
      return await createLoginCode(work, await registerByCode(work, entry), { challenge });
    } catch (error) {
      // Returned, not thrown, so that the count of wrong codes is committed.
      if (error instanceof Refusal && error.commits) return error;
      throw error;
    }
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome.loginCode;
}

type RefusalData = { readonly reason?: string; readonly seconds?: number; readonly left?: number };

function viewOf(
  { code, data }: Refusal,
  phone: string,
  asks: View['asks'],
  words: ServerTranslator,
): Omit<View, 'country'> {
  const { reason, seconds = 0, left = 0 } = (data ?? {}) as RefusalData;
  const minutes = Math.ceil(seconds / 60);
  if (code === codes.tooManyRequests) {
    const text =
      reason === 'too-soon'
        ? words('register.tooSoon', { count: seconds })
        : words(reason === 'locked' ? 'register.locked' : 'register.tooMany', { count: minutes });
    // The earlier code is still valid, so a second "Send code" opens its field.
    return { phone, asks: reason === 'too-soon' ? 'code' : asks, problem: { field: '', text } };
  }
  if (code === codes.wrongCode) {
    const text =
      reason === 'expired' || left === 0 ? words('register.expiredCode') : words('register.wrongCode', { left });
    return { phone, asks: 'code', problem: { field: 'code', text } };
  }
  return { phone, asks: 'phone', problem: { field: 'phone', text: words('register.wrongPhone') } };
}

/** Adds the calling code of the selected country to a mobile number. Any other input is only trimmed. */
function withCallingCode(phone: string, country: string): string {
  const number = toE164(phone, country);
  return number && adviseOnMobile('phone', number, country).length === 0 ? number : phone.trim().slice(0, 40);
}

/** What every view of the registration page needs, such as its language and form token. */
type ViewContext = {
  readonly words: ServerTranslator;
  readonly token: FormToken;
  readonly edition: ServedEdition;
  readonly language: Language;
};

const registerBody = (view: View, around: ViewContext): Markup => {
  const { words, token } = around;
  return html`
<main>
${brandBand(words(view.asks === 'phone' ? 'register.title' : 'register.codeTitle'))}
${view.problem ? html`<div class="alert" role="alert" id="problem"><p><strong>${words('register.problem')}</strong></p><p>${view.problem.field ? html`<a href="#${view.problem.field}">${view.problem.text}</a>` : view.problem.text}</p></div>` : ''}
${view.asks === 'phone' ? phoneForm(view, around) : codeForm(view, words, token)}
</main>`;
};

const phoneForm = ({ phone, country, problem }: View, { words, token, edition, language }: ViewContext): Markup => html`
<p>${words('register.lead')}</p>
<div class="sheet"><form method="post">
${token.field}<input type="hidden" name="action" value="send">
<label for="phone">${words('register.phone')}</label>
<p class="hint" id="phone-hint">${words('register.phoneHint', { phone: edition.exampleMobile })}</p>
${problem?.field === 'phone' ? html`<p class="wrong" id="phone-wrong">${problem.text}</p>` : ''}
<div class="phone"><span class="chooser"><select name="country" aria-label="${words('register.callingCode')}" autocomplete="tel-country-code">${countryOptions(language, edition.country).map(([value, name]) => html`<option value="${value}"${value === country ? raw(' selected') : ''}>${name}</option>`)}</select></span>
<input id="phone" name="phone" type="tel" inputmode="tel" autocomplete="tel" required maxlength="40" value="${phone}" aria-describedby="phone-hint${problem?.field === 'phone' ? ' phone-wrong' : ''}" aria-invalid="${String(problem?.field === 'phone')}" autofocus></div>
<button type="submit">${words('register.sendCode')}</button>
</form></div>
${promises(words, ['privacy', 'codeSafe', 'saved'])}
<h2>${words('register.needTitle')}</h2>
${promises(words, ['needIdentity', 'needAddress', 'needTax'])}`;

/** SVG paths of the icons, in a square of 24 units. */
const signs = {
  privacy: 'M12 3l7 3v5c0 5-3 8.5-7 10-4-1.5-7-5-7-10V6zM9 12l2 2 4-4',
  codeSafe: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3',
  saved: 'M4 12a8 8 0 1 1 2.5 5.8M4 20v-4h4M12 8v4l3 2',
  needIdentity: 'M3 5h18v14H3zM15 10h3m-3 4h3M6 15c1-3 5-3 6 0m-1-5a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  needAddress: 'M3 10l9-7 9 7v11h-6v-7H9v7H3z',
  needTax: 'M4 9h16M4 15h16M10 3 8 21M16 3l-2 18',
} as const;

/** Renders texts of the page as a list, each with an icon. */
const promises = (words: ServerTranslator, names: readonly (keyof typeof signs)[]): Markup =>
  html`<ul class="promises">${names.map((name) => html`<li><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="${signs[name]}"></path></svg><span>${words(`register.${name}`)}</span></li>`)}</ul>`;

/** Spaces after the longest calling code in a closed select, so that no part of the country's name shows. */
const gap = '\u2003\u2003\u2003';

/**
 * Returns all countries with their calling codes: the edition's own first, the others by name. The code comes first, because a closed select shows the start.
 */
function countryOptions(language: Language, own: string): readonly (readonly [country: string, name: string])[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const all = callingCodes.map(({ country, callingCode: code }) => ({
    country,
    code,
    name: names.of(country) ?? country,
  }));
  const first = (country: string) => (country === own ? 0 : 1);
  return all
    .toSorted((a, b) => first(a.country) - first(b.country) || a.name.localeCompare(b.name, language))
    .map(({ country, code, name }) => [country, `${code}${gap}${name}`]);
}

const registerStyles = `
.phone { display: grid; grid-template-columns: 6rem minmax(8rem, 1fr); gap: 8px; text-align: start; white-space: normal }
.chooser { position: relative }
.chooser::after { content: ""; position: absolute; inset-block-start: 22px; inset-inline-end: 15px; width: 8px; height: 8px; border: solid var(--quiet); border-width: 0 2px 2px 0; rotate: 45deg; pointer-events: none }
.phone select { appearance: none; padding-inline-end: 28px; text-overflow: clip; cursor: pointer }
@media (forced-colors: active) { .chooser::after { border-color: ButtonText } }
.plain + .hint { margin-block: 8px 0 }
.promises { display: grid; gap: 12px; margin: 0; padding: 0; list-style: none; color: var(--quiet); font-size: 14px }
.promises li { display: flex; gap: 12px }
.promises svg { flex: none; fill: none; stroke: var(--accent); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
h2 { margin: 24px 0 12px; font-size: 17px }`;

const codeForm = ({ phone, problem, code }: View, words: ServerTranslator, token: FormToken): Markup => html`
<p>${words('register.codeLead', { phone: formatPhone(phone).replaceAll(' ', '\u00a0'), count: codeLimits.lifeSeconds / 60 })}</p>
${code ? html`<div class="note" role="status"><p>${words('register.developmentCode', { code })}</p></div>` : ''}
<div class="sheet"><form method="post">
${token.field}<input type="hidden" name="action" value="check"><input type="hidden" name="phone" value="${phone}">
<label for="code">${words('register.code')}</label>
${problem?.field === 'code' ? html`<p class="wrong" id="code-wrong">${problem.text}</p>` : ''}
<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" required minlength="6" maxlength="40" aria-describedby="${problem?.field === 'code' ? 'code-wrong' : ''}" aria-invalid="${String(problem?.field === 'code')}" autofocus>
<button type="submit">${words('register.continue')}</button>
</form></div>
<form method="post">${token.field}<input type="hidden" name="action" value="send"><input type="hidden" name="phone" value="${phone}"><button type="submit" class="plain" aria-describedby="again">${words('register.sendAgain')}</button>
<p class="hint" id="again">${words('register.sendAgainAfter', { count: codeLimits.resendSeconds })}</p></form>
<p><a href="">${words('register.otherNumber')}</a></p>
${promises(words, ['codeSafe', 'saved'])}`;
