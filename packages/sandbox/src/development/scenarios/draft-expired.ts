import { defineScenario } from './scenario.ts';

export const draftExpired = defineScenario({
  id: 'draft-expired',
  about: 'left for thirty days before signing: warned by mail after 23, then deleted with its documents',
  fixture: { through: 'check-answers' },
  timeline: [{ days: 23 }, { days: 7 }],
  expect: { state: null, path: '/sg-choose', mails: ['draft-expiring', 'draft-expired'] },
});
