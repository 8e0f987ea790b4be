import { html } from 'hono/html';
import type { PcOpening } from '../../domain/applications/refuse-pc.ts';
import type { SentMail } from '../../domain/messages/mailbox.ts';
import type { FormToken } from '../../http/pages/form-token.ts';
import type { Markup } from '../../http/pages/layout.ts';
import type { Fault } from '../faults.ts';
import { magicValues } from '../magic-values.ts';
import { formatInstant } from './console-frame.ts';
import { grow } from './console-grow.ts';
import { scenariosBody } from './play.ts';

export const startBody = (...parameters: Parameters<typeof scenariosBody>): Markup => html`
${scenariosBody(...parameters)}
<h2>Pages for customers</h2>
<ul><li><a href="/promo/overseas/sg-register.html">Registration</a></li><li><a href="/webapp/market/help.html">Help</a></li></ul>`;

export const mailboxBody = (mails: readonly SentMail[]): Markup =>
  mails.length === 0
    ? html`<p>Nothing was sent yet. Codes and e-mails appear here as they leave.</p>`
    : html`${mails.map(
        (mail) => html`<article class="sheet" lang="${mail.language}">
<p class="quiet" lang="en">${formatInstant(mail.at)} · ${mail.subject ? 'Email' : 'SMS'} · ${mail.kind} · to ${mail.to}</p>
${mail.subject ? emailBody(mail) : html`<pre>${mail.body}</pre>`}</article>`,
      )}${grow.markup}`;

/** Renders an email as a mail program shows it, beside its plain text. */
const emailBody = ({ id, subject, body }: SentMail): Markup => html`<h2>${subject}</h2>
<div class="mail"><iframe src="/sandbox/mails/${id}" title="${subject}" loading="lazy" sandbox="allow-popups allow-same-origin"></iframe><details><summary lang="en">Plain text</summary><pre>${body}</pre></details></div>`;

const moves = [
  ['-3600000', 'One hour back'],
  ['3600000', 'One hour on'],
  ['86400000', 'One day on'],
  ['604800000', 'One week on'],
  ['2592000000', '30 days on'],
] as const;

export const clockBody = (token: FormToken, offsetMs: number): Markup => html`
<p>The server's time is moved by <strong>${Math.round(offsetMs / 1000)} seconds</strong>. Codes, logins, dates of documents and the Date header all follow it.</p>
<form method="post" class="row">${token.field}${moves.map(([ms, name]) => html`<button name="by" value="${ms}" class="plain">${name}</button>`)}</form>
<h2>Set the time</h2>
<form method="post" class="row">${token.field}<p><label for="at">Date and time in Singapore</label><input id="at" name="at" type="datetime-local" required></p><p><button>Set</button></p></form>
<h2>Real time</h2>
<form method="post">${token.field}<button name="by" value="reset" class="plain">Go back to the real time</button></form>`;

const kinds: readonly (readonly [Fault['kind'], string])[] = [
  ['code', 'answers with a code, does nothing'],
  ['status', 'answers with an HTTP status and a page of HTML'],
  ['slow', 'answers late'],
  ['timeout', 'never answers'],
  ['drop', 'ends the connection, does nothing'],
  ['drop-after', 'does the work, then ends the connection'],
];

export const faultsBody = (token: FormToken, planned: readonly Fault[], pcOpening: PcOpening): Markup => html`
${planned.length === 0 ? html`<p>Nothing is planned: every call works.</p>` : html`<ul>${planned.map((one) => html`<li><strong>${one.kind}</strong> on the next ${one.times} calls of “${one.path}”</li>`)}</ul><form method="post">${token.field}<button name="act" value="clear" class="plain">Forget all</button></form>`}
<h2>Plan a fault</h2>
<form method="post" class="sheet">${token.field}
<label for="path">Part of the path</label><p class="hint" id="path-hint">For example save-step</p><input id="path" name="path" required aria-describedby="path-hint">
<label for="kind">What happens</label><select id="kind" name="kind">${kinds.map(([kind, about]) => html`<option value="${kind}">${kind}: ${about}</option>`)}</select>
<label for="times">How often</label><input id="times" name="times" type="number" min="1" max="1000" value="1">
<label for="value">Code, status, or milliseconds</label><input id="value" name="value" type="number" min="0">
<button name="act" value="plan">Plan</button></form>
<h2>Account opening on a PC</h2>
<p>It is <strong>${pcOpening}</strong>. A broker decides this by the IP address of the customer.</p>
<form method="post">${token.field}${pcOpening === 'allowed' ? html`<button name="act" value="refuse-pc" class="plain">Refuse it</button>` : html`<button name="act" value="allow-pc" class="plain">Allow it</button>`}</form>`;

export const magicBody = (): Markup => html`
<p>What these values force, since 21 November 2026.</p>
<table><thead><tr><th scope="col">Value</th><th scope="col">Effect</th></tr></thead><tbody>${magicValues.map(({ when, effect }) => html`<tr><td>${when}</td><td>${effect}</td></tr>`)}</tbody></table>`;
