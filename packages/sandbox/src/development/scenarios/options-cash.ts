import { openingMails, permissionPaths, withCash } from './permission.ts';
import { defineScenario } from './scenario.ts';

export const optionsCash = defineScenario({
  id: 'options-cash',
  about: 'holds a cash account, which keeps from US options',
  fixture: { flow: 'options', before: withCash },
  expect: {
    state: null,
    path: permissionPaths.options.introduce,
    accounts: ['cash'],
    mails: openingMails,
  },
});
