import { derivativeProducts } from '@quayside/rules/enumerations';
import { openingMails, permissionPaths, withMargin } from './permission.ts';
import { defineScenario, type Scenario } from './scenario.ts';

/** Scenarios with a passed quiz, before the risk statements, such as `options-statement`. */
export const permissionStatement: readonly Scenario[] = derivativeProducts.map((product) =>
  defineScenario({
    id: `${product}-statement`,
    about: `has passed the quiz of ${product} and is about to read the risks`,
    fixture: { flow: product, before: withMargin, through: 'knowledge', tries: ['failed', 'passed'] },
    expect: { state: 'draft', path: permissionPaths[product].statement, accounts: ['margin'], mails: openingMails },
  }),
);
