import {
  accountTiers,
  accountTypes,
  cfdKnowledgeLevels,
  holdings,
  tradeCategories,
  tradeTimes,
  tradingYears,
} from '@quayside/rules/enumerations';
import { priorRefusals } from '@quayside/rules/internals/assessment-validity';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { riskLevels } from '@quayside/rules/internals/risk-profile';
import type { CustomerFacts } from '@quayside/rules/prerequisites';
import * as z from 'zod/mini';

const assessment = lazyObject(() => ({
  route: z.enum(['diploma', 'professional-qualification', 'work-experience', 'exam-certificate']),
  assessedOn: z.iso.date(),
  refusals: z.enum(priorRefusals),
  examPassedOn: z.optional(z.iso.date()),
}));

/** Schema of the status of a knowledge quiz (`QuizState` of `@quayside/rules/internals/knowledge-quiz`). */
export const quizStanding = z.discriminatedUnion('state', [
  lazyObject(() => ({ state: z.literal('open'), triesLeft: z.number() })),
  lazyObject(() => ({ state: z.literal('locked'), until: z.iso.datetime() })),
  lazyObject(() => ({ state: z.literal('passed') })),
]);

const mainAccount = lazyObject(() => ({
  number: z.string(),
  type: z.enum(['cash', 'margin']),
  tier: z.enum(accountTiers),
  holding: z.enum(holdings),
  intelSince: z.optional(z.iso.date()),
  netAssetsSgd: z.optional(z.string()),
  settlements: z.optional(z.readonly(z.array(z.iso.date()))),
}));

/** Schema of the facts about a customer from which the rules decide which flows are open (`CustomerFacts` of `@quayside/rules/prerequisites`). */
export const customerFacts: z.ZodMiniType<CustomerFacts> = lazyObject(() => ({
  holder: z.optional(z.literal('institution')),
  accounts: z.readonly(z.array(z.enum(accountTypes))),
  underReview: z.readonly(z.array(z.enum(['opening', 'margin-upgrade', 'options', 'futures', 'cfd']))),
  means: z.object({ annualIncomeUsd: z.string(), netWorthUsd: z.string() }),
  knowledge: z.optional(z.enum(cfdKnowledgeLevels)),
  traded: z.optional(
    z.object({
      products: z.readonly(z.array(z.enum(tradeCategories))),
      years: z.enum(tradingYears),
      times: z.enum(tradeTimes),
    }),
  ),
  riskLevel: z.optional(z.enum(riskLevels)),
  assessments: z.object({ car: z.optional(assessment), cka: z.optional(assessment) }),
  quizzes: z.object({
    options: z.optional(quizStanding),
    futures: z.optional(quizStanding),
    cfd: z.optional(quizStanding),
  }),
  account: z.optional(mainAccount),
  held: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
}));
