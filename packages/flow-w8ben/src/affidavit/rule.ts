import { date, text, ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { signature } from '@quayside/rules/internals/signature';
import { getSignerName } from '@quayside/rules/internals/signer';
import { checkSigningDate } from '@quayside/rules/internals/w8ben-validity';
import { issue } from '@quayside/rules/issue';
import { defineStep, type JourneyContext } from '@quayside/rules/journey';
import { addDays, type CalendarDate } from '@quayside/values/calendar-date';
import { longestName, normaliseName, sameName } from '@quayside/values/internals/name';
import * as z from 'zod/mini';
import { getFormLines, getFormOnFileState } from '../lines/form-on-file.ts';

/** What an affidavit covers: the kind of statement, the form that it continues, and the first day. */
export type AffidavitScope = {
  /** `same`: all certified facts are unchanged. `moved`: only the address has changed, within the same country */
  readonly kind: 'same' | 'moved';
  readonly formSignedOn: CalendarDate;
  /** First day that the affidavit covers; the last is the day of its signature. */
  readonly from: CalendarDate;
};

/**
 * Returns what an affidavit has to cover today. It starts after the form has expired, or else at the last affirmation or signature. Returns undefined without a
 * form on file.
 */
export function affidavitScope({ facts, today }: Pick<JourneyContext, 'facts' | 'today'>): AffidavitScope | undefined {
  const { onFile } = facts.w8ben ?? {};
  const life = getFormOnFileState({ facts, today });
  if (!onFile || !life) return undefined;
  const { signedOn: formSignedOn, affirmedOn = formSignedOn } = onFile;
  return life.state === 'expired'
    ? { kind: 'same', formSignedOn, from: addDays(life.validUntil, 1) }
    : { kind: 'moved', formSignedOn, from: affirmedOn };
}

/**
 * Step of the affidavit of unchanged status, signed like Part III (docs/decisions/2026-11-21-keep-a-w8ben-for-each-holder.md). If the form or the days that it
 * covers have changed since, the customer must sign again.
 */
export const affidavitStep = defineStep({
  id: 'affidavit',
  requirement: 'w8ben',
  dependsOn: ['w8ben.form', 'w8ben.info'],
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
    const signer = getSignerName(getFormLines(answers).name, facts);
    const scope = affidavitScope({ facts, today });
    const speaks = scope && scope.kind === kind && scope.formSignedOn === formSignedOn && scope.from === from;
    return [
      ...(speaks ? [] : [issue('declared', 'must-agree')]),
      ...(name && signer && !sameName(name, signer) ? [issue('name', 'signature-mismatch')] : []),
      ...checkSigningDate(signedAt, today),
    ];
  },
});
