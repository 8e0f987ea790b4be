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
import {
  completeAnswers,
  completeFacts,
  openingDate,
  requestedAnswers,
} from '@quayside/rules/testing/complete-opening';
import { openingJourney } from '../opening/opening-rules.ts';

/** Steps of a manual opening, including the W-8BEN. Omits those that a reviewer may request later. */
export const manualSteps: readonly Step[] = getApplicableSteps(getJourneySteps(openingJourney, { w8ben }), {
  answers: {},
  facts: initialFacts,
  today: openingDate,
}).filter(({ id }) => !Object.keys(requestedAnswers).includes(id));

/** Returns a step of the manual opening by id. Throws `Error` if there is none. */
export function getManualStep(id: string): Step {
  const found = manualSteps.find((one) => one.id === id);
  if (!found) throw new Error(`no step ${id}`);
  return found;
}

/** Returns a journey context on the day of the tests. Default: complete answers and facts. */
export const createManualContext = (
  answers: Answers = completeAnswers,
  facts: Facts = completeFacts,
): JourneyContext => ({
  answers,
  facts,
  today: openingDate,
});

/** Returns complete answers of a manual opening, with some changed fields in the step `id`. */
export const withChangedStep = (id: string, changed: StepAnswers): Answers => ({
  ...completeAnswers,
  [id]: { ...completeAnswers[id], ...changed },
});
