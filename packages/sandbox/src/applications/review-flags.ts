import { type DeclarationReview, declarationReviews } from '@quayside/rules/declarations';
import { type UsIndicium, type UsSignStep, usSignsIn } from '@quayside/rules/us-indicia';
import type { ApplicationRecord } from './application-record.ts';

/**
 * A declaration or a sign of a tie to the US that has to be reviewed, or an application for something above the customer's risk profile, of which they
 * were warned.
 */
export type ReviewFlag = DeclarationReview | `us-${UsIndicium}` | 'above-risk-profile';

/** The step with the declarations. */
const DECLARED_IN = 'assets-select';

/** The step with what the digital ID says, the country of birth among it. */
const DIGITAL_ID_IN = 'show-sinpass';

type Flagged = Pick<ApplicationRecord, 'flow' | 'answers' | 'personData'>;

/** What a reviewer has to look at, by the requirement that it belongs to. */
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

/** Whether a flag asks for an act of its own; a warning that was acknowledged is only shown. */
export const asksForReview = (flag: ReviewFlag): boolean => flag !== 'above-risk-profile';

/** Whether a flag is a sign of a tie to the US: an explanation and papers answer it (FATCA; domain handbook 1.5). */
export const isUsSign = (flag: ReviewFlag): boolean => flag.startsWith('us-');

/** Requirements with a declaration or a sign that no reviewer has accepted by itself: an approval of everything at once does not cover them. */
export function unreviewedFlags(file: Flagged & Pick<ApplicationRecord, 'requirements'>): readonly string[] {
  const flags = reviewFlags(file);
  return file.requirements
    .filter(({ requirement, status }) => flags[requirement]?.some(asksForReview) && status !== 'accepted')
    .map(({ requirement }) => requirement);
}
