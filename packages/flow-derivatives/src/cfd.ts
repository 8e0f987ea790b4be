import { type Flow, screenRoutes, stepRoutes } from '@quayside/flow/define-flow';
import { placeOf } from '@quayside/rules/flow-definition';
import { cfdDefinition } from '@quayside/rules/journeys/cfd/definition';
import { answersInWords } from '@quayside/summaries/answers';
import { derivativeFlow } from './routes/derivative-flow.ts';

/** Returns the flow of a CFD account. /cfd-intro is public; /sg-cfd requires a login. */
export const cfdFlow = (): Flow =>
  derivativeFlow({
    definition: cfdDefinition,
    journey: async () => (await import('@quayside/rules/journeys/cfd')).cfd,
    introduction: placeOf(cfdDefinition, 'about').path,
    steps: stepRoutes(cfdDefinition, {
      introduce: () => import('./cfd-introduce/cfd-introduce.tsx'),
      experience: { screen: () => import('./cfd-experience/cfd-experience.tsx'), summary: answersInWords.experience },
      knowledge: () => import('./cfd-knowledge/cfd-knowledge.tsx'),
      agreement: { screen: () => import('./statement/statement.tsx'), summary: answersInWords.agreement },
    }),
    screens: screenRoutes(cfdDefinition, { about: () => import('./cfd-intro/cfd-intro.tsx') }),
  });
