import { openingMails, permissionPaths, withMargin } from './permission.ts';
import { defineScenario } from './scenario.ts';

export const cfdQuizLocked = defineScenario({
  id: 'cfd-quiz-locked',
  about: 'has failed the quiz of CFDs three times today',
  fixture: { flow: 'cfd', before: withMargin, through: 'experience', tries: ['failed', 'failed', 'failed'] },
  expect: { state: 'draft', path: permissionPaths.cfd.knowledge, accounts: ['margin'], mails: openingMails },
});
