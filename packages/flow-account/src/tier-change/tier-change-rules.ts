import { tierChangeDefinition } from '@quayside/rules/internals/flow-definitions/tier-change';
import { defineJourney } from '@quayside/rules/journey';
import { tier } from '../account-tier/rule.ts';

/** The journey in which a customer changes the tier of an open account. */
export const tierChange = defineJourney(tierChangeDefinition, { version: 1, rules: { tier } });
