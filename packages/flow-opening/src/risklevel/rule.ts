import { omitFields } from '@quayside/rules/internals/applicable-answers';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import {
  acceptedRiskLevel,
  answersInQuestionnaire,
  checkRiskProfile,
  derivesRiskAnswers,
  withDerivedRiskAnswers,
} from '@quayside/rules/internals/risk-profile';
import { issue } from '@quayside/rules/issue';
import { defineStep } from '@quayside/rules/journey';
import * as z from 'zod/mini';

const riskSchema = lazyObject(() => ({
  version: z.string('required'),
  answers: z.record(z.string(), z.string(), 'required'),
  derived: z.optional(z.record(z.string(), z.string())),
  accepted: z.optional(z.boolean()),
}));

/**
 * Step of the risk profile: the customer answers the asked questions, then accepts the resulting profile. The version of the stored answers selects the
 * questionnaire. Derived answers follow the earlier steps.
 */
export const riskLevelStep = defineStep({
  id: 'risklevel',
  requirement: 'risk-profile',
  schema: riskSchema,
  check: (own, { answers }) => {
    const found = checkRiskProfile(own, answers);
    return found.length || own.accepted ? found : [issue('accepted', 'must-agree')];
  },
  pickApplicable: (own) => ({
    ...omitFields(own, derivesRiskAnswers(own.version) ? [] : ['derived']),
    ...(own.answers ? { answers: answersInQuestionnaire(own.answers, own.version ?? '') } : {}),
  }),
  syncAnswers: (own, _, after) => {
    const followed = withDerivedRiskAnswers(own, after);
    const { accepted: _accepted, ...unaccepted } = followed;
    return acceptedRiskLevel(followed) === acceptedRiskLevel(own) ? followed : unaccepted; // the customer must accept a new profile
  },
});
