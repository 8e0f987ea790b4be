import type { Way } from '@quayside/rules/prerequisites';

/** Paths of other flows that resolve a missing prerequisite. An edition without the flow shows its page for products that it does not offer. */
export const ways = {
  opening: '/sg-choose',
  'margin-upgrade': '/margin-upgrade',
  'account-information': '/account-information',
} as const satisfies Partial<Record<Way, string>>;

/** Whether another flow resolves the prerequisite. */
export const isElsewhere = (way: Way): way is keyof typeof ways => Object.hasOwn(ways, way);
