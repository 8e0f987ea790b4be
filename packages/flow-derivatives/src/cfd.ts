import { type Flow, screenRoutes, stepRoutes } from '@quayside/flow/define-flow';
import { getScreenDefinition } from '@quayside/rules/flow-definition';
import { cfdDefinition } from '@quayside/rules/internals/flow-definitions/cfd';
import { derivativeFlow } from './routes/derivative-flow.ts';

export type {} from './texts.ts'; // the text groups that a page may replace

/** Creates the flow in which an account holder applies for permission to trade CFDs. /cfd-intro is public; all other pages require a login. */
export const cfdFlow = (): Flow =>
  derivativeFlow({
    definition: cfdDefinition,
    journey: async () => (await import('./cfd/cfd-rules.ts')).cfd,
    introduction: getScreenDefinition(cfdDefinition, 'about').path,
    steps: stepRoutes(
      cfdDefinition,
      {
        introduce: () => import('./cfd-requirements/cfd-requirements.tsx'),
        experience: () => import('./cfd-experience/cfd-experience.tsx'),
        knowledge: () => import('./cfd-knowledge/cfd-knowledge.tsx'),
        agreement: () => import('./statement/statement.tsx'),
      },
      { summaries: async () => (await import('./summaries.ts')).cfdSummaries },
    ),
    screens: screenRoutes(cfdDefinition, { about: () => import('./cfd-intro/cfd-intro.tsx') }),
  });
