import type { ProviderOutcome } from '@quayside/contract/calls/identity-check';
import { html } from 'hono/html';
import { pageLanguage, shownOrigin } from '../domain/addresses/page-request.ts';
import { findCheck, isOpen } from '../domain/identity-checks/identity-check.ts';
import { ticketOf } from '../domain/identity-checks/ticket.ts';
import type { ServerContext } from '../domain/ports/server-context.ts';
import { type Words, wordsIn } from '../domain/texts/words.ts';
import { answerWebhook, signedReport } from '../http/identity-webhook.ts';
import { type Markup, renderPage } from '../http/pages/layout.ts';
import { formText } from '../http/transport/form-text.ts';
import { limitedForm } from '../http/transport/limited-body.ts';

export { providerPath } from '../domain/identity-checks/ticket.ts';

/** A fictional company; the hosts name it where they offer the check (`IdentityOffer`). */
const providerName = 'Sealight ID';

/** A mark of its own: what stands in the frame is another company's page, with neither the bar nor the licence of the broker. */
const bar: Markup = html`<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><circle cx="16" cy="16" r="12"></circle><path d="M10 16l4 4 8-8"></path></svg><span translate="no">${providerName}</span>`;

const styles = `
:root { --accent: #4a4458; --on-accent: #fff; --corner: 4px }
@media (prefers-color-scheme: dark) { :root { --accent: #cbc4dc; --on-accent: #1d1a24 } }
.party { color: var(--ink); font-weight: 600 }
.party > svg { fill: none; stroke: var(--accent); stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round }`;

const steps = ['document', 'face', 'outcome'] as const;
type Step = (typeof steps)[number];

const outcomes = ['clear', 'consider', 'abandoned'] as const satisfies readonly ProviderOutcome[];

type View = Step | 'nothing-chosen' | 'done' | 'closed';

/**
 * Renders an identity provider's page for development: document, face, and the result that the visitor chooses. Reports only through the webhook. It runs in
 * a frame without scripts and origin, so a ticket in the URL replaces cookies.
 */
export async function answerProviderPage(server: ServerContext, request: Request): Promise<Response> {
  const words = wordsIn(pageLanguage(request));
  const query = new URL(request.url).searchParams;
  const checkId = query.get('check') ?? '';
  const view = (await isWelcome(server, checkId, query.get('ticket') ?? ''))
    ? await next(server, request, checkId)
    : 'closed';
  return renderPage(
    {
      title: words('identity.title'),
      party: { name: providerName, bar },
      styles,
      language: pageLanguage(request),
      body: html`<main>${bodyOf(view, words)}<p class="quiet">${words('identity.provider')}</p></main>`,
      status: view === 'closed' ? 410 : 200,
      frameAncestors: ["'self'", shownOrigin(server, request), ...server.hostOrigins],
    },
    await server.transaction(async ({ now }) => now),
  );
}

async function isWelcome(server: ServerContext, checkId: string, ticket: string): Promise<boolean> {
  if (!/^[\da-f-]{36}$/.test(checkId) || ticket !== (await ticketOf(server.vault, checkId))) return false;
  return server.transaction(async (work) => {
    const check = await findCheck(work, checkId);
    return check !== undefined && isOpen(check, work.now);
  });
}

async function next(server: ServerContext, request: Request, checkId: string): Promise<View> {
  if (request.method !== 'POST') return 'document';
  const form = await limitedForm(request);
  const step = steps.find((one) => one === formText(form, 'step'));
  if (step !== 'outcome') return step === 'document' ? 'face' : step === 'face' ? 'outcome' : 'document';
  const outcome = outcomes.find((one) => one === formText(form, 'outcome'));
  if (!outcome) return 'nothing-chosen';
  const { now } = await server.transaction(async (work) => ({ now: work.now }));
  await answerWebhook(server, await signedReport(server.vault, now, checkId, outcome));
  return 'done';
}

function bodyOf(view: View, words: Words): Markup {
  if (view === 'closed' || view === 'done')
    return html`<h1>${words(`identity.${view}`)}</h1><p>${words(`identity.${view}Lead`)}</p>`;
  if (view === 'document' || view === 'face')
    return html`<h1>${words(`identity.${view}`)}</h1><p>${words(`identity.${view}Lead`)}</p>
<div class="sheet"><form method="post"><input type="hidden" name="step" value="${view}"><button type="submit">${words(`identity.${view}Taken`)}</button></form></div>
<p class="quiet">${words('identity.simulated')}</p>`;
  const wrong = view === 'nothing-chosen';
  return html`<h1>${words('identity.outcome')}</h1>
<div class="sheet"><form method="post"><input type="hidden" name="step" value="outcome">
<fieldset aria-describedby="${wrong ? 'outcome-wrong' : ''}"><legend>${words('identity.outcomeLabel')}</legend>
${wrong ? html`<p class="wrong" id="outcome-wrong" role="alert">${words('identity.choose')}</p>` : ''}
${outcomes.map((outcome) => html`<label class="choice"><input type="radio" name="outcome" value="${outcome}"> ${words(`identity.outcome.${outcome}`)}</label>`)}
</fieldset><button type="submit">${words('identity.finish')}</button></form></div>`;
}
