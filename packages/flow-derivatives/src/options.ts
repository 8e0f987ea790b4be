import { type Flow, stepRoutes } from '@quayside/flow/define-flow';
import { getScreenDefinition } from '@quayside/rules/flow-definition';
import { optionsDefinition } from '@quayside/rules/internals/flow-definitions/options';
import { derivativeFlow } from './routes/derivative-flow.ts';

export type {} from './texts.ts'; // the text groups that a page may replace

/** Creates the flow in which an account holder applies for permission to trade options. All its pages require a login. */
export const optionsFlow = (): Flow =>
  derivativeFlow({
    definition: optionsDefinition,
    journey: async () => (await import('./options/options-rules.ts')).options,
    introduction: getScreenDefinition(optionsDefinition, 'introduce').path,
    steps: stepRoutes(
      optionsDefinition,
      {
        introduce: () => import('./options-introduce/options-introduce.tsx'),
        experience: () => import('./options-experience/options-experience.tsx'),
        knowledge: () => import('./options-knowledge/options-knowledge.tsx'),
        'risk-statement': () => import('./statement/statement.tsx'),
      },
      { summaries: async () => (await import('./summaries.ts')).optionsSummaries },
    ),
  });
