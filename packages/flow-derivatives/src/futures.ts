import { type Flow, stepRoutes } from '@quayside/flow/define-flow';
import { getScreenDefinition } from '@quayside/rules/flow-definition';
import { futuresDefinition } from '@quayside/rules/internals/flow-definitions/futures';
import { derivativeFlow } from './routes/derivative-flow.ts';

export type {} from './texts.ts'; // the text groups that a page may replace

/** Creates the flow in which an account holder applies for permission to trade futures. Its introduction, /sg-futures, is public. */
export const futuresFlow = (): Flow =>
  derivativeFlow({
    definition: futuresDefinition,
    journey: async () => (await import('./futures/futures-rules.ts')).futures,
    introduction: getScreenDefinition(futuresDefinition, 'introduce').path,
    steps: stepRoutes(
      futuresDefinition,
      {
        introduce: () => import('./futures-introduce/futures-introduce.tsx'),
        experience: () => import('./futures-experience/futures-experience.tsx'),
        knowledge: () => import('./futures-knowledge/futures-knowledge.tsx'),
        'risk-statement': () => import('./statement/statement.tsx'),
        open: () => import('./futures-open/futures-open.tsx'),
      },
      { summaries: async () => (await import('./summaries.ts')).futuresSummaries },
    ),
  });
