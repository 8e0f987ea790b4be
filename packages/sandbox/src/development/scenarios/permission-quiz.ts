import { derivativeProducts } from '@quayside/rules/enumerations';
import { openingMails, permissionPaths, withMargin } from './permission.ts';
import { defineScenario, type Scenario } from './scenario.ts';

/** Scenarios at the quiz before the first attempt, such as `futures-quiz`. */
export const permissionQuiz: readonly Scenario[] = derivativeProducts.map((product) =>
  defineScenario({
    id: `${product}-quiz`,
    about: `is at the knowledge quiz of ${product}`,
    fixture: { flow: product, before: withMargin, through: 'experience' },
    expect: { state: 'draft', path: permissionPaths[product].knowledge, accounts: ['margin'], mails: openingMails },
  }),
);
