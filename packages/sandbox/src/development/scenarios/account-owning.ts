import type { PortfolioName } from '../../domain/market/portfolios.ts';
import { defineScenario } from './scenario.ts';
import { days } from './w8ben.ts';

const opened = { through: 'all', state: 'opened' } as const;

/** Returns a scenario of an open account with a portfolio. */
const owning = (owns: PortfolioName, about: string, accountType: 'cash' | 'margin') =>
  defineScenario({
    id: `account-${owns}`,
    about,
    fixture: { ...opened, accountType, owns },
    expect: { state: 'opened', path: '/sg-account-state', accounts: [accountType], mails: ['received', 'opened'] },
  });

const payslips = { 'additional-document': { asks: ['source-of-wealth'], note: 'Payslips of the last 3 months.' } };

/** Returns a scenario of an open account with several tasks: a document request, a W-8BEN that ends this year, and with `margin-call` a margin call. */
const busy = (id: string, about: string, accountType: 'cash' | 'margin', owns: PortfolioName) =>
  defineScenario({
    id,
    about,
    fixture: {
      before: { ...opened, accountType, owns, submittedDaysAgo: 3, askedLater: payslips },
      flow: 'document-request',
      answers: {},
      w8ben: { signedDaysAgo: days.endsThisYear },
    },
    expect: {
      state: 'action-needed',
      path: '/requested-documents-status',
      accounts: [accountType],
      mails: ['received', 'opened', 'action-needed'],
    },
  });

export const accountOwning = [
  owning('invested', 'a cash account with stocks in three currencies', 'cash'),
  owning('on-loan', 'a margin account that has borrowed, with enough in excess', 'margin'),
  owning('margin-call', 'a margin account under its maintenance margin', 'margin'),
  busy(
    'account-margin-call-and-more',
    'a margin account with a margin call, a document that the broker asks for, and a W-8BEN that ends this year',
    'margin',
    'margin-call',
  ),
  busy(
    'account-document-and-w8ben',
    'a cash account with a document that the broker asks for, and a W-8BEN that ends this year',
    'cash',
    'invested',
  ),
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
