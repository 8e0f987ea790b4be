import { w8ben } from '@quayside/flow-w8ben/rules';
import {
  type Answers,
  applicable,
  type Facts,
  type JourneyContext,
  joinJourney,
  noFacts,
  type Step,
  type StepAnswers,
} from '@quayside/rules/journey';
import { completeAnswers, completeFacts, requestedAnswers, today } from '@quayside/rules/testing/complete-opening';
import { opening } from '../opening/opening-rules.ts';

/** The steps of a manual opening with those of the W-8BEN, but without those that a reviewer requests later. */
export const stepsByHand: readonly Step[] = applicable(joinJourney(opening, { w8ben }), {
  answers: {},
  facts: noFacts,
  today,
}).filter(({ id }) => !Object.keys(requestedAnswers).includes(id));

/** Returns a step by id. Throws Error if the manual opening does not have it. */
export function stepByHand(id: string): Step {
  const found = stepsByHand.find((one) => one.id === id);
  if (!found) throw new Error(`no step ${id}`);
  return found;
}

/** Returns a journey context, by default with complete answers and facts. */
export const contextByHand = (answers: Answers = completeAnswers, facts: Facts = completeFacts): JourneyContext => ({
  answers,
  facts,
  today,
});

/** Returns complete answers with changed fields in one step. */
export const withStep = (id: string, changed: StepAnswers): Answers => ({
  ...completeAnswers,
  [id]: { ...completeAnswers[id], ...changed },
});
