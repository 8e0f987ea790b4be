import type { SignedForm } from '@quayside/contract/internals/w8ben';
import { W8BEN_REVISION } from '@quayside/flow-w8ben/rules';
import { type CalendarDate, compareDates } from '@quayside/rules/calendar-date';
import type { CertificationChange } from '@quayside/rules/internals/certification-change';
import type { W8benOnFile } from '@quayside/rules/internals/w8ben-facts';
import type { SignedW8ben } from '@quayside/rules/internals/w8ben-life';
import { w8benSignedOn, w8benValidUntil } from '@quayside/rules/internals/w8ben-validity';
import type { Answers } from '@quayside/rules/journey';

/** The W-8BEN on file, with all signed forms and affidavits, newest first. */
export type W8benRecord = W8benOnFile & { readonly forms: readonly SignedForm[] };

/** Returns the facts from which the rules calculate a form's validity. */
export const toSignedW8ben = ({ signedOn, changes, affirmedOn }: W8benRecord): SignedW8ben => ({
  signedOn,
  changes,
  ...(affirmedOn ? { affirmedOn } : {}),
});

/** An application with its answers, which may include a W-8BEN signature. */
export type SignedApplication = { readonly row: { readonly id: string }; readonly answers: Answers };

type Signed = { readonly signedAt?: string; readonly revision?: string };

const linesIn = (answers: Answers): W8benOnFile['lines'] => answers['w8ben.form'] ?? {};

/** Returns the W-8BEN of an approved opening or second holder's part, or undefined without a signature. */
export function createW8benRecord({ row, answers }: SignedApplication): W8benRecord | undefined {
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
 * Returns the record after an approved modification or update. A new form replaces the previous one, and settles the changes up to its signature. An
 * affidavit alone updates the lines. An affidavit with a new form is stored with it.
 */
export function applyW8benApproval(
  before: W8benRecord | undefined,
  application: SignedApplication,
  asked: ReadonlySet<string>,
): W8benRecord | undefined {
  const { row, answers } = application;
  const signed = asked.has('w8ben.signature') ? createW8benRecord(application) : undefined;
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

/** Returns the record with the changes that approved account information made to certified facts. */
export function addCertificationChanges(
  record: W8benRecord,
  changes: readonly CertificationChange[],
  changedOn: CalendarDate,
): W8benRecord {
  return { ...record, changes: [...record.changes, ...changes.map((change) => ({ change, changedOn }))] };
}
