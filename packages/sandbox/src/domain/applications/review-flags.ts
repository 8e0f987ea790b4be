import { type DeclarationReview, declarationReviews } from '@quayside/rules/declarations';
import { type UsIndicium, type UsSignStep, usSignsIn } from '@quayside/rules/us-indicia';
import type { ApplicationRecord } from './application-record.ts';

/** A declaration or sign of a tie to the US for review, or an acknowledged warning about a product above the risk profile. */
export type ReviewFlag = DeclarationReview | `us-${UsIndicium}` | 'above-risk-profile';

/** The step with the declarations. */
const DECLARED_IN = 'assets-select';

/** The step with the digital ID's data, including the country of birth. */
const DIGITAL_ID_IN = 'show-sinpass';

type Flagged = Pick<ApplicationRecord, 'flow' | 'answers' | 'personData'>;

/** Returns the flags by requirement. */
export function reviewFlags({ flow, answers, personData }: Flagged): Readonly<Record<string, readonly ReviewFlag[]>> {
  const signs = usSignsIn(answers, personData[DIGITAL_ID_IN]);
  const flags = flow.steps.flatMap(({ id, requirement }) => {
    const given = answers[id] ?? {};
    const declared = id === DECLARED_IN ? declarationReviews(given) : [];
    const found: readonly ReviewFlag[] = [
      ...declared,
      ...(signs[id as UsSignStep] ?? []).map((sign) => `us-${sign}` as const),
      ...(given.riskAcknowledged === true ? ['above-risk-profile' as const] : []),
    ];
    return requirement && found.length > 0 ? [[requirement, found] as const] : [];
  });
  return Object.fromEntries(flags);
}

/** Whether a flag needs its own decision; an acknowledged warning is only shown. */
export const asksForReview = (flag: ReviewFlag): boolean => flag !== 'above-risk-profile';

/** Whether a flag is a sign of a tie to the US, which an explanation and documents resolve (FATCA; domain handbook 1.5). */
export const isUsSign = (flag: ReviewFlag): boolean => flag.startsWith('us-');

/** Returns the requirements with a flag that no reviewer has accepted individually: approving everything at once does not cover them. */
export function unreviewedFlags(file: Flagged & Pick<ApplicationRecord, 'requirements'>): readonly string[] {
  const flags = reviewFlags(file);
  return file.requirements
    .filter(({ requirement, status }) => flags[requirement]?.some(asksForReview) && status !== 'accepted')
    .map(({ requirement }) => requirement);
}
