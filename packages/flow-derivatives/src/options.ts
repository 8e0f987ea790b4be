import type { Flow } from '@quayside/flow/define-flow';
import { answersInWords } from '@quayside/i18n/answers';
import { derivativeFlow } from './internal/derivative-flow.ts';

/** Permission to trade options. */
export const optionsFlow = (): Flow =>
  derivativeFlow({
    name: 'options',
    journey: async () => (await import('@quayside/rules/journeys/options')).options,
    introduction: '/sg-options-introduce',
    steps: [
      {
        step: 'introduce',
        path: '/sg-options-introduce',
        name: 'sgOptionsIntroduce',
        group: 'introduction',
        screen: () => import('./options-introduce/options-introduce.tsx'),
        summary: answersInWords.introduce,
      },
      {
        step: 'experience',
        path: '/sg-options-experience',
        name: 'sgOptionsExperience',
        group: 'experience',
        screen: () => import('./options-experience/options-experience.tsx'),
        summary: answersInWords.experience,
      },
      {
        step: 'knowledge',
        path: '/sg-options-knowledge',
        name: 'sgOptionsKnowledge',
        group: 'knowledge',
        screen: () => import('./options-knowledge/options-knowledge.tsx'),
        pathIsOurs: true,
      },
      {
        step: 'risk-statement',
        path: '/sg-risk-statement',
        name: 'sgRiskStatement',
        group: 'risk',
        screen: () => import('./statement/statement.tsx'),
        summary: answersInWords['risk-statement'],
      },
    ],
    outcomes: {
      wait: { path: '/sg-options-wait', name: 'sgOptionsWait' },
      success: { path: '/sg-options-success', name: 'sgOptionsSuccess' },
      fail: { path: '/sg-options-fail', name: 'sgOptionsFail', pathIsOurs: true },
    },
  });
