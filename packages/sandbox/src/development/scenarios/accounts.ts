import type { PortfolioName } from '../../domain/market/portfolios.ts';
import type { ApplicationFixture } from '../seeds/application-fixture.ts';
import { defineScenario, openingMails, requestMails, type Scenario } from './scenario.ts';
import { formAgesInDays } from './w8bens.ts';

const opened = { through: 'all', state: 'opened' } as const;

/** Defines a scenario of an open account with a demo portfolio. */
const owning = (owns: PortfolioName, accountType: 'cash' | 'margin', about: string): Scenario =>
  defineScenario({
    id: `account-${owns}`,
    about,
    fixture: { ...opened, accountType, owns },
    expect: { path: '/sg-account-state', accounts: [accountType], mails: openingMails },
  });

const payslips = { 'additional-document': { asks: ['source-of-wealth'], note: 'Payslips of the last 3 months.' } };

const documentRequest = (before: ApplicationFixture): ApplicationFixture => ({
  before: { ...opened, submittedDaysAgo: 3, askedLater: payslips, ...before },
  flow: 'document-request',
  answers: {},
});
const documentsPage = '/requested-documents-status';
const documentMails = [...openingMails, 'action-needed'];

/** Defines a scenario of an open account whose owner has two tasks: requested documents, and a W-8BEN that ends this year. */
const withTasks = (id: string, accountType: 'cash' | 'margin', owns: PortfolioName, about: string): Scenario =>
  defineScenario({
    id,
    about: `${about}, a document to send, and a W-8BEN that ends this year`,
    fixture: { ...documentRequest({ accountType, owns }), w8ben: { signedDaysAgo: formAgesInDays.endsThisYear } },
    expect: { state: 'action-needed', path: documentsPage, accounts: [accountType], mails: documentMails },
  });

const derivatives: ApplicationFixture = { ...opened, accountType: 'margin', owns: 'derivatives', submittedDaysAgo: 3 };
/** Adds the approved permission for a product to the fixture of an account. */
const permitted = (before: ApplicationFixture, flow: string): ApplicationFixture => ({
  before,
  flow,
  tries: ['passed'],
  ...opened,
});

/** Scenarios of customers with an open account. */
export const accountScenarios: readonly Scenario[] = [
  owning('invested', 'cash', 'has a cash account with stocks in three currencies'),
  owning('on-loan', 'margin', 'has a margin account with a loan and enough excess'),
  owning('margin-call', 'margin', 'has a margin account below its maintenance margin'),
  withTasks('account-margin-call-and-more', 'margin', 'margin-call', 'has a margin account with a margin call'),
  withTasks('account-document-and-w8ben', 'cash', 'invested', 'has a cash account'),
  owning('unsettled', 'cash', 'has a cash account with unsettled trades'),
  owning('ten-thousand', 'margin', 'has a margin account with ten thousand positions'),
  owning('price-missing', 'cash', 'has a cash account with a position without a price'),
  owning('prices-old', 'cash', 'has a cash account with prices that are an hour and a half old'),
  defineScenario({
    id: 'account-cfd',
    about: 'has a CFD account with long and short contracts',
    fixture: permitted(derivatives, 'cfd'),
    expect: {
      path: '/sg-cfd-success',
      accounts: ['margin', 'cfd'],
      mails: [...openingMails, 'received', 'approved'],
    },
  }),
  defineScenario({
    id: 'account-derivatives',
    about: 'has a margin account with stocks, long and short options, futures and CFDs',
    fixture: permitted(permitted(permitted(derivatives, 'options'), 'futures'), 'cfd'),
    expect: {
      path: '/sg-cfd-success',
      accounts: ['margin', 'options', 'futures', 'cfd'],
      mails: [...openingMails, 'received', 'approved', 'received', 'approved', 'received', 'approved'],
    },
  }),
];

const customer: ApplicationFixture = { ...opened, owns: 'invested', submittedDaysAgo: 3 };
const asked = documentRequest({ owns: 'invested' });
const sent: ApplicationFixture = {
  ...asked,
  answers: { 'additional-document': { documents: { 'source-of-wealth': 'payslips' } } },
  documents: { payslips: { kind: 'additional-source-of-wealth' } },
};

/** What holders of open accounts request, or are asked for. The key starts the ids of the scenarios. */
const requests = {
  tier: {
    path: '/account-tier-status',
    fixture: {
      before: customer,
      flow: 'tier-change',
      answers: { tier: { tier: 'intel', confirmed: true } },
      submittedDaysAgo: 1,
    },
  },
  margin: {
    path: '/margin-upgrade-status',
    fixture: {
      before: { ...customer, owns: 'unsettled' },
      flow: 'margin-upgrade',
      answers: {
        introduce: { seen: true },
        agreement: { consents: [{ id: 'margin-agreement', version: '2026-10', language: 'en' }] },
      },
    },
  },
  information: {
    path: '/change-information-status',
    fixture: {
      before: customer,
      flow: 'information-change',
      answers: {
        what: { parts: ['finances'], changedOn: '2026-11-01' },
        'assets-info': {
          employmentStatus: 'retired',
          annualIncome: '30000',
          netWorth: '250000',
          sourceOfWealth: ['pension-government-retirement'],
          education: 'tertiary',
          englishLevel: 'good',
        },
        'check-answers': { confirmed: true },
        'sign-info': { name: 'LIM WEI MING', signature: { method: 'type', text: 'LIM WEI MING' }, declared: true },
      },
      submittedDaysAgo: 1,
    },
  },
  document: { path: documentsPage, fixture: sent },
} as const satisfies Record<string, { readonly path: string; readonly fixture: ApplicationFixture }>;

/** Defines a scenario of a submitted request, such as `tier-declined`. */
function request(
  kind: keyof typeof requests,
  name: string,
  state: 'under-review' | 'action-needed' | 'opened' | 'failed',
  about: string,
  fixture: ApplicationFixture = {},
  account = 'cash',
): Scenario {
  const before = kind === 'document' ? documentMails : openingMails;
  return defineScenario({
    id: `${kind}-${name}`,
    about,
    fixture: { ...requests[kind].fixture, state, ...fixture },
    expect: { path: requests[kind].path, accounts: [account], mails: [...before, ...(requestMails[state] ?? [])] },
  });
}

/** Scenarios of requests by customers with an account, in each state of a review. */
export const accountRequests: readonly Scenario[] = [
  request('tier', 'under-review', 'under-review', 'has requested an upgrade to Intel, and cannot request another'),
  request('tier', 'intel', 'opened', 'has an Intel account, which cannot be downgraded for 30 days'),
  request('tier', 'declined', 'failed', 'was refused a change of tier, and may request it again', {
    failure: { code: 'more-information', note: 'Please call us first.' },
  }),
  request('tier', 'sent-back', 'action-needed', 'must correct a change of tier, with a note', {
    rejected: { tier: 'Please look at the conditions again.' },
  }),
  request('margin', 'settling', 'under-review', 'has requested a margin upgrade, which waits for stocks to settle'),
  request('margin', 'sent-back', 'action-needed', 'must accept the agreement of a margin upgrade again', {
    rejected: { agreements: 'Please read it again.' },
  }),
  request(
    'margin',
    'upgraded',
    'opened',
    'has upgraded a cash account to a margin account',
    { before: customer },
    'margin',
  ),
  request('margin', 'declined', 'failed', 'was refused a margin upgrade', { failure: { code: 'policy' } }),
  request('information', 'under-review', 'under-review', 'has submitted a change of work and finances'),
  request('information', 'sent-back', 'action-needed', 'must correct a change of work and finances, with a note', {
    rejected: { finances: 'Please say which pension.' },
  }),
  request('information', 'changed', 'opened', 'has changed work and finances'),
  request('information', 'declined', 'failed', 'was refused a change of work and finances, and may request it again', {
    failure: { code: 'more-information' },
  }),
  defineScenario({
    id: 'document-asked',
    about: 'has an account, and must send a document',
    fixture: asked,
    expect: { state: 'action-needed', path: documentsPage, accounts: ['cash'], mails: documentMails },
  }),
  request('document', 'sent', 'under-review', 'has sent a requested document'),
  request('document', 'sent-back', 'action-needed', 'has sent a requested document that nobody can read', {
    rejected: { 'additional-document': { code: 'unclear-image' } },
  }),
  request('document', 'accepted', 'opened', 'has sent a requested document, which was accepted'),
  request('document', 'declined', 'failed', 'has sent a requested document, which was refused, and may send another', {
    failure: { code: 'more-information' },
  }),
];
