import type { SignedForm } from '@quayside/contract/internals/w8ben';
import { W8BEN_REVISION } from '@quayside/flow-w8ben/rules';
import type { CertificationChange } from '@quayside/rules/internals/certification-change';
import type { W8benOnFile } from '@quayside/rules/internals/w8ben-facts';
import type { SignedW8ben } from '@quayside/rules/internals/w8ben-life';
import { w8benSignedOn, w8benValidUntil } from '@quayside/rules/internals/w8ben-validity';
import type { Answers } from '@quayside/rules/journey';
import { type CalendarDate, compareDates } from '@quayside/values/calendar-date';

/** The W-8BEN on file, with all signed forms and affidavits, newest first. */
export type W8benRecord = W8benOnFile & { readonly forms: readonly SignedForm[] };

/** Returns the facts about a form that the rules need to determine how long it is valid. */
export const toSignedW8ben = ({ signedOn, changes, affirmedOn }: W8benRecord): SignedW8ben => ({
  signedOn,
  changes,
  ...(affirmedOn ? { affirmedOn } : {}),
});

/** An application and its answers, which may contain the signature of a W-8BEN. */
export type SignedApplication = { readonly row: { readonly id: string }; readonly answers: Answers };

type Signed = { readonly signedAt?: string; readonly revision?: string };

const linesIn = (answers: Answers): W8benOnFile['lines'] => answers['w8ben.form'] ?? {};

/** Returns the W-8BEN that an approved opening or second holder's part contains, or undefined if none was signed. */
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
 * Returns the record after the approval of a modification or update. A new form replaces the previous one, and settles the changes before its signature. An
 * affidavit alone updates the lines; with a new form, it is stored beside the form.
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

/** Returns the record with changes to certified facts, which start the 30 days for a new form. */
export function addCertificationChanges(
  record: W8benRecord,
  changes: readonly CertificationChange[],
  changedOn: CalendarDate,
): W8benRecord {
  return { ...record, changes: [...record.changes, ...changes.map((change) => ({ change, changedOn }))] };
}
