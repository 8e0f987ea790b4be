import type { Application, ApplicationEvent, Party, Requirement, ReviewReply } from '@quayside/contract/application';
import { getHolding } from '@quayside/flow-opening/internals/rules';
import type { DocumentReading } from '@quayside/rules/document-match';
import type { EditionCapabilities } from '@quayside/rules/edition-capabilities';
import type { W8benFacts } from '@quayside/rules/internals/w8ben-facts';
import {
  type Answers,
  getApplicableSteps,
  initialFacts,
  type JourneyChange,
  type JourneyContext,
  migrateAnswers,
  type StepAnswers,
} from '@quayside/rules/journey';
import type { CustomerFacts } from '@quayside/rules/prerequisites';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { notFound } from '../../kernel/refusal.ts';
import { type AgreementScope, agreementsInForce } from '../agreements/catalogue.ts';
import { readCustomerFacts } from '../customers/customer-facts.ts';
import { asHolder, getFormHolder, type Holder, isSelf } from '../customers/holder.ts';
import { openReadings } from '../files/reading.ts';
import { type Flow, readField } from '../flows/flow-registry.ts';
import { type PersonDataByStep, readPersonDataOf } from '../person-data/person-data-store.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import {
  type ApplicationRow,
  applications,
  audit,
  type DocumentRow,
  documents,
  type RequirementRow,
  requirements,
  steps,
} from '../storage/schema.ts';
import { readW8benFacts } from '../w8ben/w8ben-facts.ts';
import { findCapabilities } from './app-capabilities.ts';
import { findUnseenExpiry } from './expired-drafts.ts';
import { type FirstHolder, openPrincipal, toJointPart } from './principal.ts';
import { findSharedDocumentNumber, readNumberOfSecond } from './shared-document-number.ts';

/** An application with its row, flow, answers, documents and review items, all decrypted. */
export type ApplicationRecord = {
  readonly row: ApplicationRow;
  readonly flow: Flow;
  /** What the app that started the application offers; undefined for an unknown app, which offers all features. */
  readonly capabilities: EditionCapabilities | undefined;
  /** Answers as the customer gave them, migrated to the current version of the journey. */
  readonly given: Answers;
  /** All answers, including those derived from the digital ID. */
  readonly answers: Answers;
  readonly personData: PersonDataByStep;
  /** Revision of the application after the last save of each step. */
  readonly savedAt: Readonly<Record<string, number>>;
  readonly documents: readonly DocumentRow[];
  /** Data that the customer's device read from documents, by document id. */
  readonly readings: Readonly<Record<string, DocumentReading>>;
  readonly requirements: readonly RequirementRow[];
  readonly notes: Readonly<Record<string, string>>;
  /** The reviewer's last question and the customer's reply, by requirement. */
  readonly replies: Readonly<Record<string, ReviewReply>>;
  readonly failureNote: string | undefined;
  /** Facts of the first holder's application; only for a second holder's part. */
  readonly principal: FirstHolder | undefined;
  /** Facts about the customer; only in flows for existing customers. */
  readonly customer: CustomerFacts | undefined;
  /** Document number of the other holder; undefined if there is none. */
  readonly othersNumber: string | undefined;
  /** Facts about the form on file; only in W-8BEN flows. */
  readonly w8ben: W8benFacts | undefined;
  readonly history: readonly ApplicationEvent[];
  /** Changes that newer versions of the journey made, until the customer has read them. */
  readonly changes: readonly JourneyChange[];
  /** Time at which the user's previous draft expired; undefined once they have read the notice. */
  readonly draftExpiredAt: Date | undefined;
};

/**
 * Returns the user's undecided application of a flow, otherwise the newest one, or undefined. `of` is the holder of the W-8BEN, by default the user. Throws
 * `Refusal` (`notFound`) if there is no such flow.
 */
export async function findApplication(
  work: UnitOfWork,
  userId: string,
  flow: string,
  of: Holder = asHolder(userId),
): Promise<ApplicationRow | undefined> {
  work.flows.flow(flow);
  const about = isSelf(of) ? isNull(applications.holderId) : eq(applications.holderId, of.id);
  const rows = await work.tables
    .select()
    .from(applications)
    .where(and(eq(applications.userId, userId), eq(applications.flow, flow), about))
    .orderBy(desc(applications.createdAt));
  return livingOrLatest(rows);
}

/** Returns the undecided one among the applications of a flow (at most one exists), otherwise the first. Expects the newest first. */
export const livingOrLatest = (rows: readonly ApplicationRow[]): ApplicationRow | undefined =>
  rows.find(({ state }) => state !== 'opened' && state !== 'failed') ?? rows[0];

/** Returns the user's application, and locks it until the transaction ends. Throws `Refusal` (`notFound`) if it does not exist or belongs to another user. */
export async function lockApplication(work: UnitOfWork, id: string, userId: string): Promise<ApplicationRecord> {
  const record = await lockAnyApplication(work, id);
  if (record.row.userId !== userId) throw notFound();
  return record;
}

/** Returns an application for a reviewer, and locks it until the transaction ends. Throws `Refusal` (`notFound`) if it does not exist. */
export async function lockAnyApplication(work: UnitOfWork, id: string): Promise<ApplicationRecord> {
  const record = await lockIfThere(work, id);
  if (!record) throw notFound();
  return record;
}

/** Returns an application, and locks it until the transaction ends. Returns undefined if it does not exist, for example because another process deleted it. */
export async function lockIfThere(work: UnitOfWork, id: string): Promise<ApplicationRecord | undefined> {
  const { tables } = work;
  const lock = (one: string) => tables.select().from(applications).where(eq(applications.id, one)).for('update');
  const [found] = await tables
    .select({ principalId: applications.principalId })
    .from(applications)
    .where(eq(applications.id, id));
  // Locks the first holder's row first for both holders of a joint account, to prevent deadlocks.
  if (found?.principalId) await lock(found.principalId);
  const [row] = await lock(id);
  return row && openRecord(work, row);
}

/** Returns an application with all its data, decrypted. Throws `SealBrokenError` if a value does not decrypt. */
export async function openRecord(work: UnitOfWork, row: ApplicationRow): Promise<ApplicationRecord> {
  const { tables, vault } = work;
  const flow = work.flows.flow(row.flow);
  const stepRows = await tables.select().from(steps).where(eq(steps.applicationId, row.id));
  const documentRows = await tables
    .select()
    .from(documents)
    .where(eq(documents.applicationId, row.id))
    .orderBy(asc(documents.uploadedAt), asc(documents.id));
  const requirementRows = await tables
    .select()
    .from(requirements)
    .where(eq(requirements.applicationId, row.id))
    .orderBy(asc(requirements.position));
  const stored: Record<string, StepAnswers> = {};
  for (const { step, answers } of stepRows)
    stored[step] = JSON.parse(await vault.open(`steps/${row.id}/${step}`, answers)) as StepAnswers;
  const notes: Record<string, string> = {};
  for (const { requirement, reasonNote } of requirementRows)
    if (reasonNote) notes[requirement] = await vault.open(`requirements/${row.id}/${requirement}`, reasonNote);
  const replies = await readReplies(work, requirementRows);
  const personData = await readPersonDataOf(work, row.id);
  const principal = row.principalId ? await openPrincipal(work, row.principalId) : undefined;
  const migrated = migrateAnswers(flow.journey, stored, row.journeyVersion);
  const record: Omit<ApplicationRecord, 'answers'> = {
    row,
    flow,
    capabilities: findCapabilities(work, row.appType),
    personData,
    given: migrated.answers,
    changes: [...(row.whatChanged ?? []), ...migrated.changes],
    draftExpiredAt: row.state === 'draft' ? (await findUnseenExpiry(work, row))?.expiredAt : undefined,
    savedAt: Object.fromEntries(stepRows.map(({ step, revision }) => [step, revision])),
    documents: documentRows,
    readings: await openReadings(vault, documentRows),
    requirements: requirementRows,
    notes,
    replies,
    history: await readHistory(work, row.id),
    failureNote: row.failureNote ? await vault.open(`applications/${row.id}`, row.failureNote) : undefined,
    customer:
      flow.audience === 'customers'
        ? await readCustomerFacts(work, row.userId, { withHeld: flow.startsWithStoredAnswers === true, except: row.id })
        : undefined,
    principal,
    othersNumber: principal ? principal.documentNumber : await readNumberOfSecond(work, row, stored),
    w8ben: flow.forHolders ? await readW8benFacts(work, getFormHolder(row)) : undefined,
  };
  return withoutOthers(withSavedAnswers({ ...record, answers: {} }, record.given), work.now);
}

/** Removes the review items whose steps do not apply, such as the finances of a minor. */
function withoutOthers(record: ApplicationRecord, now: Date): ApplicationRecord {
  const applying = new Set(
    getApplicableSteps(record.flow.steps, createJourneyContext(record, now)).map(({ requirement }) => requirement),
  );
  return { ...record, requirements: record.requirements.filter(({ requirement }) => applying.has(requirement)) };
}

/** Returns the record with new given answers, and with the answers that follow from them. */
export function withSavedAnswers(record: ApplicationRecord, given: Answers): ApplicationRecord {
  const { flow, personData, principal, customer, w8ben } = record;
  const facts = {
    ...initialFacts,
    personData,
    ...(principal ? { holder: principal.holder } : {}),
    ...(customer ? { customer } : {}),
    ...(w8ben ? { w8ben } : {}),
  };
  return { ...record, given, answers: flow.journey.derive?.(given, facts) ?? given };
}

async function readReplies(
  { vault }: UnitOfWork,
  rows: readonly RequirementRow[],
): Promise<ApplicationRecord['replies']> {
  const replies: Record<string, ReviewReply> = {};
  for (const { applicationId, requirement, reply } of rows)
    if (reply)
      replies[requirement] = JSON.parse(
        await vault.open(`replies/${applicationId}/${requirement}`, reply),
      ) as ReviewReply;
  return replies;
}

const events = ['submitted', 'sent-back', 'submitted-again', 'approved', 'failed'] as const;

/** Returns the submissions, returns and decisions of an application, as the audit trail records them. */
async function readHistory({ tables }: UnitOfWork, applicationId: string): Promise<readonly ApplicationEvent[]> {
  const rows = await tables
    .select({ action: audit.action, at: audit.at })
    .from(audit)
    .where(and(eq(audit.subject, applicationId), inArray(audit.action, [...events])))
    .orderBy(asc(audit.number));
  return rows.map(({ action, at }) => ({ what: action as ApplicationEvent['what'], at: at.toISOString() }));
}

/** Returns what the rules of a journey need: the answers, the date in Singapore, and the facts. */
export function createJourneyContext(record: ApplicationRecord, now: Date): JourneyContext {
  const { row, answers, capabilities, principal, customer, othersNumber, w8ben } = record;
  const joint = principal !== undefined || getHolding(answers) !== 'alone';
  const today = toSingaporeDate(now);
  return {
    answers,
    today,
    facts: {
      documents: Object.fromEntries(
        record.documents.map(({ id, kind, sha256 }) => [id, { kind, sha256, reading: record.readings[id] }]),
      ),
      face: { result: row.faceResult, attempts: row.faceAttempts },
      agreements: agreementsInForce(today, getAgreementScope(record)).map(({ id, version }) => ({
        id,
        version,
      })),
      requirements: Object.fromEntries(record.requirements.map(({ requirement, status }) => [requirement, status])),
      ...(principal ? { holder: principal.holder } : {}),
      ...(joint && othersNumber ? { otherHolder: { documentNumber: othersNumber } } : {}),
      asks: Object.fromEntries(record.requirements.map(({ requirement, asks }) => [requirement, asks ?? []])),
      refused: Object.fromEntries(
        record.requirements.flatMap(({ requirement, reasonCode: code }) =>
          code ? [[requirement, { code, answers }]] : [],
        ),
      ),
      personData: record.personData,
      ...(capabilities ? { capabilities } : {}),
      ...(customer ? { customer } : {}),
      ...(w8ben ? { w8ben } : {}),
    },
  };
}

/** Returns the account type, or undefined until it is chosen. Both holders have the type that the first holder chose. */
export const getAccountType = ({ flow, answers, principal }: ApplicationRecord): string | undefined =>
  principal ? principal.accountType : readField(flow, answers, 'accountType');

/** Returns the flow and account type, which determine the agreements. */
export const getAgreementScope = (record: ApplicationRecord): AgreementScope => ({
  flow: record.flow.name,
  accountType: getAccountType(record),
});

/** Returns an application as the API sends it to its owner. While it is under review, the reviewer's decisions on items are hidden. */
export function toApiApplication({
  row,
  answers,
  failureNote,
  principal,
  personData,
  customer,
  w8ben,
  ...record
}: ApplicationRecord): Application {
  const instant = (at: Date | null) => at?.toISOString() ?? null;
  const shared = findSharedDocumentNumber({ ...record, answers, personData });
  return {
    id: row.id,
    flow: row.flow,
    journeyVersion: Math.max(record.flow.journey.version, row.journeyVersion), // a newer server may have saved it
    state: row.state,
    appType: row.appType,
    revision: row.revision,
    answers: answers as Application['answers'],
    documents: Object.fromEntries(
      record.documents.map((one) => [one.id, toDocumentInfo(one, record.readings[one.id])]),
    ),
    face: {
      result: row.faceResult,
      attempts: row.faceAttempts,
      ...(row.faceReason ? { reason: row.faceReason } : {}),
    },
    ...(Object.keys(personData).length > 0 ? { personData: { ...personData } } : {}),
    requirements: record.requirements
      .filter(({ status }) => row.state !== 'under-review' || status !== 'due')
      .map((one) =>
        requirementOf(one, row, { note: record.notes[one.requirement], reply: record.replies[one.requirement] }),
      ),
    reference: principal ? principal.row.reference : row.reference,
    createdAt: row.createdAt.toISOString(),
    savedAt: row.savedAt.toISOString(),
    submittedAt: instant(row.submittedAt),
    decidedAt: instant(row.decidedAt),
    partSubmittedAt: instant(row.partSubmittedAt),
    ...(principal ? { part: toJointPart(principal, row) } : {}),
    ...(customer ? { customer } : {}),
    ...(shared ? { otherHolder: { documentNumber: shared } } : {}),
    ...(w8ben ? { w8ben } : {}),
    history: [...record.history],
    ...(record.changes.length > 0 && isEditable(row) ? { changes: [...record.changes] } : {}),
    ...(record.draftExpiredAt ? { draftExpiredAt: record.draftExpiredAt.toISOString() } : {}),
    failure: row.failureCode ? { code: row.failureCode, ...(failureNote ? { note: failureNote } : {}) } : null,
  };
}

/** Returns whether the customer may change the application: it is a draft, or was sent back. */
export const isEditable = ({ state }: ApplicationRow): boolean => state === 'draft' || state === 'action-needed';

/** Returns whether an application is the first holder's or the second holder's part. */
export const getParty = ({ principalId }: ApplicationRow): Party => (principalId ? 'joint-holder' : 'holder');

/** Returns the metadata of a document as the API sends it. */
export const toDocumentInfo = (
  { kind, sha256, type, size, uploadedAt }: DocumentRow,
  reading: DocumentReading | undefined,
) => ({
  kind,
  sha256,
  type,
  size,
  uploadedAt: uploadedAt.toISOString(),
  ...(reading ? { reading } : {}),
});

type NoteAndReply = { readonly note: string | undefined; readonly reply: ReviewReply | undefined };

/** Returns a review item as the API sends it. An earlier question without a reply is omitted, because the customer changed the answers instead. */
function requirementOf(row: RequirementRow, application: ApplicationRow, { note, reply }: NoteAndReply): Requirement {
  const isOpenForReply = application.state === 'action-needed' && row.reopened;
  const base = {
    id: row.requirement,
    party: getParty(application),
    ...(row.asks ? { asks: [...row.asks] } : {}),
    ...(reply && (isOpenForReply || reply.text) ? { reply } : {}),
  };
  if (application.state === 'under-review') return { ...base, status: 'provided' };
  const open = application.state === 'action-needed' && row.reopened ? { reopened: true } : {};
  if (!row.reasonCode) return { ...base, ...open, status: row.status };
  return { ...base, ...open, status: row.status, reason: { code: row.reasonCode, ...(note ? { note } : {}) } };
}
