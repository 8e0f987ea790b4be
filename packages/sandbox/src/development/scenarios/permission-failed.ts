import { derivativeProducts } from '@quayside/rules/enumerations';
import { openingMails, permissionPaths, withMargin } from './permission.ts';
import { defineScenario, type Scenario } from './scenario.ts';

const codes = { options: 'request-unanswered', futures: 'policy', cfd: 'policy' } as const;

/** Scenarios of failed applications, such as `cfd-failed`. Options can be applied for again. */
export const permissionFailed: readonly Scenario[] = derivativeProducts.map((product) =>
  defineScenario({
    id: `${product}-failed`,
    about: `was not given ${product}: ${codes[product]}`,
    fixture: {
      flow: product,
      before: withMargin,
      through: 'all',
      tries: ['passed'],
      state: 'failed',
      failure: { code: codes[product] },
    },
    expect: {
      state: 'failed',
      path: permissionPaths[product].fail,
      failure: codes[product],
      accounts: ['margin'],
      mails: [...openingMails, 'received', 'failed'],
    },
  }),
);
