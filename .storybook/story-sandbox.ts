import type { AppType } from '../packages/platform/src/app-type.ts';
import { getEditionCapabilities } from '../packages/rules/src/edition-capabilities/edition-capabilities.ts';
import { findScenario } from '../packages/sandbox/src/development/scenarios/catalogue.ts';
import { findMissingCapability } from '../packages/sandbox/src/development/scenarios/missing-capability.ts';
import {
  fixedDigitalId,
  openInPage,
  repeatableRandom,
  sandboxPublicKey,
} from '../packages/sandbox/src/in-page/in-page.ts';
import {
  type OpenStoryServer,
  StoryNotOfferedError,
  type StoryServer,
} from '../packages/testing/src/story-flow/story-server.ts';

const EXPIRED_MINUTES = 60;

/**
 * Opens a new sandbox in the page with the customer of a story. Its clock is fixed and its references repeat. Rejects
 * with StoryNotOfferedError if the edition of `appType` lacks a capability that the story needs.
 */
export async function openStorySandbox(
  { fixture, timeline, visit, now, language }: Parameters<OpenStoryServer>[0],
  appType: AppType,
): Promise<StoryServer> {
  const { fetch, stage } = await openInPage({
    clock: () => now,
    random: repeatableRandom(20_261_121),
    digitalId: fixedDigitalId(visit === 'expired' ? 'given' : (visit ?? 'given')),
  });
  const pendingVisit = { state: 'story', minutesAgo: visit === 'expired' ? EXPIRED_MINUTES : 0 };
  const scenario = fixture.scenario ? knownScenario(fixture.scenario) : undefined;
  const capabilities = getEditionCapabilities(appType);
  const missing = capabilities && findMissingCapability(capabilities, scenario?.fixture ?? fixture);
  if (missing) throw new StoryNotOfferedError(missing.name);
  const seed = scenario ?? { fixture: { ...fixture, visit: pendingVisit }, timeline };
  const { loginCode } = await stage.customer(seed.fixture, { timeline: seed.timeline, language, appType });
  return { fetch, loginCode, publicKey: sandboxPublicKey, plan: stage.plan };
}

class UnknownScenarioError extends Error {
  override readonly name = 'UnknownScenarioError';
  constructor(id: string) {
    super(`There is no scenario "${id}". docs/scenarios.md lists them.`);
  }
}

function knownScenario(id: string) {
  const scenario = findScenario(id);
  if (!scenario) throw new UnknownScenarioError(id);
  return scenario;
}
