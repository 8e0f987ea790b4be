import { lazyObject } from '@quayside/rules/internals/lazy-object';
import {
  acceptedRiskLevel,
  answersInQuestionnaire,
  checkRiskProfile,
  suggestedRiskKnowledge,
} from '@quayside/rules/internals/risk-profile';
import { applySuggestions, type Suggestions } from '@quayside/rules/internals/suggestions';
import { issue } from '@quayside/rules/issue';
import { type Answers, defineStep } from '@quayside/rules/journey';
import * as z from 'zod/mini';

const riskSchema = lazyObject(() => ({
  version: z.string('required'),
  answers: z.record(z.string(), z.string(), 'required'),
  accepted: z.optional(z.boolean()),
}));

const experienceGiven = lazyObject(() => ({
  tradeCategories: z.optional(z.array(z.string())),
  knowledge: z.optional(z.string()),
}));

/** Returns the suggested answer about knowledge, which follows from the step `assets-select`. */
function suggestedKnowledge({ 'assets-select': experience }: Answers): Suggestions {
  const given = experienceGiven.safeParse(experience ?? {}); // the server also runs this, and may receive answers of any shape
  const knowledge = given.success ? suggestedRiskKnowledge(given.data) : undefined;
  return knowledge ? { 'answers.knowledge': knowledge } : {};
}

/** Step of the risk profile: the customer answers all questions, then accepts the resulting profile. */
export const riskLevel = defineStep({
  id: 'risklevel',
  requirement: 'risk-profile',
  schema: riskSchema,
  check: ({ version = '', answers = {}, accepted }) => {
    const unanswered = checkRiskProfile('answers', answers, version);
    return unanswered.length || accepted ? unanswered : [issue('accepted', 'must-agree')];
  },
  asked: (own) => ({
    ...own,
    ...(own.answers ? { answers: answersInQuestionnaire(own.answers, own.version ?? '') } : {}),
  }),
  suggests: ({ answers }) => suggestedKnowledge(answers),
  follows: (own, before, after) => {
    const followed = applySuggestions(own, [suggestedKnowledge(before)], suggestedKnowledge(after));
    const { accepted: _, ...unaccepted } = followed;
    return acceptedRiskLevel(followed) === acceptedRiskLevel(own) ? followed : unaccepted; // the customer must accept a new profile
  },
});
