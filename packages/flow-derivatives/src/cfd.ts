import type { Flow } from '@quayside/flow/define-flow';
import { answersInWords } from '@quayside/i18n/answers';
import { derivativeFlow } from './internal/derivative-flow.ts';

/** A CFD account. What a CFD is stands at /cfd-intro, open to all; /sg-cfd, where the application begins, logs in first. */
export const cfdFlow = (): Flow =>
  derivativeFlow({
    name: 'cfd',
    journey: async () => (await import('@quayside/rules/journeys/cfd')).cfd,
    introduction: '/cfd-intro',
    steps: [
      {
        step: 'introduce',
        path: '/sg-cfd',
        name: 'sgCfd',
        group: 'introduction',
        screen: () => import('./cfd-introduce/cfd-introduce.tsx'),
      },
      {
        step: 'experience',
        path: '/sg-cfd-experience',
        name: 'sgOpenCFD',
        group: 'experience',
        screen: () => import('./cfd-experience/cfd-experience.tsx'),
        summary: answersInWords.experience,
      },
      {
        step: 'knowledge',
        path: '/sg-cfd-knowledge',
        name: 'sgCfdKnowledge',
        group: 'knowledge',
        screen: () => import('./cfd-knowledge/cfd-knowledge.tsx'),
      },
      {
        step: 'agreement',
        path: '/sg-cfd-agreement',
        name: 'sgCfdAgreement',
        group: 'risk',
        screen: () => import('./statement/statement.tsx'),
        summary: answersInWords.agreement,
      },
    ],
    screens: [
      {
        id: 'about',
        path: '/cfd-intro',
        name: 'cfdIntro',
        screen: () => import('./cfd-intro/cfd-intro.tsx'),
        auth: false,
        apart: true,
      },
    ],
    outcomes: {
      wait: { path: '/sg-cfd-wait', name: 'sgCfdWait' },
      success: { path: '/sg-cfd-success', name: 'sgCfdSuccess' },
      fail: { path: '/sg-cfd-fail', name: 'sgCfdFail' },
    },
  });
