import { defineScenario } from './scenario.ts';

export const faceFailing = defineScenario({
  id: 'face-failing',
  about: 'the face failed three times: a photo with the document in hand is offered',
  fixture: { through: 'face-recognition', face: { result: 'failed', attempts: 3 } },
  expect: { state: 'draft', path: '/sg-face-h5', face: { result: 'failed', attempts: 3 } },
});
