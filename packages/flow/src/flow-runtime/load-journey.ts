import type { Application } from '@quayside/contract/application';
import { type Journey, joinJourney, migrateAnswers, type Step } from '@quayside/rules/journey';
import type { Flow } from '../define-flow.ts';

/** A flow's journey, and all its steps with those of its parts in their place. */
export async function loadJourney(flow: Flow): Promise<{ readonly journey: Journey; readonly steps: readonly Step[] }> {
  const journey = await flow.journey();
  const parts = await Promise.all(
    Object.entries(flow.parts).map(async ([name, load]) => [name, await load()] as const),
  );
  return { journey, steps: joinJourney(journey, Object.fromEntries(parts)) };
}

/** An application in the shape of this build's journey: while a deployment goes on, the server may be older than the page. */
export function inVersionOf(journey: Journey | undefined, application: Application): Application {
  if (!journey || application.journeyVersion >= journey.version) return application;
  const { answers, changes } = migrateAnswers(journey, application.answers, application.journeyVersion);
  return {
    ...application,
    journeyVersion: journey.version,
    answers: answers as Application['answers'],
    changes: [...(application.changes ?? []), ...changes],
  };
}
