import { defineScenario } from './scenario.ts';

export const noEmployerConsent = defineScenario({
  id: 'no-employer-consent',
  about: 'a draft of somebody who works for a regulated company, without the consent of the employer: not eligible yet',
  fixture: {
    through: 'assets-select',
    change: { 'assets-select': { regulatedEmployee: 'yes', licenceNumber: 'TML300123456', employerConsent: 'no' } },
  },
  expect: { state: 'draft', path: '/sg-assets-select' },
});
