import { type JourneyContext } from '@quayside/rules/journey';

/** Returns a condition that is true once the application has this requirement, which a reviewer requests by name. */
export const isRequested =
  (request: string) =>
  ({ facts }: JourneyContext) =>
    facts.requirements[request] !== undefined;
