import type { ApplicationFixture } from '../seeds/application-fixture.ts';
import { defineScenario } from './scenario.ts';

const customer: ApplicationFixture = { through: 'all', state: 'opened', owns: 'invested', submittedDaysAgo: 3 };
const opening = ['received', 'opened'];

const tier: ApplicationFixture = {
  before: customer,
  flow: 'tier-change',
  answers: { tier: { tier: 'intel', confirmed: true } },
  submittedDaysAgo: 1,
};
const margin: ApplicationFixture = {
  before: { ...customer, owns: 'unsettled' },
  flow: 'margin-upgrade',
  answers: {
    introduce: { seen: true },
    agreement: { consents: [{ id: 'margin-agreement', version: '2026-10', language: 'en' }] },
  },
};
const finances: ApplicationFixture = {
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
};

/** Scenarios of requests for an open account, in each state. */
export const accountRequests = [
  defineScenario({
    id: 'tier-under-review',
    about: 'an upgrade to Intel is under review, and blocks a second one',
    flow: 'tier-change',
    fixture: { ...tier, state: 'under-review' },
    expect: {
      state: 'under-review',
      path: '/account-tier-status',
      accounts: ['cash'],
      mails: [...opening, 'received'],
    },
  }),
  defineScenario({
    id: 'tier-intel',
    about: 'an Intel account, which cannot be downgraded for 30 days',
    flow: 'tier-change',
    fixture: { ...tier, state: 'opened' },
    expect: {
      state: 'opened',
      path: '/account-tier-status',
      accounts: ['cash'],
      mails: [...opening, 'received', 'approved'],
    },
  }),
  defineScenario({
    id: 'tier-declined',
    about: 'a change of tier was declined, and may be asked for again',
    flow: 'tier-change',
    fixture: { ...tier, state: 'failed', failure: { code: 'more-information', note: 'Please call us first.' } },
    expect: {
      state: 'failed',
      failure: 'more-information',
      path: '/account-tier-status',
      accounts: ['cash'],
      mails: [...opening, 'received', 'failed'],
    },
  }),
  defineScenario({
    id: 'tier-sent-back',
    about: 'a change of tier was sent back with a note',
    flow: 'tier-change',
    fixture: { ...tier, state: 'action-needed', rejected: { tier: 'Please look at the conditions again.' } },
    expect: {
      state: 'action-needed',
      rejected: { tier: 'more-information' },
      path: '/account-tier-status',
      accounts: ['cash'],
      mails: [...opening, 'received', 'action-needed'],
    },
  }),
  defineScenario({
    id: 'margin-settling',
    about: 'a margin upgrade waits until the stocks are settled',
    flow: 'margin-upgrade',
    fixture: { ...margin, state: 'under-review' },
    expect: {
      state: 'under-review',
      path: '/margin-upgrade-status',
      accounts: ['cash'],
      mails: [...opening, 'received'],
    },
  }),
  defineScenario({
    id: 'margin-sent-back',
    about: 'the agreement of a margin upgrade was sent back',
    flow: 'margin-upgrade',
    fixture: { ...margin, state: 'action-needed', rejected: { agreements: 'Please read it again.' } },
    expect: {
      state: 'action-needed',
      rejected: { agreements: 'more-information' },
      path: '/margin-upgrade-status',
      accounts: ['cash'],
      mails: [...opening, 'received', 'action-needed'],
    },
  }),
  defineScenario({
    id: 'margin-upgraded',
    about: 'a cash account has become a margin account',
    flow: 'margin-upgrade',
    fixture: { ...margin, before: customer, state: 'opened' },
    expect: {
      state: 'opened',
      path: '/margin-upgrade-status',
      accounts: ['margin'],
      mails: [...opening, 'received', 'approved'],
    },
  }),
  defineScenario({
    id: 'margin-declined',
    about: 'a margin upgrade was declined',
    flow: 'margin-upgrade',
    fixture: { ...margin, state: 'failed', failure: { code: 'policy' } },
    expect: {
      state: 'failed',
      failure: 'policy',
      path: '/margin-upgrade-status',
      accounts: ['cash'],
      mails: [...opening, 'received', 'failed'],
    },
  }),
  defineScenario({
    id: 'information-under-review',
    about: 'a change of work and finances is under review',
    flow: 'information-change',
    fixture: { ...finances, state: 'under-review' },
    expect: {
      state: 'under-review',
      path: '/change-information-status',
      accounts: ['cash'],
      mails: [...opening, 'received'],
    },
  }),
  defineScenario({
    id: 'information-sent-back',
    about: 'a change of work and finances was sent back with a note',
    flow: 'information-change',
    fixture: { ...finances, state: 'action-needed', rejected: { finances: 'Please say which pension.' } },
    expect: {
      state: 'action-needed',
      rejected: { finances: 'more-information' },
      path: '/change-information-status',
      accounts: ['cash'],
      mails: [...opening, 'received', 'action-needed'],
    },
  }),
  defineScenario({
    id: 'information-changed',
    about: 'work and finances were changed',
    flow: 'information-change',
    fixture: { ...finances, state: 'opened' },
    expect: {
      state: 'opened',
      path: '/change-information-status',
      accounts: ['cash'],
      mails: [...opening, 'received', 'approved'],
    },
  }),
  defineScenario({
    id: 'information-declined',
    about: 'a change of work and finances was declined, and may be asked for again',
    flow: 'information-change',
    fixture: { ...finances, state: 'failed', failure: { code: 'more-information' } },
    expect: {
      state: 'failed',
      failure: 'more-information',
      path: '/change-information-status',
      accounts: ['cash'],
      mails: [...opening, 'received', 'failed'],
    },
  }),
];
