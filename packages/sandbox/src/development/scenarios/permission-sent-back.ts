import { derivativeProducts } from '@quayside/rules/enumerations';
import { openingMails, permissionPaths, withMargin } from './permission.ts';
import { defineScenario, type Scenario } from './scenario.ts';

/** Scenarios with a rejected item, such as `futures-sent-back`. */
export const permissionSentBack: readonly Scenario[] = derivativeProducts.map((product) =>
  defineScenario({
    id: `${product}-sent-back`,
    about: `has to say more about the experience with ${product}`,
    fixture: {
      flow: product,
      before: withMargin,
      through: 'all',
      tries: ['passed'],
      state: 'action-needed',
      rejected: {
        experience: { code: 'more-information', note: 'In which years did you trade, and through which broker?' },
      },
    },
    expect: {
      state: 'action-needed',
      path: permissionPaths[product].fail,
      rejected: { experience: 'more-information' },
      accounts: ['margin'],
      mails: [...openingMails, 'received', 'action-needed'],
    },
  }),
);
