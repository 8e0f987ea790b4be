import type { PrerequisiteTarget } from '@quayside/rules/prerequisites';

/** The first path of each flow in which a customer can meet a missing prerequisite. If the edition lacks the flow, that path shows that it is not offered. */
export const prerequisitePaths = {
  opening: '/sg-choose',
  'margin-upgrade': '/margin-upgrade',
  'account-information': '/account-information',
} as const satisfies Partial<Record<PrerequisiteTarget, string>>;

/** Returns true if the customer meets the prerequisite in another flow, so that `prerequisitePaths` has a path for it. */
export const isInOtherFlow = (way: PrerequisiteTarget): way is keyof typeof prerequisitePaths =>
  Object.hasOwn(prerequisitePaths, way);
