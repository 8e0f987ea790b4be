import { type JourneyContext } from '@quayside/rules/journey';

/** Whether a reviewer has requested this, which adds a requirement. */
export const isRequested =
  (request: string) =>
  ({ facts }: JourneyContext) =>
    facts.requirements[request] !== undefined;
