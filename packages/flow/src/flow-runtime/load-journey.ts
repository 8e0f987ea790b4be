import type { Application } from '@quayside/contract/application';
import { getJourneySteps, type Journey, migrateAnswers, type Step } from '@quayside/rules/journey';
import type { Flow } from '../define-flow.ts';

/** Loads the journey of a flow. Resolves to the journey and all its steps, including those of included flows. */
export async function loadJourney(flow: Flow): Promise<{ readonly journey: Journey; readonly steps: readonly Step[] }> {
  const journey = await flow.journey();
  const parts = await Promise.all(
    Object.entries(flow.parts).map(async ([name, load]) => [name, await load()] as const),
  );
  return { journey, steps: getJourneySteps(journey, Object.fromEntries(parts)) };
}

/** Returns the application with its answers migrated to the journey of this page. During a deployment, the server can be older than the page. */
export function migrateApplication(journey: Journey | undefined, application: Application): Application {
  if (!journey || application.journeyVersion >= journey.version) return application;
  const { answers, changes } = migrateAnswers(journey, application.answers, application.journeyVersion);
  return {
    ...application,
    journeyVersion: journey.version,
    answers: answers as Application['answers'],
    changes: [...(application.changes ?? []), ...changes],
  };
}
