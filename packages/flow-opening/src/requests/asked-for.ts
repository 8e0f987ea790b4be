import { type JourneyContext } from '@quayside/rules/journey';

/** Whether a reviewer has requested this, which adds a requirement. */
export const isAskedFor =
  (request: string) =>
  ({ facts }: JourneyContext) =>
    facts.requirements[request] !== undefined;
