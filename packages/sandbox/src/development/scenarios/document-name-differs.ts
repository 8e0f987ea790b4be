import { defineScenario } from './scenario.ts';

const front = '00000000-0000-4000-8000-000000000001';

export const documentNameDiffers = defineScenario({
  id: 'document-name-differs',
  about: 'submitted; the name that was read from the passport is another one',
  fixture: {
    through: 'all',
    state: 'under-review',
    documents: { [front]: { kind: 'identity-front', reading: { fullName: 'LIM AH KOW' } } },
  },
  expect: { state: 'under-review', path: '/sg-account-state', mails: ['received'] },
});
