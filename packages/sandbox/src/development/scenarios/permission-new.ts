import { derivativeProducts } from '@quayside/rules/enumerations';
import { openingMails, permissionPaths, withMargin } from './permission.ts';
import { defineScenario, type Scenario } from './scenario.ts';

/** Scenarios that meet all prerequisites, such as `options-new`. */
export const permissionNew: readonly Scenario[] = derivativeProducts.map((product) =>
  defineScenario({
    id: `${product}-new`,
    about: `holds a margin account; ${product}: nothing started`,
    fixture: { flow: product, before: withMargin },
    expect: { state: null, path: permissionPaths[product].introduce, accounts: ['margin'], mails: openingMails },
  }),
);
