import { type JourneyContext } from '@quayside/rules/journey';

/** Returns a condition that is true once a reviewer has requested the requirement. */
export const isRequested =
  (request: string) =>
  ({ facts }: JourneyContext) =>
    facts.requirements[request] !== undefined;
