import type { Party } from '@quayside/contract/application';
import { codes } from '@quayside/contract/envelope';
import { isReasonCode, type ReasonCode } from '@quayside/contract/reasons';
import { invalidRequest, Refusal } from '../../kernel/refusal.ts';
import { type ApplicationRecord, getParty, lockAnyApplication } from '../applications/application-record.ts';
import { itemsPage, resultPage } from '../applications/outcome-pages.ts';
import { unreviewedFlags } from '../applications/review-flags.ts';
import { addRequest, updateApplication, updateRequirement, withdrawRequest } from '../applications/save-records.ts';
import { approvals } from '../approvals/approvals.ts';
import { readJointAccount } from '../joint/joint-account.ts';
import { notifyOfApproval, notifyOfFailure, notifyOfRejection } from '../mail/review-mails.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { readFormOfMail } from './form-of-mail.ts';
import { requestDocuments } from './request-documents.ts';

/** What a reviewer does, either to a single item or to the whole application. */
export type ReviewAction =
  /** Accepts an item, or withdraws a request that was not answered. */
  | { readonly act: 'accept'; readonly requirement: string; readonly party?: Party | undefined }
  | {
      readonly act: 'reject';
      readonly requirement: string;
      /** Whose item it is in a joint account; by default the first holder's. */
      readonly party?: Party | undefined;
      readonly code: string;
      /** Text for the customer; required for `more-information`, because this reason does not tell what is missing. */
      readonly note?: string | undefined;
    }
  | {
      readonly act: 'ask';
      /** An item that the flow lets a reviewer request; after the approval, an item of the document request. */
      readonly requirement: string;
      readonly party?: Party | undefined;
      /** Ids of the kinds of documents that the reviewer requested. */
      readonly asks?: readonly string[] | undefined;
      readonly note?: string | undefined;
    }
  | { readonly act: 'send-back' }
  | { readonly act: 'approve' }
  | { readonly act: 'fail'; readonly code: string; readonly note?: string | undefined };

/**
 * Carries out what a reviewer decided; documents for an open account can be requested at any time. Throws `Refusal`: `notAllowed` if the application is not
 * under review or the action contradicts earlier ones, `invalidRequest` for an unknown reason or item or a missing note.
 */
export async function review(work: UnitOfWork, applicationId: string, act: ReviewAction): Promise<void> {
  const { first, second } = await readJointAccount(work, await lockAnyApplication(work, applicationId));
  const { state } = first.row;
  const parts = second ? [first, second] : [first];
  if (state === 'opened' && act.act === 'ask') return requestDocuments(work, ofParty(parts, act.party), act);
  if (state !== 'under-review')
    throw new Refusal(codes.notAllowed, 'Only an application under review can be reviewed.', { state });
  if (act.act === 'accept') await judge(work, ofParty(parts, act.party), act.requirement);
  if (act.act === 'reject') await judge(work, ofParty(parts, act.party), act.requirement, rejectionOf(act));
  if (act.act === 'ask') await ask(work, ofParty(parts, act.party), act);
  if (act.act === 'send-back') await sendBack(work, parts);
  if (act.act === 'approve') await approve(work, first, second);
  if (act.act === 'fail') for (const part of parts) await fail(work, part, reasonOf(act.code), act.note);
}

function ofParty(parts: readonly ApplicationRecord[], party: Party = 'holder'): ApplicationRecord {
  const part = parts.find(({ row }) => getParty(row) === party);
  if (!part) throw invalidRequest('party');
  return part;
}

const withdrawn = (requirement: string) =>
  ({ actor: 'reviewer', action: 'withdrawn', details: { requirement } }) as const;

type Rejection = { readonly code: ReasonCode; readonly note: string | undefined };

/**
 * Returns the rejection of an item. Throws `Refusal` (`invalidRequest`) if `more-information` has no note, because the reason alone does not say what is
 * missing.
 */
function rejectionOf({ code, note }: Extract<ReviewAction, { act: 'reject' }>): Rejection {
  const rejection = { code: reasonOf(code), note: note?.trim() || undefined };
  if (rejection.code === 'more-information' && !rejection.note) throw invalidRequest('note');
  return rejection;
}

async function judge(
  work: UnitOfWork,
  record: ApplicationRecord,
  requirement: string,
  rejection?: Rejection,
): Promise<void> {
  const judged = record.requirements.find((one) => one.requirement === requirement);
  if (!judged) throw invalidRequest('requirement');
  if (judged.status === 'due' && !rejection) {
    await withdrawRequest(work, record.row.id, requirement);
    return void (await updateApplication(work, record, {}, withdrawn(requirement)));
  }
  await updateRequirement(work, record.row.id, requirement, {
    status: rejection ? 'rejected' : 'accepted',
    reasonCode: rejection?.code ?? null,
    note: rejection?.note ?? null,
    ...(rejection ? { reply: questionIn(rejection) } : {}),
  });
  const details = { requirement, ...(rejection ? { reason: rejection.code } : {}) };
  await updateApplication(
    work,
    record,
    {},
    { actor: 'reviewer', action: rejection ? 'rejected' : 'accepted', details },
  );
}

/** Returns the question that the customer can reply to, which is the note of `more-information`, or null. */
function questionIn({ code, note }: Rejection) {
  return code === 'more-information' && note ? { question: note } : null;
}

async function ask(
  work: UnitOfWork,
  record: ApplicationRecord,
  { requirement, asks = [], note }: Extract<ReviewAction, { act: 'ask' }>,
): Promise<void> {
  if (!record.flow.requests(record.answers).includes(requirement)) throw invalidRequest('requirement');
  await addRequest(work, record, requirement, { asks: asks.length > 0 ? asks : null, note: note?.trim() || null });
  await updateApplication(work, record, {}, { actor: 'reviewer', action: 'asked', details: { requirement } });
}

/** Returns the items of a part that are rejected, or requested but not provided. */
const openOf = ({ requirements }: ApplicationRecord) =>
  requirements.filter(({ status }) => status === 'rejected' || status === 'due');

/**
 * Sends an application back to the customer. Holders with open items must submit again; the submission of the other holder remains. Throws `Refusal`
 * (`notAllowed`) if no item is open.
 */
async function sendBack(work: UnitOfWork, parts: readonly ApplicationRecord[]): Promise<void> {
  if (parts.every((part) => openOf(part).length === 0))
    throw new Refusal(codes.notAllowed, 'No item is rejected or requested, so there is nothing to send back.');
  for (const part of parts) await sendPartBack(work, part);
}

async function sendPartBack(work: UnitOfWork, record: ApplicationRecord): Promise<void> {
  const rejected = openOf(record);
  for (const { requirement } of rejected) await updateRequirement(work, record.row.id, requirement, { reopened: true });
  await updateApplication(
    work,
    record,
    {
      state: 'action-needed',
      ...(rejected.length > 0 ? { partSubmittedAt: null } : {}),
      ...(rejected.some(({ requirement }) => requirement === 'face') ? freshFace : {}),
    },
    { actor: 'reviewer', action: 'sent-back', details: { items: rejected.length } },
  );
  const items = rejected.map(({ requirement, reasonCode, status }) => ({
    requirement,
    code: reasonOf(reasonCode),
    note: record.notes[requirement],
    state: status === 'due' ? ('asked' as const) : ('rejected' as const),
  }));
  if (rejected.length > 0)
    await notifyOfRejection(work, record.row.userId, {
      ...(await readFormOfMail(work, record)),
      reference: (record.principal?.row ?? record.row).reference ?? '',
      items,
      minor: record.principal?.holder.role === 'joint-minor',
      page: itemsPage(
        record,
        items.map(({ requirement }) => requirement),
        work.now,
      ),
    });
}

/** Columns that make the customer repeat the face check. */
const freshFace = { faceResult: 'none', faceAttempts: 0, faceReason: null } as const;

async function approve(
  work: UnitOfWork,
  record: ApplicationRecord,
  second: ApplicationRecord | undefined,
): Promise<void> {
  const parts: [ApplicationRecord, ...ApplicationRecord[]] = second ? [record, second] : [record];
  if (parts.some((part) => openOf(part).length > 0))
    throw new Refusal(codes.notAllowed, 'An item is rejected or requested. Accept it, or send the application back.');
  const flagged = parts.flatMap(unreviewedFlags);
  if (flagged.length > 0)
    throw new Refusal(codes.notAllowed, 'An item is flagged. Check and accept it first.', {
      requirements: flagged,
    });
  for (const part of parts)
    for (const { requirement } of part.requirements)
      await updateRequirement(work, part.row.id, requirement, { status: 'accepted', reasonCode: null, note: null });
  const opened = { state: 'opened', decidedAt: work.now } as const;
  for (const part of parts) await updateApplication(work, part, opened, { actor: 'reviewer', action: 'approved' });
  await approvals[record.flow.name]?.(work, parts);
  const { row, flow } = record;
  if (flow.audience !== 'customers') return;
  const about = { ...(await readFormOfMail(work, record)), reference: row.reference ?? '' };
  await notifyOfApproval(work, row.userId, { ...about, page: resultPage(record) });
}

async function fail(work: UnitOfWork, record: ApplicationRecord, code: ReasonCode, note?: string): Promise<void> {
  const words = note?.trim();
  const failureNote = words ? await work.vault.seal(`applications/${record.row.id}`, words) : null;
  await updateApplication(
    work,
    record,
    { state: 'failed', decidedAt: work.now, failureCode: code, failureNote },
    { actor: 'reviewer', action: 'failed', details: { reason: code } },
  );
  const { reference } = record.principal?.row ?? record.row;
  if (record.principal?.row.userId !== record.row.userId)
    await notifyOfFailure(work, record.row.userId, {
      ...(await readFormOfMail(work, record)),
      reference: reference ?? '',
      page: resultPage(record),
      code,
      note: words,
      opening: record.flow.audience !== 'customers',
    });
}

function reasonOf(code: string | null): ReasonCode {
  if (!isReasonCode(code)) throw invalidRequest('code');
  return code;
}
