import { tierChangeDefinition } from '@quayside/rules/internals/flow-definitions/tier-change';
import { defineJourney } from '@quayside/rules/journey';
import { tierStep } from '../account-tier/rule.ts';

/** The journey in which an account holder requests another tier. It has one step, `tier`. */
export const tierChange = defineJourney(tierChangeDefinition, { version: 1, rules: { tier: tierStep } });
