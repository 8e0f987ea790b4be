import type { ReviewReply } from '@quayside/contract/application';
import { type ReasonCode, reasonCodes, reasonKinds } from '@quayside/contract/reasons';
import { getBaseInfo } from '@quayside/flow-opening/internals/rules';
import { reasonValues } from '@quayside/i18n/internals/reason-values';
import { findDifferingDetails } from '@quayside/rules/document-match';
import { additionalDocumentKinds, documentTypes } from '@quayside/rules/enumerations';
import { documentSides } from '@quayside/rules/internals/document-sides';
import type { PersonData, PersonItemId } from '@quayside/rules/internals/person-data';
import { html } from 'hono/html';
import { type ApplicationRecord, getParty } from '../../domain/applications/application-record.ts';
import {
  isUsIndicium,
  requiresDecision,
  reviewFlags,
  unreviewedFlags,
} from '../../domain/applications/review-flags.ts';
import type { AuditEntry } from '../../domain/audit/trail.ts';
import { containsDocumentId } from '../../domain/documents/document-store.ts';
import type { DemoHoldings } from '../../domain/market/portfolios.ts';
import type { DocumentRow, RequirementRow } from '../../domain/storage/schema.ts';
import { readyNotes } from '../../domain/texts/ready-notes.ts';
import { createServerTranslator, isServerTextKey } from '../../domain/texts/server-texts.ts';
import type { User } from '../../domain/users/user.ts';
import type { FormToken } from '../../http/pages/form-token.ts';
import type { Markup } from '../../http/pages/layout.ts';
import type { RenderedSteps } from './console-answers.ts';
import { formatInstant } from './console-frame.ts';
import { flowName, humanise, languageName, renderState, renderValue, requirementTitle } from './console-labels.ts';
import { renderFacts, renderSelect, renderTable } from './console-parts.ts';
import { portfolioSheet } from './console-portfolio.ts';
import { flagList } from './flag-list.ts';

/** Tells the reviewer which documents, besides the W-8BEN, resolve a possible tie to the US. */
const usPapers =
  'To clear a possible tie to the US, request an explanation with a non-US passport or identity card, a proof of address, and for a US birth a certificate of loss of nationality.';

/** One holder's part of an application, with the user who fills it in and reads the decision. */
type Part = { readonly record: ApplicationRecord; readonly user: User; readonly rendered: RenderedSteps };

/** What the page shows on which a reviewer decides about an application. */
export type ReviewPage = {
  readonly record: ApplicationRecord;
  readonly user: User;
  readonly rendered: RenderedSteps;
  /** The second holder's part of a joint account; undefined for a single account. */
  readonly second: Part | undefined;
  /** Accounts that the application opened, with the names of their holders. */
  readonly accounts: readonly { readonly number: string; readonly holders: readonly string[] }[];
  /** Demo holdings of the customer; undefined unless the application opened an account. */
  readonly owned: DemoHoldings | undefined;
  /** Ids of the items that a reviewer can still request after the approval. */
  readonly asksLater: readonly string[];
  readonly trail: readonly AuditEntry[];
  readonly brokenEntry: number | undefined;
};

/** Renders the page on which a reviewer decides: answers, documents, forms for the decisions, and the audit trail. */
export const reviewBody = (
  { record, user, rendered, second, accounts, asksLater, owned, trail, brokenEntry }: ReviewPage,
  token: FormToken,
): Markup => {
  const { row } = record;
  const open = row.state === 'under-review';
  const parts = [{ record, user, rendered }, ...(second ? [second] : [])] as const;
  return html`
${renderFacts([
  ['Customer', user.name || '–'],
  ['Phone', user.phone],
  ['Language', languageName(user.language)],
  ...formHolder(record),
  ['State', renderState(row.state)],
  ['Reference', row.reference ?? '–'],
  ['Face check', faceOf(record)],
  ...(row.failureCode ? [['Failure', failureOf(row.failureCode, record, parts)] as const] : []),
  ...accounts.map(({ number, holders }) => ['Account', `${number}: ${holders.join(' and ')}`] as const),
])}
<h2>${second ? 'Items of the first holder' : 'Items'}</h2>
${open ? '' : html`<p>You can review items while the application is under review.</p>`}
${record.requirements.map((one) => itemSheet(one, parts[0], open, token))}
${second ? secondHolder(second, open, token) : ''}
${open ? decisions(parts, token) : ''}
${open || row.state === 'opened' ? [...parts.map(({ user }) => [user]), readersOf(parts)].filter(isFirstOfLanguages).map(readyNoteList) : ''}
${row.state === 'opened' ? parts.map((part) => asking(part, asksLater, token)) : ''}
${owned ? portfolioSheet(row.id, owned, token) : ''}
${parts.map(otherAnswers)}
${parts.flatMap((part) => Object.values(part.record.personData)).map(personSheet)}
<p><a href="/sandbox/applications/${row.id}/evidence">Evidence of each submission</a></p>
<h2>Audit trail</h2>
<p>${brokenEntry === undefined ? 'The hash chain is intact.' : html`<strong class="wrong">The hash chain is broken at entry ${brokenEntry}.</strong>`}</p>
${renderTable(
  ['No.', 'Time', 'Actor', 'Action', 'Revision', 'Details'],
  trail.map((entry) => [
    entry.number,
    formatInstant(entry.at),
    humanise(entry.actor),
    humanise(entry.action),
    entry.revision ?? '',
    detailsOf(entry, rendered),
  ]),
)}`;
};

/** Renders the details of an audit entry, with step and item ids replaced by their titles. */
const detailsOf = ({ details }: AuditEntry, rendered: RenderedSteps): Markup =>
  html`${Object.entries(details).map(([name, value], index) => html`${index > 0 ? ', ' : ''}${humanise(name)}: ${detailOf(name, value, rendered)}`)}`;

function detailOf(name: string, value: string | number, rendered: RenderedSteps): Markup {
  if (typeof value === 'number' || name === 'channelId') return html`${value}`; // channel ids belong to partners, so they stay unchanged
  if (name === 'step') return html`${rendered[value]?.title ?? humanise(value)}`;
  if (name === 'requirement') return html`${requirementTitle(value)}`;
  return name === 'flow' ? html`${flowName(value)}` : renderValue(value);
}

const signs = {
  self: 'signs',
  'joint-adult': 'has no login; signs in person',
  'joint-minor': 'minor',
} as const;

/** Returns a row that names the form's holder and signer, if the user is responsible for several forms; otherwise an empty list. */
function formHolder({ w8ben }: ApplicationRecord): readonly (readonly [string, string])[] {
  const { whose } = w8ben ?? {};
  if (!whose) return [];
  const signer = whose.guardian ? `${signs[whose.role]}; signed for by ${whose.guardian}` : signs[whose.role];
  return [['Form of', `${whose.name}: ${signer}`]];
}

const failureOf = (code: string, { failureNote }: ApplicationRecord, parts: readonly Part[]): Markup =>
  html`${humanise(code)}${readersOf(parts).map((reader) => reasonText(code, failureNote, reader))}`;

const faceOf = ({ row }: ApplicationRecord): string =>
  `${row.faceResult === 'none' ? 'Not done' : humanise(row.faceResult)}, ${row.faceAttempts} ${row.faceAttempts === 1 ? 'attempt' : 'attempts'}`;

function secondHolder(part: Part, open: boolean, token: FormToken): Markup {
  const { record, user } = part;
  const { role, guardian } = record.principal?.holder ?? {};
  return html`<h2>Items of the second holder</h2>
${renderFacts([
  ['Role', role === 'joint-minor' ? `minor; signed for by ${guardian ?? '–'}` : 'adult'],
  ['Filled in by', user.name || user.phone],
  ['Language', languageName(user.language)],
  ['Face check', faceOf(record)],
])}
${record.requirements.map((one) => itemSheet(one, part, open, token))}`;
}

/** Renders a review item: the answers of its steps, their documents, and the form that accepts or rejects the item. */
function itemSheet(one: RequirementRow, { record, user, rendered }: Part, open: boolean, token: FormToken): Markup {
  const { requirement } = one;
  const party = getParty(record.row);
  const id = itemId(party, requirement);
  const name =
    party === 'holder' ? requirementTitle(requirement) : `${requirementTitle(requirement)} of the second holder`;
  const steps = record.flow.steps.filter((step) => step.requirement === requirement && record.answers[step.id]);
  const documents = record.documents.filter(({ id }) =>
    steps.some((step) => containsDocumentId(record.answers[step.id], id)),
  );
  const flags = reviewFlags(record)[requirement] ?? [];
  return html`<section class="sheet" aria-labelledby="item-${id}" data-item="${id}"><h3 id="item-${id}" tabindex="-1" data-stop>${name}</h3>
<p>${renderState(one.status)}${one.reasonCode ? html` · ${humanise(one.reasonCode)}${reasonText(one.reasonCode, record.notes[requirement], user)}` : ''}</p>
${replyOf(record.replies[requirement], user)}
${flags.length > 0 ? html`<p>Flagged: ${flagList(flags)}.${flags.some(requiresDecision) ? ' Accept this item separately before you approve the application.' : ''}${flags.some(isUsIndicium) ? html` ${usPapers}` : ''}</p>` : ''}
<div class="beside"><div>${steps.map(({ id }) => rendered[id]?.answers)}</div>
${documents.length > 0 ? html`<div>${documents.map((row) => documentFigure(row, record))}</div>` : ''}</div>
${
  open
    ? html`<form method="post" class="row judge">${token.field}<input type="hidden" name="requirement" value="${requirement}"><input type="hidden" name="party" value="${party}">
${reasonFields(id, retryReasons(record), user)}
<button name="act" value="reject" class="bad" aria-label="Reject ${name}">Reject</button>
<button name="act" value="accept"${one.status === 'provided' ? '' : html` class="plain"`} formnovalidate aria-label="${one.status === 'due' ? 'Withdraw' : 'Accept'} ${name}">${one.status === 'due' ? 'Withdraw' : 'Accept'}</button></form>`
    : ''
}</section>`;
}

/** Renders a reviewer's question with the customer's reply, or nothing without a reply. */
const replyOf = (reply: ReviewReply | undefined, { language }: User): Markup =>
  reply?.text
    ? html`<dl><dt>Question</dt><dd><q lang="${language}">${reply.question}</q></dd><dt>Reply</dt><dd lang="${language}">${reply.text.split('\n').map((line) => html`<q>${line}</q><br>`)}</dd></dl>`
    : html``;

/** Returns a review item's id within the page. Items of the second holder start with `second-`. */
export const itemId = (party: string, requirement: string): string =>
  party === 'holder' ? requirement : `second-${requirement}`;

const itemNames: Readonly<Record<PersonItemId, string>> = {
  uinfin: 'NRIC or FIN',
  name: 'Name',
  hanyupinyinname: 'Hanyu Pinyin name',
  aliasname: 'Alias',
  sex: 'Sex',
  dob: 'Date of birth',
  nationality: 'Nationality',
  birthcountry: 'Country of birth',
  residentialstatus: 'Residential status',
  passtype: 'Type of pass',
  passexpirydate: 'Expiry of the pass',
  regadd: 'Registered address',
  mobileno: 'Mobile number',
  email: 'Email address',
};
const sourceNames = { government: 'the government', person: 'the person', 'digital-id': 'the digital ID' } as const;

/** Renders the data from the digital ID, each with its source. */
const personSheet = ({ items, retrievedAt }: PersonData): Markup => html`<h2>Digital ID</h2>
<section class="sheet"><p class="quiet">Retrieved ${formatInstant(new Date(retrievedAt))}</p>
<dl>${items.map(({ id, state, source, lines }) => html`<dt>${itemNames[id]}</dt><dd>${state === 'given' ? lines.join(', ') : humanise(state)} · from ${sourceNames[source]}</dd>`)}</dl></section>`;

/** Renders the answers of steps that belong to no review item, and the documents that no step uses. */
function otherAnswers({ record, rendered }: Part): Markup {
  const { flow, answers, documents } = record;
  const steps = flow.steps.filter(({ id, requirement }) => !requirement && answers[id]);
  const loose = documents.filter(({ id }) => !Object.values(answers).some((given) => containsDocumentId(given, id)));
  return html`<h2>${record.principal ? 'Other answers of the second holder' : 'Other answers'}</h2>
<section class="sheet">${steps.map(({ id }) => html`<h3>${rendered[id]?.title}</h3>${rendered[id]?.answers}`)}</section>
${loose.length > 0 ? html`<h2>Documents without a step</h2><section class="sheet">${loose.map((row) => documentFigure(row, record))}</section>` : ''}`;
}

/** Renders the forms for the decision: one per item to request, the refusal with its reason, and the bar that approves or sends back. */
function decisions(parts: readonly [Part, ...Part[]], token: FormToken): Markup {
  const items = parts.flatMap(({ record }) => record.requirements);
  const open = items.filter(({ status }) => status === 'rejected' || status === 'due').length;
  const flagged = parts.some(({ record }) => unreviewedFlags(record).length > 0);
  const why = open > 0 ? openWords(open) : flagged ? 'Accept the flagged items first.' : 'No open items.';
  const submittedAt = parts[0].record.row.submittedAt?.getTime() ?? '';
  return html`${parts.map((part) => asking(part, part.record.flow.requests(part.record.answers), token))}
<section class="sheet apart" aria-labelledby="refuse"><h3 id="refuse" tabindex="-1">Refuse the application</h3>
<form method="post" class="row">${token.field}${reasonFields('failure', reasonCodes, ...readersOf(parts))}<button name="act" value="fail" class="bad">Refuse</button></form></section>
<section class="decide" aria-labelledby="decision">
<form method="post" class="row">${token.field}<div><h2 id="decision">Decision</h2><p class="quiet">${why} <span data-viewed="${submittedAt}"></span></p></div>
<div class="row"><a class="refuse" href="#refuse">Refuse…</a>
${
  open > 0
    ? html`<button name="act" value="send-back">Send ${open} open ${open === 1 ? 'item' : 'items'} back to the customer</button>`
    : html`<button name="act" value="approve"${flagged ? html` disabled` : ''}>Approve</button>`
}</div></form>
</section>`;
}

const openWords = (open: number): string =>
  `${open} open ${open === 1 ? 'item' : 'items'}: send ${open === 1 ? 'it' : 'them'} back, or accept ${open === 1 ? 'it' : 'them'}.`;

/** Renders one form for each item that the reviewer can request: a note, and for additional documents checkboxes for their kinds. */
function asking({ record, user }: Part, requests: readonly string[], token: FormToken): Markup {
  const party = getParty(record.row);
  if (requests.length === 0) return html``;
  return html`<h2>Request more${party === 'holder' ? '' : ' of the second holder'}</h2>
${requests.map((request) => {
  const id = itemId(party, request);
  const name = party === 'holder' ? requirementTitle(request) : `${requirementTitle(request)} of the second holder`;
  return html`<section class="sheet" aria-labelledby="ask-${id}"><h3 id="ask-${id}">${name}</h3>
<form method="post" class="row">${token.field}<input type="hidden" name="requirement" value="${request}"><input type="hidden" name="party" value="${party}">
${request === 'additional-document' ? additionalDocumentKinds.map((kind) => html`<p><input id="ask-${id}-${kind}" type="checkbox" name="asks" value="${kind}"> <label for="ask-${id}-${kind}">${humanise(kind)}</label></p>`) : ''}
${noteField(`ask-${id}`, 'Note to the customer', user)}
<button name="act" value="ask" class="plain" aria-label="Request: ${name}">Request</button></form></section>`;
})}`;
}

/** Returns the reasons for which a customer may correct an item. Only a card can have the reason that a side is missing (RULE-02). */
function retryReasons({ answers }: ApplicationRecord): readonly ReasonCode[] {
  const type = documentTypes.find((one) => one === getBaseInfo(answers).documentType);
  const isCard = type !== undefined && documentSides(type).includes('back');
  return reasonCodes.filter((code) => reasonKinds[code] === 'retry' && (isCard || code !== 'missing-side'));
}

function reasonFields(id: string, offered: readonly ReasonCode[], ...readers: readonly User[]): Markup {
  const words = createServerTranslator('en');
  const options = offered.map(
    (code) =>
      [
        code,
        `${words(`reason.${code}`, reasonValues(code))}${reasonKinds[code] === 'final' ? ' (final)' : ''}`,
      ] as const,
  );
  return html`${renderSelect({ id: `code-${id}`, name: 'code', label: 'Reason', required: true }, [['', 'Choose a reason'], ...options])}
${noteField(id, 'Note to the customer', ...readers)}`;
}

/** Returns one user for each language among the holders, because all of them read the decision. */
const readersOf = (parts: readonly Part[]): readonly User[] =>
  parts
    .map(({ user }) => user)
    .filter(({ language }, at, all) => all.findIndex((other) => other.language === language) === at);

/**
 * Renders the field for the reviewer's note, with ready-made notes as suggestions. A free note is not translated, so the label names the languages of its
 * readers.
 */
function noteField(id: string, label: string, ...readers: readonly User[]): Markup {
  const languages = readers.map(({ language }) => language);
  const lang = languages.length === 1 ? html` lang="${languages[0] ?? 'en'}"` : '';
  return html`<p><label for="note-${id}">${label}, in ${languages.map(languageName).join(' and ')}</label><input id="note-${id}" name="note" maxlength="300" list="${readyNotesId(readers)}"${lang}></p>`;
}

const readyNotesId = (readers: readonly User[]): string => `notes-${readers.map(({ language }) => language).join('-')}`;

/** Returns whether no earlier list of readers has the same languages. */
const isFirstOfLanguages = (readers: readonly User[], at: number, all: readonly (readonly User[])[]): boolean =>
  all.findIndex((others) => readyNotesId(others) === readyNotesId(readers)) === at;

/** Renders the ready-made notes in the languages of their readers, each with its English text. */
const readyNoteList = (readers: readonly User[]): Markup =>
  html`<datalist id="${readyNotesId(readers)}">${readyNotes.map((key) => html`<option value="${readers.map(({ language }) => createServerTranslator(language)(key)).join(' / ')}" label="${createServerTranslator('en')(key)}"></option>`)}</datalist>`;

/** Renders a reason as the customer reads it, in the customer's language, followed by the reviewer's note. */
function reasonText(code: string, note: string | undefined, { language }: User): Markup {
  const key = `reason.${code}`;
  return html`<br><span class="quiet">In ${languageName(language)}:</span> <span lang="${language}">${isServerTextKey(key) ? createServerTranslator(language)(key, reasonValues(code)) : code}${note ? html` <q>${note}</q>` : ''}</span>`;
}

const documentFigure = (row: DocumentRow, record: ApplicationRecord): Markup => html`<figure>
${row.type.startsWith('image/') ? html`<a href="/sandbox/documents/${row.id}"><img class="document" src="/sandbox/documents/${row.id}" alt="${humanise(row.kind)}"></a>` : html`<a href="/sandbox/documents/${row.id}">Open the document</a>`}
<figcaption>${humanise(row.kind)} · ${row.type}, ${Math.ceil(row.size / 1024)} kB, ${formatInstant(row.uploadedAt)}${row.flag ? html` · <strong class="wrong">${row.flag}: open it in a safe environment first</strong>` : ''}${readingLine(row, record)}</figcaption></figure>`;

/** Renders the data that the customer's device read from a document, and names the details that differ from the basic information (RULE-07). */
function readingLine({ id }: DocumentRow, { answers, readings }: ApplicationRecord): Markup {
  const reading = readings[id];
  if (!reading) return html``;
  const differing = findDifferingDetails(reading, getBaseInfo(answers));
  return html` · read by the customer's device: ${Object.values(reading).join(', ')}${differing.map((detail) => html` · <strong class="wrong">${humanise(detail).toLowerCase()} differs from the basic information</strong>`)}`;
}
