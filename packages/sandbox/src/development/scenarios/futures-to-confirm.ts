import { openingMails, withMargin } from './permission.ts';
import { defineScenario } from './scenario.ts';

export const futuresToConfirm = defineScenario({
  id: 'futures-to-confirm',
  about: 'has answered everything of a futures account but the confirmation',
  fixture: { flow: 'futures', before: withMargin, through: 'risk-statement', tries: ['passed'] },
  expect: { state: 'draft', path: '/sg-futures-open', accounts: ['margin'], mails: openingMails },
});
