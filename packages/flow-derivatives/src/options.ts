import { type Flow, stepRoutes } from '@quayside/flow/define-flow';
import { placeOf } from '@quayside/rules/flow-definition';
import { optionsDefinition } from '@quayside/rules/journeys/options/definition';
import { answersInWords } from '@quayside/summaries/answers';
import { derivativeFlow } from './routes/derivative-flow.ts';

/** Returns the flow of the options permission. */
export const optionsFlow = (): Flow =>
  derivativeFlow({
    definition: optionsDefinition,
    journey: async () => (await import('@quayside/rules/journeys/options')).options,
    introduction: placeOf(optionsDefinition, 'introduce').path,
    steps: stepRoutes(optionsDefinition, {
      introduce: {
        screen: () => import('./options-introduce/options-introduce.tsx'),
        summary: answersInWords.introduce,
      },
      experience: {
        screen: () => import('./options-experience/options-experience.tsx'),
        summary: answersInWords.experience,
      },
      knowledge: () => import('./options-knowledge/options-knowledge.tsx'),
      'risk-statement': {
        screen: () => import('./statement/statement.tsx'),
        summary: answersInWords['risk-statement'],
      },
    }),
  });
