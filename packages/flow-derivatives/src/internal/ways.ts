import type { Way } from '@quayside/rules/prerequisites';

/** Where somebody does something about what comes first. These screens belong to other flows; an edition without them shows its page for what it does not offer. */
export const ways = {
  opening: '/sg-choose',
  'margin-upgrade': '/margin-upgrade',
  'account-information': '/account-information',
} as const satisfies Partial<Record<Way, string>>;

/** Whether it is elsewhere that something has to be done. */
export const isElsewhere = (way: Way): way is keyof typeof ways => Object.hasOwn(ways, way);
