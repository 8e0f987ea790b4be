import type { SignedForm } from '@quayside/contract/w8ben';
import { type CalendarDate, compareDates } from '@quayside/rules/calendar-date';
import type { CertificationChange } from '@quayside/rules/certification-change';
import type { Answers } from '@quayside/rules/journey';
import { W8BEN_REVISION } from '@quayside/rules/journeys/w8ben';
import type { W8benOnFile } from '@quayside/rules/w8ben-facts';
import type { SignedW8ben } from '@quayside/rules/w8ben-life';
import { w8benSignedOn, w8benValidUntil } from '@quayside/rules/w8ben-validity';
import type { ApplicationRecord } from '../applications/application-record.ts';

/** The form that counts, and every one that was signed, the newest first. */
export type W8benRecord = W8benOnFile & { readonly forms: readonly SignedForm[] };

/** What the rules judge a form's life by. */
export const signedIn = ({ signedOn, changes, affirmedOn }: W8benRecord): SignedW8ben => ({
  signedOn,
  changes,
  ...(affirmedOn ? { affirmedOn } : {}),
});

type Signed = { readonly signedAt?: string; readonly revision?: string };

const linesIn = (answers: Answers): W8benOnFile['lines'] => answers['w8ben.form'] ?? {};

/** What an approved opening, or a second holder's part of one, signed; undefined where nothing was. */
export function firstSigned({ row, answers }: Pick<ApplicationRecord, 'row' | 'answers'>): W8benRecord | undefined {
  const { signedAt, revision = W8BEN_REVISION } = (answers['w8ben.signature'] ?? {}) as Signed;
  if (!signedAt) return undefined;
  const signedOn = w8benSignedOn(new Date(signedAt));
  const form = {
    kind: 'form',
    applicationId: row.id,
    signedOn,
    revision,
    validUntil: w8benValidUntil(signedOn),
  } as const;
  return { signedOn, changes: [], lines: linesIn(answers), forms: [form] };
}

/**
 * The record after an approved modification or update: a new form takes the place of the one before, and what changed until its signature is in it; an affidavit
 * alone brings the lines up to date. Of both, one stands beside the other.
 */
export function afterApproval(
  before: W8benRecord | undefined,
  file: Pick<ApplicationRecord, 'row' | 'answers'>,
  asked: ReadonlySet<string>,
): W8benRecord | undefined {
  const { row, answers } = file;
  const signed = asked.has('w8ben.signature') ? firstSigned(file) : undefined;
  const { signedAt } = (asked.has('affidavit') ? (answers.affidavit ?? {}) : {}) as Signed;
  const form = signed ?? (before && { ...before, lines: linesIn(answers) });
  if (!form) return undefined;
  const earlier = before?.forms ?? [];
  const changes = (before?.changes ?? []).filter(({ changedOn }) => compareDates(changedOn, form.signedOn) > 0);
  const forms = [...(signed?.forms ?? []), ...earlier];
  if (!signedAt) return { ...form, changes, forms };
  const affirmedOn = w8benSignedOn(new Date(signedAt));
  const { revision = W8BEN_REVISION } = form.forms[0] ?? {};
  const affidavit = {
    kind: 'affidavit',
    applicationId: row.id,
    signedOn: affirmedOn,
    revision,
    validUntil: w8benValidUntil(form.signedOn),
  } as const;
  return { ...form, changes, affirmedOn, forms: [affidavit, ...forms] };
}

/** What account information that was approved has changed around the form. */
export function withChanges(
  record: W8benRecord,
  changes: readonly CertificationChange[],
  changedOn: CalendarDate,
): W8benRecord {
  return { ...record, changes: [...record.changes, ...changes.map((change) => ({ change, changedOn }))] };
}
