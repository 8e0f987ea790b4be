import type { PrerequisiteTarget } from '@quayside/rules/prerequisites';

/** Paths of other flows that resolve a missing prerequisite. In an edition without the flow, the path shows a page that says so. */
export const prerequisitePaths = {
  opening: '/sg-choose',
  'margin-upgrade': '/margin-upgrade',
  'account-information': '/account-information',
} as const satisfies Partial<Record<PrerequisiteTarget, string>>;

/** Returns whether another flow resolves the prerequisite. */
export const isInOtherFlow = (way: PrerequisiteTarget): way is keyof typeof prerequisitePaths =>
  Object.hasOwn(prerequisitePaths, way);
