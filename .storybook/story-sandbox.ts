import {
  type OpenStoryServer,
  StoryNotOfferedError,
  type StoryServer,
} from '../packages/flow/src/story-flow/story-server.ts';
import { type AppType, editionOfAppType } from '../packages/platform/src/app-type.ts';
import {
  fixedDigitalId,
  openInPage,
  repeatableRandom,
  sandboxPublicKey,
} from '../packages/sandbox/src/in-page/in-page.ts';
import { missingIn } from '../packages/sandbox/src/scenarios/missing-in.ts';
import { scenarioOf } from '../packages/sandbox/src/scenarios/scenarios.ts';

/** Longer than a visit to the digital ID may take. */
const EXPIRED_MINUTES = 60;

/** Every story has a sandbox to itself, in the page, with a clock that stands still and the same references each time. */
export async function openStorySandbox(
  { given, timeline, visit, now, language }: Parameters<OpenStoryServer>[0],
  appType: AppType,
): Promise<StoryServer> {
  const { fetch, stage } = await openInPage({
    clock: () => now,
    random: repeatableRandom(20_261_121),
    digitalId: fixedDigitalId(visit === 'expired' ? 'given' : (visit ?? 'given')),
  });
  const underWay = { state: 'story', minutesAgo: visit === 'expired' ? EXPIRED_MINUTES : 0 };
  const scenario = given.scenario ? knownScenario(given.scenario) : undefined;
  const edition = editionOfAppType(appType);
  const missing = edition && missingIn(edition, scenario?.given ?? given);
  if (missing) throw new StoryNotOfferedError(missing.name);
  const standing = scenario ?? { given: { ...given, visit: underWay }, timeline };
  const { loginCode } = await stage.customer(standing.given, { timeline: standing.timeline, language, appType });
  return { fetch, loginCode, publicKey: sandboxPublicKey, plan: stage.plan };
}

/** A story names a scenario that the catalogue does not have. */
class UnknownScenarioError extends Error {
  override readonly name = 'UnknownScenarioError';
  constructor(id: string) {
    super(`There is no scenario "${id}". docs/scenarios.md lists them.`);
  }
}

function knownScenario(id: string) {
  const scenario = scenarioOf(id);
  if (!scenario) throw new UnknownScenarioError(id);
  return scenario;
}
