import type { Way } from '@quayside/rules/prerequisites';

/** Paths of other flows that resolve a missing prerequisite. In an edition without the flow, the path shows a page that says so. */
export const ways = {
  opening: '/sg-choose',
  'margin-upgrade': '/margin-upgrade',
  'account-information': '/account-information',
} as const satisfies Partial<Record<Way, string>>;

/** Returns whether another flow resolves the prerequisite. */
export const isElsewhere = (way: Way): way is keyof typeof ways => Object.hasOwn(ways, way);
