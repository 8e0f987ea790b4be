import { type DeclarationReview, type Declarations, declarationReviews } from '@quayside/rules/declarations';
import type { ApplicationFile } from './file.ts';

/** A yes to a declaration, which refuses nobody and which a reviewer has to look at. */
export type ReviewFlag = DeclarationReview;

/** The step with the declarations; a flow without it has no flags. */
const DECLARED_IN = 'assets-select';

type Flagged = Pick<ApplicationFile, 'flow' | 'answers'>;

/** What a reviewer has to look at, by the requirement that it belongs to. */
export function reviewFlags({ flow, answers }: Flagged): Readonly<Record<string, readonly ReviewFlag[]>> {
  const requirement = flow.steps.find(({ id }) => id === DECLARED_IN)?.requirement;
  const flags = declarationReviews((answers[DECLARED_IN] ?? {}) as Declarations);
  return requirement && flags.length > 0 ? { [requirement]: flags } : {};
}

/** Flagged requirements that no reviewer has accepted by itself: an approval of everything at once does not cover them. */
export function unreviewedFlags(file: Flagged & Pick<ApplicationFile, 'requirements'>): readonly string[] {
  const flags = reviewFlags(file);
  return file.requirements
    .filter(({ requirement, status }) => flags[requirement] && status !== 'accepted')
    .map(({ requirement }) => requirement);
}
