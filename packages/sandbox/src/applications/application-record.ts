import type { Application, ApplicationEvent, Party, Requirement } from '@quayside/contract/application';
import { singaporeDate } from '@quayside/rules/calendar-date';
import type { DocumentReading } from '@quayside/rules/document-match';
import { capabilitiesOf } from '@quayside/rules/edition-capabilities';
import {
  type Answers,
  applicable,
  type JourneyChange,
  type JourneyContext,
  migrateAnswers,
  noFacts,
  type StepAnswers,
} from '@quayside/rules/journey';
import { holdingOf } from '@quayside/rules/journeys/opening';
import type { CustomerFacts } from '@quayside/rules/prerequisites';
import type { W8benFacts } from '@quayside/rules/w8ben-facts';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { type AskedOf, agreementsInForce } from '../agreements/catalogue.ts';
import { customerFactsOf } from '../customers/customer-facts.ts';
import { formHolderOf, type Holder, isSelf, selfOf } from '../customers/holder.ts';
import { type PersonDataBySteps, readPersonDataOf } from '../digital-id/person-data-store.ts';
import { readingsOf } from '../documents/reading.ts';
import { notFound } from '../server/refusal.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { applications, audit, documents, requirements, steps } from '../storage/schema.ts';
import { w8benFactsOf } from '../w8ben/w8ben-facts.ts';
import { unseenExpiry } from './expired-drafts.ts';
import { type Flow, readField } from './flow-registry.ts';
import { readNumberOfSecond, sharedNumber } from './others-number.ts';
import { openPrincipal, type Principal, partOf } from './principal.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type DocumentRow = typeof documents.$inferSelect;
export type RequirementRow = typeof requirements.$inferSelect;

/** Everything that belongs to one application, opened. */
export type ApplicationRecord = {
  readonly row: ApplicationRow;
  readonly flow: Flow;
  /** as they were given, in the shape of the journey's version of today */
  readonly given: Answers;
  /** with those that follow from what the digital ID said */
  readonly answers: Answers;
  readonly personData: PersonDataBySteps;
  /** the application's revision when each step was last saved */
  readonly savedAt: Readonly<Record<string, number>>;
  readonly documents: readonly DocumentRow[];
  /** what was read from documents, by id */
  readonly readings: Readonly<Record<string, DocumentReading>>;
  readonly requirements: readonly RequirementRow[];
  readonly notes: Readonly<Record<string, string>>;
  readonly failureNote: string | undefined;
  /** of a second holder's part: what it needs to know of the account */
  readonly principal: Principal | undefined;
  /** of a flow for customers */
  readonly customer: CustomerFacts | undefined;
  /** the document number that the other holder gave, where there is one */
  readonly othersNumber: string | undefined;
  /** of a flow that is about it: the W-8BEN on file */
  readonly w8ben: W8benFacts | undefined;
  readonly history: readonly ApplicationEvent[];
  /** what newer versions of the journey changed and nobody has seen yet */
  readonly changes: readonly JourneyChange[];
  /** when the user's draft before this one was deleted; undefined once they have seen it */
  readonly draftExpiredAt: Date | undefined;
};

/** The user's living or latest application of a flow; about the W-8BEN of `of` where that is not the user's own. */
export async function findApplication(
  work: UnitOfWork,
  userId: string,
  flow: string,
  of: Holder = selfOf(userId),
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

/** Of one flow's applications, the newest first, the one that is not decided, of which there is one at most; else the newest. */
export const livingOrLatest = (rows: readonly ApplicationRow[]): ApplicationRow | undefined =>
  rows.find(({ state }) => state !== 'opened' && state !== 'failed') ?? rows[0];

/** Opens an application and keeps everybody else away from it until the work is done. Throws Refusal where it is not the user's. */
export async function lockApplication(work: UnitOfWork, id: string, userId: string): Promise<ApplicationRecord> {
  const file = await lockAnyApplication(work, id);
  if (file.row.userId !== userId) throw notFound();
  return file;
}

/** As lockApplication, for a reviewer. */
export async function lockAnyApplication(work: UnitOfWork, id: string): Promise<ApplicationRecord> {
  const { tables } = work;
  const lock = (one: string) => tables.select().from(applications).where(eq(applications.id, one)).for('update');
  const [found] = await tables
    .select({ principalId: applications.principalId })
    .from(applications)
    .where(eq(applications.id, id));
  // The first holder's row stands for the whole joint account: two holders never wait for each other's.
  if (found?.principalId) await lock(found.principalId);
  const [row] = await lock(id);
  if (!row) throw notFound();
  return openFile(work, row);
}

export async function openFile(work: UnitOfWork, row: ApplicationRow): Promise<ApplicationRecord> {
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
  const personData = await readPersonDataOf(work, row.id);
  const principal = row.principalId ? await openPrincipal(work, row.principalId) : undefined;
  const migrated = migrateAnswers(flow.journey, stored, row.journeyVersion);
  const file: Omit<ApplicationRecord, 'answers'> = {
    row,
    flow,
    personData,
    given: migrated.answers,
    changes: [...(row.whatChanged ?? []), ...migrated.changes],
    draftExpiredAt: row.state === 'draft' ? (await unseenExpiry(work, row))?.expiredAt : undefined,
    savedAt: Object.fromEntries(stepRows.map(({ step, revision }) => [step, revision])),
    documents: documentRows,
    readings: await readingsOf(vault, documentRows),
    requirements: requirementRows,
    notes,
    history: await readHistory(work, row.id),
    failureNote: row.failureNote ? await vault.open(`applications/${row.id}`, row.failureNote) : undefined,
    customer: flow.customers
      ? await customerFactsOf(work, row.userId, { as: flow.customers, except: row.id })
      : undefined,
    principal,
    othersNumber: principal ? principal.documentNumber : await readNumberOfSecond(work, row, stored),
    w8ben: flow.w8ben ? await w8benFactsOf(work, formHolderOf(row)) : undefined,
  };
  return withoutOthers(withGiven({ ...file, answers: {} }, file.given), work.now);
}

/** Only the items that apply to the person: a minor has no finances to review, and the digital ID proves identity and address without a document. */
function withoutOthers(file: ApplicationRecord, now: Date): ApplicationRecord {
  const asked = new Set(applicable(file.flow.steps, contextOf(file, now)).map(({ requirement }) => requirement));
  return { ...file, requirements: file.requirements.filter(({ requirement }) => asked.has(requirement)) };
}

/** The file with these answers in place of those that were given: what follows from the digital ID's data follows from them now. */
export function withGiven(file: ApplicationRecord, given: Answers): ApplicationRecord {
  const { flow, personData, principal, w8ben } = file;
  const facts = {
    ...noFacts,
    personData,
    ...(principal ? { holder: principal.holder } : {}),
    ...(w8ben ? { w8ben } : {}),
  };
  return { ...file, given, answers: flow.journey.derive?.(given, facts) ?? given };
}

const events = ['submitted', 'sent-back', 'submitted-again', 'approved', 'failed'] as const;

/** The rounds of review, as the audit trail has them. */
async function readHistory({ tables }: UnitOfWork, applicationId: string): Promise<readonly ApplicationEvent[]> {
  const rows = await tables
    .select({ action: audit.action, at: audit.at })
    .from(audit)
    .where(and(eq(audit.subject, applicationId), inArray(audit.action, [...events])))
    .orderBy(asc(audit.number));
  return rows.map(({ action, at }) => ({ what: action as ApplicationEvent['what'], at: at.toISOString() }));
}

/** What the rules judge by. */
export function contextOf(file: ApplicationRecord, now: Date): JourneyContext {
  const { row, answers, principal, customer, othersNumber, w8ben } = file;
  const joint = principal !== undefined || holdingOf(answers) !== 'alone';
  const today = singaporeDate(now);
  return {
    answers,
    today,
    facts: {
      documents: Object.fromEntries(
        file.documents.map(({ id, kind, sha256 }) => [id, { kind, sha256, reading: file.readings[id] }]),
      ),
      face: { result: row.faceResult, attempts: row.faceAttempts },
      agreements: agreementsInForce(today, askedOf(file)).map(({ id, version }) => ({
        id,
        version,
      })),
      requirements: Object.fromEntries(file.requirements.map(({ requirement, status }) => [requirement, status])),
      ...(principal ? { holder: principal.holder } : {}),
      ...(joint && othersNumber ? { otherHolder: { documentNumber: othersNumber } } : {}),
      asks: Object.fromEntries(file.requirements.map(({ requirement, asks }) => [requirement, asks ?? []])),
      personData: file.personData,
      ...factsOfApp(row),
      ...(customer ? { customer } : {}),
      ...(w8ben ? { w8ben } : {}),
    },
  };
}

/** What the app offers in which the application was started. */
function factsOfApp({ appType }: ApplicationRow) {
  const capabilities = capabilitiesOf(appType);
  return capabilities ? { capabilities } : {};
}

/** Of a second holder the account's, which the first holder chose. */
export const accountTypeOf = ({ flow, answers, principal }: ApplicationRecord): string | undefined =>
  principal ? principal.accountType : readField(flow, answers, 'accountType');

/** For whom agreements are looked up. */
export const askedOf = (file: ApplicationRecord): AskedOf => ({
  flow: file.flow.name,
  accountType: accountTypeOf(file),
});

/** The application as its owner sees it: what a reviewer thinks shows once it is decided. */
export function toWire({
  row,
  answers,
  failureNote,
  principal,
  personData,
  customer,
  w8ben,
  ...file
}: ApplicationRecord): Application {
  const instant = (at: Date | null) => at?.toISOString() ?? null;
  const shared = sharedNumber({ ...file, answers, personData });
  return {
    id: row.id,
    flow: row.flow,
    journeyVersion: Math.max(file.flow.journey.version, row.journeyVersion), // newer after a server of the next build
    state: row.state,
    appType: row.appType,
    revision: row.revision,
    answers: answers as Application['answers'],
    documents: Object.fromEntries(file.documents.map((one) => [one.id, documentInfoOf(one, file.readings[one.id])])),
    face: {
      result: row.faceResult,
      attempts: row.faceAttempts,
      ...(row.faceReason ? { reason: row.faceReason } : {}),
    },
    ...(Object.keys(personData).length > 0 ? { personData: { ...personData } } : {}),
    requirements: file.requirements
      .filter(({ status }) => row.state !== 'under-review' || status !== 'due')
      .map((one) => requirementOf(one, row, file.notes[one.requirement])),
    reference: principal ? principal.row.reference : row.reference,
    createdAt: row.createdAt.toISOString(),
    savedAt: row.savedAt.toISOString(),
    submittedAt: instant(row.submittedAt),
    decidedAt: instant(row.decidedAt),
    handedInAt: instant(row.handedInAt),
    ...(principal ? { part: partOf(principal, row) } : {}),
    ...(customer ? { customer } : {}),
    ...(shared ? { otherHolder: { documentNumber: shared } } : {}),
    ...(w8ben ? { w8ben } : {}),
    history: [...file.history],
    ...(file.changes.length > 0 && isOpen(row) ? { changes: [...file.changes] } : {}),
    ...(file.draftExpiredAt ? { draftExpiredAt: file.draftExpiredAt.toISOString() } : {}),
    failure: row.failureCode ? { code: row.failureCode, ...(failureNote ? { note: failureNote } : {}) } : null,
  };
}

/** Whether the customer may change something. */
export const isOpen = ({ state }: ApplicationRow): boolean => state === 'draft' || state === 'action-needed';

export const partyOf = ({ principalId }: ApplicationRow): Party => (principalId ? 'joint-holder' : 'holder');

export const documentInfoOf = (
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

function requirementOf(row: RequirementRow, application: ApplicationRow, note: string | undefined): Requirement {
  const base = { id: row.requirement, party: partyOf(application), ...(row.asks ? { asks: [...row.asks] } : {}) };
  if (application.state === 'under-review') return { ...base, status: 'provided' };
  const open = application.state === 'action-needed' && row.reopened ? { reopened: true } : {};
  if (!row.reasonCode) return { ...base, ...open, status: row.status };
  return { ...base, ...open, status: row.status, reason: { code: row.reasonCode, ...(note ? { note } : {}) } };
}
