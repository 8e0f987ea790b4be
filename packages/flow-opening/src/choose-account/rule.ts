import { type EditionCapabilities, onlyTier } from '@quayside/rules/edition-capabilities';
import { holdings, type OpeningTier, openingTiers } from '@quayside/rules/enumerations';
import { withoutFields } from '@quayside/rules/internals/asked-answers';
import { oneOf } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { issue } from '@quayside/rules/issue';
import { defineStep } from '@quayside/rules/journey';
import * as z from 'zod/mini';

/**
 * Asks for the tier and for who will hold the account. Does not ask for the tier if the edition has only one. Drafts from before joint accounts have no
 * `holders`: their account has one holder.
 */
export const chooseAccount = defineStep({
  id: 'choose-account',
  schema: lazyObject(() => ({ tier: z.optional(oneOf(openingTiers)), holders: z.optional(oneOf(holdings)) })),
  check: ({ tier }, { facts: { capabilities } }) =>
    isTierMissing(tier, capabilities) ? [issue('tier', 'select-field')] : [],
  asked: (answers, { facts: { capabilities } }) =>
    onlyTier(capabilities) ? withoutFields(answers, ['tier']) : answers,
});

/** Whether the tier is missing or not offered. An edition with one tier does not ask for it. */
const isTierMissing = (tier: OpeningTier | undefined, capabilities: EditionCapabilities | undefined): boolean =>
  tier ? capabilities !== undefined && !capabilities.tiers.includes(tier) : onlyTier(capabilities) === undefined;
