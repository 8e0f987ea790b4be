import { openingMails, permissionPaths, withMargin } from './permission.ts';
import { defineScenario } from './scenario.ts';

export const optionsLowMeans = defineScenario({
  id: 'options-low-means',
  about: 'has an income under the 5,000 USD that options ask for',
  fixture: { flow: 'options', before: { ...withMargin, change: { 'assets-info': { annualIncome: '4999.99' } } } },
  expect: { state: null, path: permissionPaths.options.introduce, accounts: ['margin'], mails: openingMails },
});
