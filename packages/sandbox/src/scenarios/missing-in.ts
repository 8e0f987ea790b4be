import { type EditionName, editionAppTypes } from '@quayside/platform/app-type';
import { type EditionCapabilities, editionCapabilities } from '@quayside/rules/edition-capabilities';
import { derivativeProducts, documentTypes, openingTiers } from '@quayside/rules/enumerations';
import type { Answers } from '@quayside/rules/journey';
import type { Given } from '../staging/given.ts';

/** What an edition leaves out, and somebody would need. */
export type Missing = {
  readonly what: 'digital-id' | 'document' | 'tier' | 'permission';
  /** `mykad`, `trader`, `cfd` */
  readonly name: string;
};

/** Why nobody can stand where `given` says in the app of an edition; undefined where somebody can. */
export function missingIn(edition: EditionName, given: Given): Missing | undefined {
  const capabilities = editionCapabilities[editionAppTypes[edition]];
  const { flow, before, person, visit, answers = {}, change = {}, second } = given;
  const permission = leftOut(flow, derivativeProducts, capabilities.derivatives);
  if (permission) return { what: 'permission', name: permission };
  if ((person || visit) && !capabilities.digitalId) return digitalId;
  for (const said of [answers, change, second?.answers ?? {}]) {
    const missing = missingFor(said, capabilities);
    if (missing) return missing;
  }
  return before && missingIn(edition, before);
}

const digitalId: Missing = { what: 'digital-id', name: 'digital-id' };

function missingFor(answers: Answers, capabilities: EditionCapabilities): Missing | undefined {
  if (answers.choose?.route === 'digital-id' && !capabilities.digitalId) return digitalId;
  const tier = leftOut(answers['choose-account']?.tier, openingTiers, capabilities.tiers);
  if (tier) return { what: 'tier', name: tier };
  const document = leftOut(answers['base-info']?.documentType, documentTypes, capabilities.documentTypes);
  return document ? { what: 'document', name: document } : undefined;
}

/** `value` where it is one of `all` and none of `offered`. */
const leftOut = <T extends string>(value: unknown, all: readonly T[], offered: readonly T[]): T | undefined =>
  all.find((one) => one === value && !offered.includes(one));
