import { w8ben } from '@quayside/flow-w8ben/rules';
import {
  type Answers,
  type Facts,
  getApplicableSteps,
  getJourneySteps,
  initialFacts,
  type JourneyContext,
  type Step,
  type StepAnswers,
} from '@quayside/rules/journey';
import { completeAnswers, completeFacts, requestedAnswers, today } from '@quayside/rules/testing/complete-opening';
import { opening } from '../opening/opening-rules.ts';

/** The steps of a manual opening with those of the W-8BEN, but without those that a reviewer requests later. */
export const manualSteps: readonly Step[] = getApplicableSteps(getJourneySteps(opening, { w8ben }), {
  answers: {},
  facts: initialFacts,
  today,
}).filter(({ id }) => !Object.keys(requestedAnswers).includes(id));

/** Returns a step by id. Throws Error if the manual opening does not have it. */
export function getManualStep(id: string): Step {
  const found = manualSteps.find((one) => one.id === id);
  if (!found) throw new Error(`no step ${id}`);
  return found;
}

/** Returns a journey context, by default with complete answers and facts. */
export const createManualContext = (
  answers: Answers = completeAnswers,
  facts: Facts = completeFacts,
): JourneyContext => ({
  answers,
  facts,
  today,
});

/** Returns complete answers with changed fields in one step. */
export const withStep = (id: string, changed: StepAnswers): Answers => ({
  ...completeAnswers,
  [id]: { ...completeAnswers[id], ...changed },
});
