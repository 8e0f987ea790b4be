import { defineScenario } from './scenario.ts';

export const faceByHand = defineScenario({
  id: 'face-by-hand',
  about: 'the face failed three times and a photo with the document in hand is under review',
  fixture: {
    through: 'all',
    answers: { 'face-h5': { handheld: '00000000-0000-4000-8000-000000000004' } },
    documents: { '00000000-0000-4000-8000-000000000004': { kind: 'face-handheld' } },
    face: { result: 'failed', attempts: 3 },
    state: 'under-review',
  },
  expect: {
    state: 'under-review',
    path: '/sg-account-state',
    face: { result: 'failed', attempts: 3 },
    mails: ['received'],
  },
});
