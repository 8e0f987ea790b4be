import { defineScenario } from './scenario.ts';

export const faceFailed = defineScenario({
  id: 'face-failed',
  about: 'the face failed once, and may be tried again',
  fixture: { through: 'face-recognition', face: { result: 'failed', attempts: 1 } },
  expect: { state: 'draft', path: '/sg-face-h5', face: { result: 'failed', attempts: 1 } },
});
