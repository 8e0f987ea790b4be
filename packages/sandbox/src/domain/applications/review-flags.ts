import { getBaseInfo } from '@quayside/flow-opening/internals/rules';
import { checkYoungInvestor } from '@quayside/rules/internals/age';
import { type DeclarationReview, declarationReviews } from '@quayside/rules/internals/declarations';
import { findUsIndiciaByStep, type UsIndiciaStep, type UsIndicium } from '@quayside/rules/internals/us-indicia';
import { isCalendarDate, toSingaporeDate } from '@quayside/values/calendar-date';
import type { ApplicationRecord } from './application-record.ts';

/**
 * Why a person must review an item: a declaration, a US indicium, a young investor, or a face that no check confirmed. `above-risk-profile` is only a warning
 * that the customer acknowledged.
 */
export type ReviewFlag =
  | DeclarationReview
  | `us-${UsIndicium}`
  | 'young-investor'
  | 'face-by-hand'
  | 'identity-unconfirmed'
  | 'above-risk-profile';

/** Id of the step with the customer's declarations. */
const DECLARED_IN = 'assets-select';

/** Id of the step that shows the digital ID's data, which include the country of birth. */
const DIGITAL_ID_IN = 'show-sinpass';

type Flagged = Pick<ApplicationRecord, 'flow' | 'answers' | 'personData' | 'row'>;

/** Returns the flags of an application, by requirement. The customer's age counts on the day of the submission, or of the last save before it. */
export function reviewFlags(record: Flagged): Readonly<Record<string, readonly ReviewFlag[]>> {
  const { flow, answers, personData } = record;
  const signs = findUsIndiciaByStep(answers, personData[DIGITAL_ID_IN]);
  const flags = flow.steps.flatMap(({ id, requirement }) => {
    const given = answers[id] ?? {};
    const declared = id === DECLARED_IN ? declarationReviews(given) : [];
    const found: readonly ReviewFlag[] = [
      ...declared,
      ...(id === 'select-account-type' ? ofAccountType(record) : []),
      ...(id === 'face-h5' ? ofFace(record) : []),
      ...(signs[id as UsIndiciaStep] ?? []).map((sign) => `us-${sign}` as const),
      ...(given.riskAcknowledged === true ? ['above-risk-profile' as const] : []),
    ];
    return requirement && found.length > 0 ? [[requirement, found] as const] : [];
  });
  return Object.fromEntries(flags);
}

/** Flags a customer below the age of majority who wants more than a cash account. The app announces this review to the customer. */
function ofAccountType({ answers, row }: Flagged): readonly ReviewFlag[] {
  const { accountType = 'cash' } = (answers['select-account-type'] ?? {}) as { readonly accountType?: string };
  const { dateOfBirth } = getBaseInfo(answers);
  if (!isCalendarDate(dateOfBirth)) return [];
  const day = toSingaporeDate(row.submittedAt ?? row.savedAt);
  return checkYoungInvestor('', dateOfBirth, day, accountType).length > 0 ? ['young-investor'] : [];
}

/** Flags a photo of the customer with the document, and a third party's report that does not confirm the identity. */
function ofFace({ answers, row }: Flagged): readonly ReviewFlag[] {
  const { handheld, report } = answers['face-h5'] ?? {};
  if (report) return row.faceResult === 'passed' ? [] : ['identity-unconfirmed'];
  return handheld ? ['face-by-hand'] : [];
}

/** Returns whether a flag needs a separate decision. An acknowledged warning is only shown. */
export const requiresDecision = (flag: ReviewFlag): boolean => flag !== 'above-risk-profile';

/** Returns whether a flag is a US indicium, which an explanation and documents can resolve (FATCA). */
export const isUsIndicium = (flag: ReviewFlag): boolean => flag.startsWith('us-');

/** Returns the requirements with a flag that no reviewer has accepted individually. An approval of all items at once does not cover them. */
export function unreviewedFlags(record: Flagged & Pick<ApplicationRecord, 'requirements'>): readonly string[] {
  const flags = reviewFlags(record);
  return record.requirements
    .filter(({ requirement, status }) => flags[requirement]?.some(requiresDecision) && status !== 'accepted')
    .map(({ requirement }) => requirement);
}
