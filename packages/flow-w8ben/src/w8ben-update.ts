import { defineFlow, type Flow } from '@quayside/flow/define-flow';
import { lifeSteps } from './internal/life-steps.ts';

const status = '/update-w8-ben-status';
const usPerson = '/update-w8-ben-not-eligible';

/**
 * The broker asks for the W-8BEN again: it ends, has ended, or something around it has changed. A flow of its own: an embed may ask for just this renewal. What
 * home shows of the form leads here, and to a modification where nothing is asked for.
 */
export const w8benUpdateFlow: Flow = defineFlow({
  name: 'w8ben-update',
  journey: async () => (await import('@quayside/rules/journeys/w8ben-update')).w8benUpdate,
  parts: {},
  forHolders: true,
  steps: [
    {
      step: 'update',
      path: '/w8-ben-update',
      name: 'w8BenUpdate',
      group: 'reason',
      screen: () => import('./update/update.tsx'),
    },
    { step: 'tips', path: '/w8-ben-tips', name: 'w8BenTips', group: 'reason', screen: () => import('./tips/tips.tsx') },
    ...lifeSteps({ prefix: 'update' }),
  ],
  screens: [
    { id: 'account-state', path: status, name: 'updateW8BenStatus', screen: () => import('./status/status.tsx') },
    {
      id: 'not-eligible',
      path: usPerson,
      name: 'updateW8BenNotEligible',
      screen: () => import('./us-person/us-person.tsx'),
      pathIsOurs: true,
    },
  ],
  standing: () => import('./w8ben-standing/w8ben-standing.tsx'),
  outcome: () => status,
  ineligible: usPerson,
});
