import type { Language } from '@quayside/i18n/language';
import { singaporeDate } from '@quayside/rules/calendar-date';
import { applicable } from '@quayside/rules/journey';
import { asc, eq } from 'drizzle-orm';
import { agreementIn, agreementsInForce } from '../agreements/catalogue.ts';
import { type ApplicationRecord, askedOf, contextOf } from '../applications/application-record.ts';
import { sha256 } from '../secrets/base64url.ts';
import { canonicalJson } from '../server/canonical-json.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { evidence, steps } from '../storage/schema.ts';
import { readUser } from '../users/user.ts';
import { type AnswerSource, sourcesOf } from './answer-sources.ts';

/** A text that was agreed to, exactly: the hash is that of the words in that language. `at`: UTC, when the consent was saved. */
export type ConsentEvidence = {
  readonly id: string;
  readonly version: string;
  readonly language: Language;
  readonly title: string;
  readonly sha256: string;
  readonly at: string;
};

/** The answers of a step, when they were saved, and who said each: by field. */
export type AnswersEvidence = {
  readonly step: string;
  readonly at: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly sources: Readonly<Record<string, AnswerSource>>;
  /** false: nobody asked, it follows from what the digital ID said */
  readonly asked: boolean;
};

/** What one submission rests on: complete by itself, so that it can be read when texts and tables have changed. */
export type Evidence = {
  readonly applicationId: string;
  readonly flow: string;
  readonly journeyVersion: number;
  /** 1 for the first submission, 2 after it was sent back once */
  readonly number: number;
  readonly reference: string;
  readonly at: string;
  /** of the customer's screens and of the documents made from this */
  readonly language: Language;
  readonly consents: readonly ConsentEvidence[];
  /** signatures with their strokes are among them, as the steps hold them */
  readonly steps: readonly AnswersEvidence[];
  readonly documents: readonly {
    readonly id: string;
    readonly kind: string;
    readonly sha256: string;
    readonly at: string;
  }[];
  readonly face: { readonly result: string; readonly attempts: number };
  /** of a W-8BEN that was signed again: line 7 */
  readonly accountNumber?: string;
};

export type EvidenceRow = typeof evidence.$inferSelect;

const placeOf = (applicationId: string, number: number) => `evidence/${applicationId}/${number}`;

/** Keeps what a submission rests on. Answers with its number and hash, which belong into the audit trail: there nobody changes them unseen. */
export async function keepEvidence(
  work: UnitOfWork,
  file: ApplicationRecord,
  reference: string,
): Promise<{ readonly submission: number; readonly evidence: string }> {
  const { tables, vault, now } = work;
  const applicationId = file.row.id;
  const number = (await readRows(work, applicationId)).length + 1;
  const content = await gather(work, file, reference, number);
  const hash = await hashOf(content);
  const sealed = await vault.seal(placeOf(applicationId, number), JSON.stringify(content));
  await tables.insert(evidence).values({ applicationId, number, at: now, content: sealed, hash });
  return { submission: number, evidence: hash };
}

/** Every submission of an application, oldest first. */
export async function readEvidence(work: UnitOfWork, applicationId: string) {
  const rows = await readRows(work, applicationId);
  return Promise.all(
    rows.map(async (row) => ({
      row,
      content: JSON.parse(await work.vault.open(placeOf(applicationId, row.number), row.content)) as Evidence,
    })),
  );
}

export const hashOf = (content: Evidence): Promise<string> => sha256(canonicalJson(content));

const readRows = ({ tables }: UnitOfWork, applicationId: string): Promise<EvidenceRow[]> =>
  tables.select().from(evidence).where(eq(evidence.applicationId, applicationId)).orderBy(asc(evidence.number));

async function gather(work: UnitOfWork, file: ApplicationRecord, reference: string, number: number): Promise<Evidence> {
  const { row, flow, answers } = file;
  const asked = new Set(applicable(flow.steps, contextOf(file, work.now)).map(({ id }) => id));
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
    consents: await consentsOf(file, savedAt),
    steps: flow.steps.flatMap(({ id }) => {
      const given = answers[id];
      if (!given || !(asked.has(id) || !file.given[id])) return [];
      return [
        {
          step: id,
          at: savedAt(id),
          answers: given,
          sources: sourcesOf(id, given, { all: answers, given: file.given }),
          asked: asked.has(id),
        },
      ];
    }),
    documents: file.documents.map(({ id, kind, sha256: hash, uploadedAt }) => ({
      id,
      kind,
      sha256: hash,
      at: uploadedAt.toISOString(),
    })),
    face: { result: row.faceResult, attempts: row.faceAttempts },
    ...(file.w8ben?.accountNumber ? { accountNumber: file.w8ben.accountNumber } : {}),
  };
}

/** Of every step that asks for agreements. */
async function consentsOf(
  file: ApplicationRecord,
  savedAt: (step: string) => string,
): Promise<readonly ConsentEvidence[]> {
  const steps = Object.entries(file.answers).map(async ([step, answers]) => {
    const { consents = [] } = (answers ?? {}) as { readonly consents?: readonly Consent[] };
    const at = savedAt(step);
    const known = agreementsInForce(singaporeDate(new Date(at)), askedOf(file));
    const found = consents.map(async ({ id, version, language }) => {
      const text = known.find((one) => one.id === id && one.version === version);
      if (!text) return [];
      const { title, sha256: hash } = await agreementIn(language, text);
      return [{ id, version, language, title, sha256: hash, at }];
    });
    return (await Promise.all(found)).flat();
  });
  return (await Promise.all(steps)).flat();
}

type Consent = { readonly id: string; readonly version: string; readonly language: Language };
