import type { ProviderOutcome } from '@quayside/contract/calls/identity-check';
import { html, raw } from 'hono/html';
import { getPublicOrigin, pageLanguage, pageSkin } from '../domain/addresses/page-request.ts';
import { findCheck, isCheckOpen } from '../domain/identity-checks/identity-check.ts';
import { createTicket } from '../domain/identity-checks/ticket.ts';
import type { ServerContext } from '../domain/ports/server-context.ts';
import { createServerTranslator, type ServerTranslator } from '../domain/texts/server-texts.ts';
import { handleWebhook, signedReport } from '../http/identity-webhook.ts';
import { type Markup, renderPage } from '../http/pages/layout.ts';
import { formText } from '../http/transport/form-text.ts';
import { limitedForm } from '../http/transport/limited-body.ts';

export { identityProviderPath } from '../domain/identity-checks/ticket.ts';

/** Name of the fictional company that checks identities. The hosts show it when they offer the check (`IdentityCheckProvider`). */
const providerName = 'Sealight ID';

/** Bar with the name of the provider. It replaces the bar and licence of the broker, because the frame shows another company's page. */
const bar: Markup = html`<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><circle cx="16" cy="16" r="12"></circle><path d="M10 16l4 4 8-8"></path></svg><span translate="no">${providerName}</span>`;

const light =
  '--ink: #1f1b29; --quiet: #5d576b; --line: #dbd7e3; --paper: #fff; --ground: #fff; --accent: #4b2fb8; --on-accent: #fff';
const dark =
  '--ink: #edeaf3; --quiet: #b3adc1; --line: #3a3547; --paper: #221f2b; --ground: #16141c; --accent: #c3b5ff; --on-accent: #1d1a24';

/** Styles that make the page fill its frame: the button is at the bottom, and the drawing takes the remaining space. */
const styles = `
:root { --corner: 10px; ${light} }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
:root[data-skin=white] { color-scheme: light; ${light} }
:root:is([data-skin=black], [data-skin=blue]) { color-scheme: dark; ${dark} }
body { display: flex; flex-direction: column; min-height: 100vh; min-height: 100dvh; padding-bottom: 16px }
main { display: flex; flex: 1; flex-direction: column }
main > .quiet, main form:not(.back) { margin-bottom: 0 }
legend { margin-bottom: 8px }
.party { margin-bottom: 16px; color: var(--ink); font-weight: 600 }
.party > svg { fill: none; stroke: var(--accent); stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round }
.steps { display: flex; align-items: center; gap: 8px; margin: 0 0 16px; padding: 0; list-style: none; font-size: 14px; color: var(--quiet) }
.steps li { display: flex; flex: 1; align-items: center; gap: 8px }
.steps li:last-child { flex: none }
.steps li:not(:last-child)::after { content: ""; flex: 1; height: 2px; background: var(--line) }
.steps span { display: grid; place-items: center; width: 28px; height: 28px; border: 2px solid var(--line); border-radius: 50%; font-weight: 600; font-variant-numeric: tabular-nums }
.steps [aria-current] span, .steps .past span { color: var(--on-accent); background: var(--accent); border-color: var(--accent) }
.view { display: block; flex: 1 1 150px; width: 100%; min-height: 150px; max-height: 320px; margin: 0 0 16px; background: #16141c; border: 1px solid var(--line); border-radius: 12px; fill: none; stroke: #fff; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.view .soft { stroke: #8d86a0 }
button { width: 100% }
.back { margin: 0 0 8px -12px }
main > .back button { width: auto; min-height: 44px; padding: 8px 12px; border-color: transparent }
main > .shared { display: flex; gap: 8px; margin: -4px 0 12px; font-size: 14px }
.shared svg { flex: none; fill: none; stroke: currentcolor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.sandbox { margin: 12px 0 0; font-size: 13px }`;

/** Drawings of a document and of a face in a viewfinder. */
const drawings = {
  document: html`<svg class="view" viewBox="0 0 320 200" aria-hidden="true"><path d="M44 62V38h24M252 38h24v24M276 138v24h-24M68 162H44v-24"></path><rect class="soft" x="60" y="52" width="200" height="96" rx="10"></rect><path class="soft" d="M78 72h48v56H78zM90 128c0-20 24-20 24 0M144 78h94M144 96h70M144 122h94M144 134h94"></path><circle class="soft" cx="102" cy="94" r="9"></circle></svg>`,
  face: html`<svg class="view" viewBox="0 0 320 200" aria-hidden="true"><ellipse cx="160" cy="100" rx="62" ry="82"></ellipse><path class="soft" d="M136 84h8M176 84h8M160 92v18h-6M142 132c10 10 26 10 36 0"></path></svg>`,
};

const steps = ['document', 'face', 'outcome'] as const;
type Step = (typeof steps)[number];

const outcomes = ['clear', 'consider', 'abandoned'] as const satisfies readonly ProviderOutcome[];

type View = Step | 'nothing-chosen' | 'done' | 'closed';

/**
 * Serves the page of an invented identity provider: document, face, and a result that the visitor chooses. The provider reports the result only through the
 * webhook. The page runs in a frame without scripts and origin, so a ticket in the URL replaces cookies.
 */
export async function serveProviderPage(server: ServerContext, request: Request): Promise<Response> {
  const words = createServerTranslator(pageLanguage(request));
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
      body: html`<main>${bodyOf(view, words)}</main>`,
      skin: pageSkin(request),
      status: view === 'closed' ? 410 : 200,
      frameAncestors: ["'self'", getPublicOrigin(server, request), ...server.hostOrigins],
    },
    await server.transaction(async ({ now }) => now),
  );
}

async function isWelcome(server: ServerContext, checkId: string, ticket: string): Promise<boolean> {
  if (!/^[\da-f-]{36}$/.test(checkId) || ticket !== (await createTicket(server.vault, checkId))) return false;
  return server.transaction(async (work) => {
    const check = await findCheck(work, checkId);
    return check !== undefined && isCheckOpen(check, work.now);
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
  await handleWebhook(server, await signedReport(server.vault, now, checkId, outcome));
  return 'done';
}

/** Renders the numbers of all steps, and marks the current one. */
const progress = (view: Step, words: ServerTranslator): Markup => {
  const at = steps.indexOf(view);
  return html`<ol class="steps" aria-label="${words('identity.step', { at: at + 1, of: steps.length })}">${steps.map(
    (_, index) =>
      html`<li${index === at ? raw(' aria-current="step"') : index < at ? raw(' class="past"') : ''}><span>${index + 1}</span></li>`,
  )}</ol>`;
};

/** The step that the page posts to return to the previous page. After `document` the provider shows the face, and after any unknown value the document. */
const stepBack = { face: 'back', outcome: 'document' } as const;

const back = (view: keyof typeof stepBack, words: ServerTranslator): Markup =>
  html`<form method="post" class="back"><input type="hidden" name="step" value="${stepBack[view]}"><button type="submit" class="plain"><span aria-hidden="true">‹ </span>${words('page.back')}</button></form>`;

function bodyOf(view: View, words: ServerTranslator): Markup {
  if (view === 'closed' || view === 'done')
    return html`<h1>${words(`identity.${view}`)}</h1><p>${words(`identity.${view}Lead`)}</p>`;
  if (view === 'document' || view === 'face')
    return html`${view === 'face' ? back(view, words) : ''}${progress(view, words)}<h1>${words(`identity.${view}`)}</h1><p>${words(`identity.${view}Lead`)}</p>
<p class="quiet shared"><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><rect x="5" y="11" width="14" height="9" rx="2"></rect><path d="M8 11V8a4 4 0 0 1 8 0v3"></path></svg><span>${words('identity.shared', { partner: providerName })}</span></p>
${drawings[view]}
<form method="post"><input type="hidden" name="step" value="${view}"><button type="submit">${words(`identity.${view}Taken`)}</button></form>
<p class="quiet sandbox">${words('identity.simulated')}</p>`;
  const wrong = view === 'nothing-chosen';
  return html`${back('outcome', words)}${progress('outcome', words)}<h1>${words('identity.outcome')}</h1>
<div><form method="post"><input type="hidden" name="step" value="outcome">
<fieldset aria-describedby="${wrong ? 'outcome-wrong' : ''}"><legend>${words('identity.outcomeLabel')}</legend>
${wrong ? html`<p class="wrong" id="outcome-wrong" role="alert">${words('identity.choose')}</p>` : ''}
${outcomes.map((outcome) => html`<label class="choice"><input type="radio" name="outcome" value="${outcome}"> ${words(`identity.outcome.${outcome}`)}</label>`)}
</fieldset><button type="submit">${words('identity.finish')}</button></form></div>`;
}
