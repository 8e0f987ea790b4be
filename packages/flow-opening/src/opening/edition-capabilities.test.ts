import { w8ben } from '@quayside/flow-w8ben/rules';
import {
  type EditionCapabilities,
  editionCapabilities,
  getEditionCapabilities,
} from '@quayside/rules/edition-capabilities';
import { documentTypes, openingTiers } from '@quayside/rules/enumerations';
import { documentTypesFor } from '@quayside/rules/internals/national-id/document-types';
import { checkStep, getApplicableSteps, getJourneySteps, initialFacts } from '@quayside/rules/journey';
import { describe, expect, test } from 'vitest';
import { openingJourney } from './opening-rules.ts';

const all = Object.entries(editionCapabilities).map(
  ([appType, capabilities]) => [Number(appType), capabilities] as const,
);

const steps = getJourneySteps(openingJourney, { w8ben });

/** Returns the issues of a step in an edition with these capabilities. */
function issuesOf(id: string, answers: Record<string, unknown>, capabilities: EditionCapabilities | undefined) {
  const step = openingJourney.steps.find((one) => 'id' in one && one.id === id);
  if (!step || !('id' in step)) throw new Error(`The opening has no step ${id}.`);
  const facts = { ...initialFacts, ...(capabilities ? { capabilities } : {}) };
  return checkStep(step, { answers: { [id]: answers }, facts, today: '2026-11-21' });
}

describe('edition capabilities', () => {
  test('START-07 the editions have the app types of the specification', () => {
    expect(all.map(([appType]) => appType)).toEqual([1, 2, 5, 12]);
    for (const [appType, capabilities] of all) expect(getEditionCapabilities(appType)).toBe(capabilities);
    expect(getEditionCapabilities(7)).toBeUndefined();
  });

  test('only the Singapore edition offers the digital ID', () => {
    expect(all.filter(([, { digitalId }]) => digitalId).map(([appType]) => appType)).toEqual([12]);
  });

  test.each(all)('app type %i offers a tier, and accepts a passport of every nationality', (_, capabilities) => {
    for (const nationality of ['SG', 'HK', 'CN', 'TH', 'JP', 'MY', ''])
      expect(documentTypesFor(nationality, 'sole', capabilities.documentTypes)).toContain('passport');
    expect(capabilities.tiers.length).toBeGreaterThan(0);
  });
});

describe('an opening in an edition', () => {
  test.each(all)('an opening in app type %i accepts exactly its tiers, documents and routes', (_, capabilities) => {
    const by = (step: string, field: string, value: string) =>
      issuesOf(step, { [field]: value }, capabilities).filter(({ path }) => path === field).length === 0;
    const facts = { ...initialFacts, capabilities };
    const context = { answers: { choose: { route: 'digital-id' } }, facts, today: '2026-11-21' };
    const asked = getApplicableSteps(steps, context).map(({ id }) => id);
    expect(asked.includes('choose'), 'a single route is not asked').toBe(capabilities.digitalId);
    expect(asked.includes('show-sinpass')).toBe(capabilities.digitalId);
    expect(asked.includes('base-info')).toBe(!capabilities.digitalId);
    for (const tier of openingTiers) expect(by('choose-account', 'tier', tier)).toBe(capabilities.tiers.includes(tier));
    for (const type of documentTypes)
      expect(by('base-info', 'documentType', type)).toBe(capabilities.documentTypes.includes(type));
  });

  test('an opening without edition capabilities accepts every tier and route', () => {
    expect(issuesOf('choose', { route: 'digital-id' }, undefined)).toEqual([]);
    for (const tier of openingTiers) expect(issuesOf('choose-account', { tier }, undefined)).toEqual([]);
  });
});
