import { html } from 'hono/html';
import type { PcOpening } from '../../domain/applications/refuse-pc.ts';
import type { SentMail } from '../../domain/messages/mailbox.ts';
import type { FormToken } from '../../http/pages/form-token.ts';
import type { Markup } from '../../http/pages/layout.ts';
import type { Fault } from '../faults.ts';
import { magicValues } from '../magic-values.ts';
import { formatInstant } from './console-frame.ts';
import { mailFrameScript } from './console-mail-frame.ts';
import { renderSelect, renderTable } from './console-parts.ts';
import { scenariosBody } from './review-link.ts';

/** Renders the console's start page: all scenarios, and links to the registration and help pages. */
export const startBody = (...parameters: Parameters<typeof scenariosBody>): Markup => html`
${scenariosBody(...parameters)}
<h2>Pages for customers</h2>
<ul><li><a href="/promo/overseas/sg-register.html">Registration</a></li><li><a href="/webapp/market/help.html">Help</a></li></ul>`;

/** Renders the list of all sent emails and SMS messages. */
export const mailboxBody = (mails: readonly SentMail[]): Markup =>
  mails.length === 0
    ? html`<p>No messages yet. Codes and emails appear here when they are sent.</p>`
    : html`${mails.map(
        (mail) => html`<article class="sheet" lang="${mail.language}">
<p class="quiet" lang="en">${formatInstant(mail.at)} · ${mail.subject ? 'Email' : 'SMS'} · ${mail.kind} · to ${mail.to}</p>
${mail.subject ? emailBody(mail) : html`<pre>${mail.body}</pre>`}</article>`,
      )}${mailFrameScript.markup}`;

/** Renders an email in a frame, followed by its plain text. */
const emailBody = ({ id, subject, body }: SentMail): Markup => html`<h2>${subject}</h2>
<div class="mail"><iframe src="/sandbox/mails/${id}" title="${subject}" loading="lazy" sandbox="allow-popups allow-same-origin"></iframe><details><summary lang="en">Plain text</summary><pre>${body}</pre></details></div>`;

const moves = [
  ['-3600000', 'One hour back'],
  ['3600000', 'One hour forward'],
  ['86400000', 'One day forward'],
  ['604800000', 'One week forward'],
  ['2592000000', '30 days forward'],
] as const;

/** Renders the form that moves the server's clock. `offsetMs` is the present offset from the real time, in milliseconds. */
export const clockBody = (token: FormToken, offsetMs: number): Markup => html`
<p>The server's time differs from the real time by <strong>${Math.round(offsetMs / 1000)} seconds</strong>. Codes, logins, document dates and the Date header use the server's time.</p>
<form method="post" class="row">${token.field}${moves.map(([ms, name]) => html`<button name="by" value="${ms}" class="plain">${name}</button>`)}</form>
<h2>Set the time</h2>
<form method="post" class="row">${token.field}<p><label for="at">Date and time in Singapore</label><input id="at" name="at" type="datetime-local" required></p><p><button>Set</button></p></form>
<h2>Real time</h2>
<form method="post">${token.field}<button name="by" value="reset" class="plain">Return to the real time</button></form>`;

const kinds: readonly (readonly [Fault['kind'], string])[] = [
  ['code', 'answers with an error code, without effect'],
  ['status', 'answers with an HTTP status and an HTML page'],
  ['slow', 'answers late'],
  ['timeout', 'never answers'],
  ['drop', 'closes the connection, without effect'],
  ['drop-after', 'completes the call, then closes the connection'],
];

/** Renders the planned faults, and the forms that plan more of them or refuse to open accounts on PCs. */
export const faultsBody = (token: FormToken, planned: readonly Fault[], pcOpening: PcOpening): Markup => html`
${planned.length === 0 ? html`<p>No faults are planned.</p>` : html`<ul>${planned.map((one) => html`<li><strong>${one.kind}</strong> on the next ${one.times} calls of “${one.path}”</li>`)}</ul><form method="post">${token.field}<button name="act" value="clear" class="plain">Clear all</button></form>`}
<h2>Plan a fault</h2>
<form method="post" class="sheet">${token.field}
<label for="path">Part of the path</label><p class="hint" id="path-hint">For example save-step</p><input id="path" name="path" required aria-describedby="path-hint">
${renderSelect(
  { id: 'kind', name: 'kind', label: 'Fault' },
  kinds.map(([kind, about]) => [kind, `${kind}: ${about}`] as const),
)}
<label for="times">How often</label><input id="times" name="times" type="number" min="1" max="1000" value="1">
<label for="value">Code, status, or milliseconds</label><input id="value" name="value" type="number" min="0">
<button name="act" value="plan">Plan</button></form>
<h2>Account opening on a PC</h2>
<p>Account opening on a PC is <strong>${pcOpening}</strong>. A broker decides by the customer's IP address.</p>
<form method="post">${token.field}${pcOpening === 'allowed' ? html`<button name="act" value="refuse-pc" class="plain">Refuse</button>` : html`<button name="act" value="allow-pc" class="plain">Allow</button>`}</form>`;

/** Renders the table of magic values with their effects. */
export const magicBody = (): Markup => html`
<p>These values force a result, since 21 November 2026.</p>
${renderTable(
  ['Value', 'Effect'],
  magicValues.map(({ when, effect }) => [when, effect]),
)}`;
