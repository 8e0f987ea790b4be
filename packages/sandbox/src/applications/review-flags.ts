import { type DeclarationReview, type Declarations, declarationReviews } from '@quayside/rules/declarations';
import type { ApplicationFile } from './file.ts';

/** A declaration that has to be reviewed, or an application for something above the customer's risk profile, of which they were warned. */
export type ReviewFlag = DeclarationReview | 'above-risk-profile';

/** The step with the declarations. */
const DECLARED_IN = 'assets-select';

type Flagged = Pick<ApplicationFile, 'flow' | 'answers'>;

/** What a reviewer has to look at, by the requirement that it belongs to. */
export function reviewFlags({ flow, answers }: Flagged): Readonly<Record<string, readonly ReviewFlag[]>> {
  const flags = flow.steps.flatMap(({ id, requirement }) => {
    const given = answers[id] ?? {};
    const declared = id === DECLARED_IN ? declarationReviews(given as Declarations) : [];
    const found: readonly ReviewFlag[] =
      given.riskAcknowledged === true ? [...declared, 'above-risk-profile'] : declared;
    return requirement && found.length > 0 ? [[requirement, found] as const] : [];
  });
  return Object.fromEntries(flags);
}

/** Whether a flag asks for an act of its own; a warning that was acknowledged is only shown. */
export const asksForReview = (flag: ReviewFlag): boolean => flag !== 'above-risk-profile';

/** Requirements with a declaration that no reviewer has accepted by itself: an approval of everything at once does not cover them. */
export function unreviewedFlags(file: Flagged & Pick<ApplicationFile, 'requirements'>): readonly string[] {
  const flags = reviewFlags(file);
  return file.requirements
    .filter(({ requirement, status }) => flags[requirement]?.some(asksForReview) && status !== 'accepted')
    .map(({ requirement }) => requirement);
}
