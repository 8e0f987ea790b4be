import type { Flow } from '@quayside/flow/define-flow';
import { answersInWords } from '@quayside/i18n/answers';
import { derivativeFlow } from './internal/derivative-flow.ts';

/** A futures account. Its introduction is open to all. */
export const futuresFlow = (): Flow =>
  derivativeFlow({
    name: 'futures',
    journey: async () => (await import('@quayside/rules/journeys/futures')).futures,
    introduction: '/sg-futures',
    steps: [
      {
        step: 'introduce',
        path: '/sg-futures',
        name: 'sgFutures',
        group: 'introduction',
        screen: () => import('./futures-introduce/futures-introduce.tsx'),
        auth: false,
      },
      {
        step: 'experience',
        path: '/sg-futures-experience',
        name: 'sgFuturesExperience',
        group: 'experience',
        screen: () => import('./futures-experience/futures-experience.tsx'),
        summary: answersInWords.experience,
      },
      {
        step: 'knowledge',
        path: '/sg-futures-knowledge',
        name: 'sgFuturesKnowledge',
        group: 'knowledge',
        screen: () => import('./futures-knowledge/futures-knowledge.tsx'),
      },
      {
        step: 'risk-statement',
        path: '/sg-futures-risk-statement',
        name: 'sgFuturesRiskStatement',
        group: 'risk',
        screen: () => import('./statement/statement.tsx'),
        summary: answersInWords['risk-statement'],
      },
      {
        step: 'open',
        path: '/sg-futures-open',
        name: 'sgFuturesOpen',
        group: 'confirm',
        screen: () => import('./futures-open/futures-open.tsx'),
      },
    ],
    outcomes: {
      wait: { path: '/sg-futures-wait', name: 'sgFuturesWait' },
      success: { path: '/sg-futures-success', name: 'sgFuturesSuccess' },
      fail: { path: '/sg-futures-fail', name: 'sgFuturesFail', pathIsOurs: true },
    },
  });
