import { type Flow, stepRoutes } from '@quayside/flow/define-flow';
import { placeOf } from '@quayside/rules/flow-definition';
import { futuresDefinition } from '@quayside/rules/journeys/futures/definition';
import { answersInWords } from '@quayside/summaries/answers';
import { derivativeFlow } from './routes/derivative-flow.ts';

/** Returns the flow of a futures account. Its introduction is public. */
export const futuresFlow = (): Flow =>
  derivativeFlow({
    definition: futuresDefinition,
    journey: async () => (await import('@quayside/rules/journeys/futures')).futures,
    introduction: placeOf(futuresDefinition, 'introduce').path,
    steps: stepRoutes(futuresDefinition, {
      introduce: () => import('./futures-introduce/futures-introduce.tsx'),
      experience: {
        screen: () => import('./futures-experience/futures-experience.tsx'),
        summary: answersInWords.experience,
      },
      knowledge: () => import('./futures-knowledge/futures-knowledge.tsx'),
      'risk-statement': {
        screen: () => import('./statement/statement.tsx'),
        summary: answersInWords['risk-statement'],
      },
      open: () => import('./futures-open/futures-open.tsx'),
    }),
  });
