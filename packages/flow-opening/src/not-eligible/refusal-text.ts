import { formatIssueValues } from '@quayside/i18n/internals/issue-values';
import { issues as issueText } from '@quayside/i18n/internals/text/issues';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { ADULT_AGE, birthdayAtAge } from '@quayside/rules/internals/age';
import { INCOME_AND_WORTH_THRESHOLD_USD } from '@quayside/rules/internals/margin-eligibility';
import { getUsPersonReasonsOfStep, type UsPersonReason } from '@quayside/rules/internals/us-person';
import type { Ineligibility, StepAnswers } from '@quayside/rules/journey';
import { type CalendarDate, isCalendarDate } from '@quayside/values/calendar-date';
import { openingOutcome } from './texts.ts';
import { findUnservedReasons } from './unserved-reasons.ts';

/** Sentences of the refusal page, in the language of the page. */
export type RefusalText = {
  readonly heading: string;
  /** Sentence below the heading; absent if the refusal has none, or while the answers load. */
  readonly lead?: string;
  readonly rule: string;
  /** Reasons that follow from the customer's answers; empty while the answers load. */
  readonly because: readonly string[];
  readonly next: string;
};

/** Source of the answers that refuse a customer: the customer, or the digital ID, whose data are read-only. */
export type AnswerSource = 'person' | 'digital-id';

/**
 * Returns a function that returns the sentences for a refusal. `answers` are those that caused it, or an empty object while they load. With `hasAccount`, the
 * sentences are about a change of an account holder's information.
 */
export function useRefusalText(
  today: CalendarDate | undefined,
  hasAccount: boolean,
): (reason: Ineligibility, answers: StepAnswers, source: AnswerSource) => RefusalText {
  const t = useText(openingOutcome);
  const tIssue = useText(issueText);
  const language = useLanguage();
  const threshold = formatIssueValues({ currency: 'USD', amount: INCOME_AND_WORTH_THRESHOLD_USD }, language);
  const words = {
    'us-person': (answers, source) => ({
      heading: t('us-person.heading'),
      lead: tIssue('us-person'),
      rule: t('us-person.rule'),
      because: getUsPersonReasonsOfStep(answers).map((reason) =>
        t(source === 'digital-id' && isInDigitalId(reason) ? `us-person.digital-id.${reason}` : `us-person.${reason}`),
      ),
      next: t(source === 'digital-id' ? 'us-person.digital-id.next' : 'us-person.next'),
    }),
    'country-not-served': (answers, source) => ({
      heading: t('country-not-served.heading'),
      rule: t('country-not-served.rule'),
      because: (today ? findUnservedReasons(answers, today) : []).map((reason) => t(`country-not-served.${reason}`)),
      next: t(source === 'digital-id' ? 'country-not-served.digital-id.next' : 'country-not-served.next'),
    }),
    'under-age': ({ dateOfBirth }, source) => {
      const age = { age: ADULT_AGE };
      const by = source === 'digital-id' ? 'under-age.digital-id' : 'under-age';
      const rest = { heading: t('under-age.heading'), rule: t('under-age.rule', age), next: t(`${by}.next`, age) };
      if (!isCalendarDate(dateOfBirth)) return { ...rest, because: [] };
      const adult = formatIssueValues({ ...age, date: birthdayAtAge(dateOfBirth, ADULT_AGE) }, language);
      return { ...rest, lead: t('under-age.from', adult), because: [t(`${by}.because`, adult)] };
    },
    'no-employer-consent': () => ({
      heading: t('no-employer-consent.heading'),
      lead: t('no-employer-consent.lead'),
      rule: t('no-employer-consent.rule'),
      because: [t('no-employer-consent.because')],
      next: t('no-employer-consent.next'),
    }),
    'margin-refused': () => ({
      heading: t('margin-refused.heading'),
      rule: tIssue('margin-refused', threshold),
      because: [t('margin-refused.because', threshold)],
      next: t('margin-refused.next', threshold),
    }),
  } as const satisfies Record<Ineligibility, (answers: StepAnswers, source: AnswerSource) => RefusalText>;
  return (reason, answers, source) => {
    const { heading, lead, rule, because, next }: RefusalText = words[reason](answers, source);
    if (!hasAccount) return { heading, ...(lead ? { lead } : {}), rule, because, next };
    const shown = reason === 'us-person' && lead ? { lead } : {}; // other sentences below the heading are about an opening
    return { heading: t('change.heading'), ...shown, rule, because, next: t('change.next') };
  };
}

/** Returns whether the reason can come from the digital ID, which contains no tax data. */
const isInDigitalId = (reason: UsPersonReason): reason is 'citizenship' | 'address' =>
  reason === 'citizenship' || reason === 'address';
