import { derivativeProducts } from '@quayside/rules/enumerations';
import { openingMails, permissionPaths, withMargin } from './permission.ts';
import { defineScenario, type Scenario } from './scenario.ts';

/** Scenarios of submitted applications, such as `cfd-under-review`. */
export const permissionUnderReview: readonly Scenario[] = derivativeProducts.map((product) =>
  defineScenario({
    id: `${product}-under-review`,
    about: `has submitted an application for ${product}`,
    fixture: { flow: product, before: withMargin, through: 'all', tries: ['passed'], state: 'under-review' },
    expect: {
      state: 'under-review',
      path: permissionPaths[product].wait,
      accounts: ['margin'],
      mails: [...openingMails, 'received'],
    },
  }),
);
