import * as z from 'zod/mini';
import { addDays, type CalendarDate } from '../../calendar-date.ts';
import { needsNewW8ben } from '../../certification-change/certification-change.ts';
import { date, text, ticked } from '../../field-shapes.ts';
import { issue } from '../../issue.ts';
import { type Answers, defineStep, type JourneyContext } from '../../journey.ts';
import { lazyObject } from '../../lazy-object.ts';
import { longestName, normaliseName, sameName } from '../../name/name.ts';
import { signature } from '../../signature.ts';
import { signerOf } from '../../signer/signer.ts';
import { type W8benLife, w8benLife } from '../../w8ben-life/w8ben-life.ts';
import { checkSigningDate } from '../../w8ben-validity/w8ben-validity.ts';
import type { W8benLines } from './form-schema.ts';
import { changedLines } from './on-file.ts';

/** Returns the answers of the form in a modification or an update. */
export const formOf = (answers: Answers): W8benLines => answers['w8ben.form'] ?? {};

/** Returns the state of the form on file; undefined if there is none. */
export const lifeOf = ({ facts, today }: Pick<JourneyContext, 'facts' | 'today'>): W8benLife | undefined =>
  facts.w8ben?.onFile && w8benLife(facts.w8ben.onFile, today);

/** Returns the differences between the answers and the form on file, or an empty form if there is none. */
export const changesToFile = ({ answers, facts }: Pick<JourneyContext, 'answers' | 'facts'>) =>
  changedLines(facts.w8ben?.onFile?.lines ?? {}, formOf(answers));

/** Whether the changes leave the certifications of the form on file true, so that Part III needs no new signature. */
export function leavesFormCorrect(context: JourneyContext): boolean {
  const life = lifeOf(context);
  const counts = life?.state === 'affirm' || life?.state === 'valid' || life?.state === 'renew-soon';
  return counts && changesToFile(context).every((change) => !needsNewW8ben(change));
}

/** The scope of an affidavit. */
export type AffidavitScope = {
  /** `same`: nothing changed. `moved`: only the address changed, within the same country */
  readonly kind: 'same' | 'moved';
  readonly formSignedOn: CalendarDate;
  /** the first day; the last day is that of the signature */
  readonly from: CalendarDate;
};

/** Returns the scope of an affidavit: since the last affirmation, or since the expiry for a renewal. Returns undefined without a form on file. */
export function affidavitScope({ facts, today }: Pick<JourneyContext, 'facts' | 'today'>): AffidavitScope | undefined {
  const { onFile } = facts.w8ben ?? {};
  const life = lifeOf({ facts, today });
  if (!onFile || !life) return undefined;
  const { signedOn: formSignedOn, affirmedOn = formSignedOn } = onFile;
  return life.state === 'expired'
    ? { kind: 'same', formSignedOn, from: addDays(life.validUntil, 1) }
    : { kind: 'moved', formSignedOn, from: affirmedOn };
}

/**
 * The affidavit of unchanged status, signed like Part III (docs/decisions/2026-11-21-keep-a-w8ben-for-each-holder.md). It names the form and its days.
 * If they have changed since, the customer must sign again.
 */
export const affidavit = defineStep({
  id: 'affidavit',
  requirement: 'w8ben',
  restsOn: ['w8ben.form', 'w8ben.info'],
  schema: lazyObject(() => ({
    declared: ticked(),
    kind: z.enum(['same', 'moved'], 'must-agree'),
    formSignedOn: date('must-agree'),
    from: date('must-agree'),
    name: text('name-required', longestName, normaliseName),
    signature,
    signedAt: z.iso.datetime('signature-required'),
  })),
  check: ({ kind, formSignedOn, from, name, signedAt }, { answers, facts, today }) => {
    const signer = signerOf(formOf(answers).name, facts);
    const scope = affidavitScope({ facts, today });
    const speaks = scope && scope.kind === kind && scope.formSignedOn === formSignedOn && scope.from === from;
    return [
      ...(speaks ? [] : [issue('declared', 'must-agree')]),
      ...(name && signer && !sameName(name, signer) ? [issue('name', 'signature-mismatch')] : []),
      ...checkSigningDate(signedAt, today),
    ];
  },
});
