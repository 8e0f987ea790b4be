import { defineFlow, type Flow } from '@quayside/flow/define-flow';
import { lifeSteps } from './internal/life-steps.ts';

const status = '/modify-status';
const usPerson = '/modify-w8-ben-not-eligible';

/** The customer changes the W-8BEN on file. A flow of its own: an edition may offer it without an opening. */
export const w8benModifyFlow: Flow = defineFlow({
  name: 'w8ben-modify',
  journey: async () => (await import('@quayside/rules/journeys/w8ben-modify')).w8benModify,
  parts: {},
  forHolders: true,
  steps: lifeSteps({ prefix: 'modify', affidavitIsOurs: true }),
  screens: [
    { id: 'account-state', path: status, name: 'modifyStatus', screen: () => import('./status/status.tsx') },
    {
      id: 'not-eligible',
      path: usPerson,
      name: 'modifyW8BenNotEligible',
      screen: () => import('./us-person/us-person.tsx'),
      pathIsOurs: true,
    },
  ],
  standing: 'elsewhere',
  outcome: () => status,
  ineligible: usPerson,
});
