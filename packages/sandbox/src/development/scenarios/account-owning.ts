import type { PortfolioName } from '../../domain/market/portfolios.ts';
import { defineScenario } from './scenario.ts';

const opened = { through: 'all', state: 'opened' } as const;

/** Returns a scenario of an open account with a portfolio. */
const owning = (owns: PortfolioName, about: string, accountType: 'cash' | 'margin') =>
  defineScenario({
    id: `account-${owns}`,
    about,
    fixture: { ...opened, accountType, owns },
    expect: { state: 'opened', path: '/sg-account-state', accounts: [accountType], mails: ['received', 'opened'] },
  });

export const accountOwning = [
  owning('invested', 'a cash account with stocks in three currencies', 'cash'),
  owning('on-loan', 'a margin account that has borrowed, with enough in excess', 'margin'),
  owning('margin-call', 'a margin account under its maintenance margin', 'margin'),
  owning('unsettled', 'a cash account whose latest trades are not settled', 'cash'),
  owning('ten-thousand', 'a margin account with ten thousand positions', 'margin'),
  owning('price-missing', 'a cash account with a position that nobody quotes', 'cash'),
  owning('prices-old', 'a cash account whose prices are an hour and a half old', 'cash'),
  defineScenario({
    id: 'account-cfd',
    about: 'a CFD account with contracts bought and sold',
    fixture: {
      before: { ...opened, accountType: 'margin', owns: 'derivatives', submittedDaysAgo: 3 },
      flow: 'cfd',
      tries: ['passed'],
      ...opened,
    },
    expect: {
      state: 'opened',
      path: '/sg-cfd-success',
      accounts: ['margin', 'cfd'],
      mails: ['received', 'opened', 'received', 'approved'],
    },
  }),
  defineScenario({
    id: 'account-derivatives',
    about: 'a margin account with stocks, options bought and written, futures and CFDs',
    fixture: {
      before: {
        before: {
          before: { ...opened, accountType: 'margin', owns: 'derivatives', submittedDaysAgo: 3 },
          flow: 'options',
          tries: ['passed'],
          ...opened,
        },
        flow: 'futures',
        tries: ['passed'],
        ...opened,
      },
      flow: 'cfd',
      tries: ['passed'],
      ...opened,
    },
    expect: {
      state: 'opened',
      path: '/sg-cfd-success',
      accounts: ['margin', 'options', 'futures', 'cfd'],
      mails: ['received', 'opened', 'received', 'approved', 'received', 'approved', 'received', 'approved'],
    },
  }),
];
