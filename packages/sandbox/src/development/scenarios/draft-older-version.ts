import { sampleAnswers } from '../samples/sample-answers.ts';
import { defineScenario } from './scenario.ts';

const { 'assets-info': finances } = Object.fromEntries(
  sampleAnswers({ today: '2026-11-21', accountType: 'cash', agreements: [], language: 'en' }),
);

export const draftOlderVersion = defineScenario({
  id: 'draft-older-version',
  about: 'a draft of before the occupation was a list: it is told what changed, and led to choose it again',
  fixture: {
    version: 1,
    through: 'check-answers',
    answers: { 'assets-info': { ...finances, occupation: 'Harbour pilot' } },
  },
  expect: { state: 'draft', path: '/sg-assets-info' },
});
