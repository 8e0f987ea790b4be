import { type EditionCapabilities, getOnlyTier } from '@quayside/rules/edition-capabilities';
import { holdings, type OpeningTier, openingTiers } from '@quayside/rules/enumerations';
import { omitFields } from '@quayside/rules/internals/applicable-answers';
import { oneOf } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { issue } from '@quayside/rules/issue';
import { defineStep } from '@quayside/rules/journey';
import * as z from 'zod/mini';

/**
 * Step that asks for the tier and the holders. An edition with one tier does not ask for it. Drafts from before joint accounts have no `holders`, which means
 * one holder.
 */
export const chooseAccountStep = defineStep({
  id: 'choose-account',
  schema: lazyObject(() => ({ tier: z.optional(oneOf(openingTiers)), holders: z.optional(oneOf(holdings)) })),
  check: ({ tier }, { facts: { capabilities } }) =>
    isTierMissing(tier, capabilities) ? [issue('tier', 'select-field')] : [],
  pickApplicable: (answers, { facts: { capabilities } }) =>
    getOnlyTier(capabilities) ? omitFields(answers, ['tier']) : answers,
});

/** Returns whether the answer needs another tier: the chosen tier is not offered, or none is chosen and the edition has several. */
const isTierMissing = (tier: OpeningTier | undefined, capabilities: EditionCapabilities | undefined): boolean =>
  tier ? capabilities !== undefined && !capabilities.tiers.includes(tier) : getOnlyTier(capabilities) === undefined;
