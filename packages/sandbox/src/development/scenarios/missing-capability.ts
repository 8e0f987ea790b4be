import { getBaseInfo } from '@quayside/flow-opening/internals/rules';
import { type EditionCapabilities, offersFlow } from '@quayside/rules/edition-capabilities';
import { documentTypes, openingTiers } from '@quayside/rules/enumerations';
import type { Answers } from '@quayside/rules/journey';
import type { ApplicationFixture } from '../seeds/application-fixture.ts';

/** A capability that a scenario requires and an edition lacks. */
export type MissingCapability = {
  readonly what: 'digital-id' | 'document' | 'tier' | 'permission';
  /** Id of what is missing, such as `mykad`, `trader` or `cfd`. */
  readonly name: string;
};

/** Returns the first capability that a scenario requires and the edition lacks, or undefined if the edition has all of them. */
export function findMissingCapability(
  capabilities: EditionCapabilities,
  fixture: ApplicationFixture,
): MissingCapability | undefined {
  const { flow, before, person, visit, answers = {}, change = {}, second } = fixture;
  if (flow && !offersFlow(capabilities, flow)) return { what: 'permission', name: flow };
  if ((person || visit) && !capabilities.digitalId) return digitalId;
  for (const said of [answers, change, second?.answers ?? {}]) {
    const missing = missingFor(said, capabilities);
    if (missing) return missing;
  }
  return before && findMissingCapability(capabilities, before);
}

const digitalId: MissingCapability = { what: 'digital-id', name: 'digital-id' };

function missingFor(answers: Answers, capabilities: EditionCapabilities): MissingCapability | undefined {
  if (answers.choose?.route === 'digital-id' && !capabilities.digitalId) return digitalId;
  const tier = leftOut(answers['choose-account']?.tier, openingTiers, capabilities.tiers);
  if (tier) return { what: 'tier', name: tier };
  const document = leftOut(getBaseInfo(answers).documentType, documentTypes, capabilities.documentTypes);
  return document ? { what: 'document', name: document } : undefined;
}

/** Returns `value` if `all` contains it but `offered` does not, otherwise undefined. */
const leftOut = <T extends string>(value: unknown, all: readonly T[], offered: readonly T[]): T | undefined =>
  all.find((one) => one === value && !offered.includes(one));
