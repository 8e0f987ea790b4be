import type { Language } from '@quayside/i18n/language';
import type { PersonData } from '@quayside/rules/internals/person-data';
import { getApplicableSteps } from '@quayside/rules/journey';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { asc, eq } from 'drizzle-orm';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import { sha256 } from '../../kernel/crypto/base64url.ts';
import { agreementsInForce, loadAgreement } from '../agreements/catalogue.ts';
import { type ApplicationRecord, createJourneyContext, getAgreementScope } from '../applications/application-record.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { evidence, steps } from '../storage/schema.ts';
import { readUser } from '../users/user.ts';
import { type AnswerSource, getAnswerSources } from './answer-sources.ts';

/** The consent to an agreement. `sha256` is the hash of its text in `language`; `at` is the UTC time of the save. */
export type ConsentEvidence = {
  readonly id: string;
  readonly version: string;
  readonly language: Language;
  readonly title: string;
  readonly sha256: string;
  readonly at: string;
};

/** The answers of a step, the time of their save, and the source of each field. */
export type AnswersEvidence = {
  readonly step: string;
  readonly at: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly sources: Readonly<Record<string, AnswerSource>>;
  /** False if the answers follow from the digital ID or the form on file, and the customer was not asked. */
  readonly asked: boolean;
};

/** What a customer submitted, as evidence. It contains all texts, so that it stays readable when texts and tables change. */
export type Evidence = {
  readonly applicationId: string;
  readonly flow: string;
  readonly journeyVersion: number;
  /** Number of the submission, from 1; each correction adds one. */
  readonly number: number;
  readonly reference: string;
  readonly at: string;
  /** Language in which the customer read screens and documents. */
  readonly language: Language;
  readonly consents: readonly ConsentEvidence[];
  /** All steps with their answers, including signatures with their strokes. */
  readonly steps: readonly AnswersEvidence[];
  readonly documents: readonly {
    readonly id: string;
    readonly kind: string;
    readonly sha256: string;
    readonly at: string;
  }[];
  readonly face: { readonly result: string; readonly attempts: number };
  /** Data from the digital ID that the customer confirmed, by the step that showed them. */
  readonly personData?: Readonly<Record<string, PersonData>>;
  /** The reviewer's questions when the application was last sent back, and the customer's replies. */
  readonly replies?: readonly { readonly requirement: string; readonly question: string; readonly text: string }[];
  /** Account number on line 7 of a renewed W-8BEN. */
  readonly accountNumber?: string;
};

/** The database row with the evidence of a submission. Its content is encrypted. */
export type EvidenceRow = typeof evidence.$inferSelect;

const placeOf = (applicationId: string, number: number) => `evidence/${applicationId}/${number}`;

/** Stores the evidence of a submission. Returns the submission's number and hash for the audit trail, where they reveal later changes. */
export async function saveEvidence(
  work: UnitOfWork,
  record: ApplicationRecord,
  reference: string,
): Promise<{ readonly submission: number; readonly evidence: string }> {
  const { tables, vault, now } = work;
  const applicationId = record.row.id;
  const number = (await readRows(work, applicationId)).length + 1;
  const content = await gather(work, record, reference, number);
  const hash = await hashEvidence(content);
  const sealed = await vault.seal(placeOf(applicationId, number), JSON.stringify(content));
  await tables.insert(evidence).values({ applicationId, number, at: now, content: sealed, hash });
  return { submission: number, evidence: hash };
}

/** Returns the stored evidence of all submissions of an application with its decrypted content, oldest first. */
export async function readEvidence(work: UnitOfWork, applicationId: string) {
  const rows = await readRows(work, applicationId);
  return Promise.all(
    rows.map(async (row) => ({
      row,
      content: JSON.parse(await work.vault.open(placeOf(applicationId, row.number), row.content)) as Evidence,
    })),
  );
}

/** Returns the SHA-256 of evidence as hexadecimal digits, whatever the order of its fields. */
export const hashEvidence = (content: Evidence): Promise<string> => sha256(canonicalJson(content));

const readRows = ({ tables }: UnitOfWork, applicationId: string): Promise<EvidenceRow[]> =>
  tables.select().from(evidence).where(eq(evidence.applicationId, applicationId)).orderBy(asc(evidence.number));

async function gather(
  work: UnitOfWork,
  record: ApplicationRecord,
  reference: string,
  number: number,
): Promise<Evidence> {
  const { row, flow, answers } = record;
  const asked = new Set(getApplicableSteps(flow.steps, createJourneyContext(record, work.now)).map(({ id }) => id));
  const saved = await work.tables.select().from(steps).where(eq(steps.applicationId, row.id));
  const savedAt = (step: string) => (saved.find((one) => one.step === step)?.savedAt ?? work.now).toISOString();
  return {
    applicationId: row.id,
    flow: row.flow,
    journeyVersion: flow.journey.version,
    number,
    reference,
    at: work.now.toISOString(),
    language: (await readUser(work, row.userId)).language,
    consents: await consentsOf(record, asked, savedAt),
    steps: flow.steps.flatMap(({ id }) => {
      const given = answers[id];
      const isDerived = !record.given[id] && !flow.startsWithStoredAnswers;
      if (!given || !(asked.has(id) || isDerived)) return [];
      return [
        {
          step: id,
          at: savedAt(id),
          answers: given,
          sources: getAnswerSources(id, given, { all: answers, given: record.given }),
          asked: asked.has(id),
        },
      ];
    }),
    documents: record.documents.map(({ id, kind, sha256: hash, uploadedAt }) => ({
      id,
      kind,
      sha256: hash,
      at: uploadedAt.toISOString(),
    })),
    face: { result: row.faceResult, attempts: row.faceAttempts },
    ...confirmedIn(record),
    ...repliesOf(record),
    ...(record.w8ben?.accountNumber ? { accountNumber: record.w8ben.accountNumber } : {}),
  };
}

/** Returns the data from the digital ID that the customer confirmed. */
function confirmedIn({ personData, given }: ApplicationRecord): Pick<Evidence, 'personData'> {
  const confirmed = Object.entries(personData).filter(
    ([step, { id }]) => given[step]?.confirmed === true && given[step].personData === id,
  );
  return confirmed.length > 0 ? { personData: Object.fromEntries(confirmed) } : {};
}

/** Returns the customer's replies to questions of this review round. */
function repliesOf({ requirements, replies }: ApplicationRecord): Pick<Evidence, 'replies'> {
  const given = requirements.flatMap(({ requirement, reopened }) => {
    const { question, text } = replies[requirement] ?? {};
    return reopened && question && text ? [{ requirement, question, text }] : [];
  });
  return given.length > 0 ? { replies: given } : {};
}

/** Returns the consents in the applicable steps. An agreement counts only if it was in force when the step was saved. */
async function consentsOf(
  record: ApplicationRecord,
  asked: ReadonlySet<string>,
  savedAt: (step: string) => string,
): Promise<readonly ConsentEvidence[]> {
  const steps = Object.entries(record.answers).map(async ([step, answers]) => {
    if (!asked.has(step)) return [];
    const { consents = [] } = (answers ?? {}) as { readonly consents?: readonly Consent[] };
    const at = savedAt(step);
    const known = agreementsInForce(toSingaporeDate(new Date(at)), getAgreementScope(record));
    const found = consents.map(async ({ id, version, language }) => {
      const text = known.find((one) => one.id === id && one.version === version);
      if (!text) return [];
      const { title, sha256: hash } = await loadAgreement(language, text);
      return [{ id, version, language, title, sha256: hash, at }];
    });
    return (await Promise.all(found)).flat();
  });
  return (await Promise.all(steps)).flat();
}

type Consent = { readonly id: string; readonly version: string; readonly language: Language };
