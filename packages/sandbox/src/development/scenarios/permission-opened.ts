import { derivativeProducts } from '@quayside/rules/enumerations';
import { openingMails, permissionPaths, withMargin } from './permission.ts';
import { defineScenario, type Scenario } from './scenario.ts';

/** Scenarios of approved applications, such as `options-opened`. */
export const permissionOpened: readonly Scenario[] = derivativeProducts.map((product) =>
  defineScenario({
    id: `${product}-opened`,
    about: `may trade ${product}`,
    fixture: { flow: product, before: withMargin, through: 'all', tries: ['passed'], state: 'opened' },
    expect: {
      state: 'opened',
      path: permissionPaths[product].success,
      accounts: ['margin', product],
      mails: [...openingMails, 'received', 'approved'],
    },
  }),
);
