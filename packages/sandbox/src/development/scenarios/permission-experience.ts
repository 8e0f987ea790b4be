import { derivativeProducts } from '@quayside/rules/enumerations';
import { openingMails, permissionPaths, withMargin } from './permission.ts';
import { defineScenario, type Scenario } from './scenario.ts';

/** Scenarios without an assessment, so that the app asks for one, such as `cfd-experience`. */
export const permissionExperience: readonly Scenario[] = derivativeProducts.map((product) =>
  defineScenario({
    id: `${product}-experience`,
    about: `is asked for experience and assessment of ${product}`,
    fixture: {
      flow: product,
      before: { ...withMargin, change: { 'assets-select': { cognitiveAssessment: ['none'] } } },
      through: 'introduce',
    },
    expect: { state: 'draft', path: permissionPaths[product].experience, accounts: ['margin'], mails: openingMails },
  }),
);
