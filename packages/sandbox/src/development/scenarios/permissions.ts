import { type DerivativeProduct, derivativeProducts } from '@quayside/rules/enumerations';
import type { ApplicationFixture } from '../seeds/application-fixture.ts';
import { defineScenario, type Expectation, openingMails, requestMails, type Scenario } from './scenario.ts';

/** Fixture of a margin account, which every permission requires. */
const withMargin: ApplicationFixture = { through: 'all', accountType: 'margin', state: 'opened' };

/** The paths of the pages on which customers apply for each product. */
const paths = {
  options: pathsOf('/sg-options', { introduce: '/sg-options-introduce', statement: '/sg-risk-statement' }),
  futures: pathsOf('/sg-futures', { introduce: '/sg-futures', statement: '/sg-futures-risk-statement' }),
  cfd: pathsOf('/sg-cfd', { introduce: '/sg-cfd', statement: '/sg-cfd-agreement' }),
};

function pathsOf(base: string, own: { readonly introduce: string; readonly statement: string }) {
  const page = (name: string) => `${base}-${name}`;
  return {
    ...own,
    experience: page('experience'),
    knowledge: page('knowledge'),
    wait: page('wait'),
    success: page('success'),
    fail: page('fail'),
  };
}

/** Age in days at which a customer knowledge assessment has expired: it is valid for one year. */
const LONGER_THAN_A_YEAR = 400;

/** Defines a scenario of a margin account whose owner applies for a product. */
const permission = (
  id: string,
  about: string,
  fixture: ApplicationFixture & { readonly flow: DerivativeProduct },
  path: string,
  expect: Partial<Expectation> = {},
): Scenario =>
  defineScenario({
    id,
    about,
    fixture: { before: withMargin, ...fixture },
    expect: { path, accounts: ['margin'], mails: openingMails, ...expect },
  });

/** Defines one scenario for each product, such as `cfd-quiz`. */
const ofEach = (
  name: string,
  page: keyof typeof paths.cfd,
  about: (product: DerivativeProduct) => string,
  fixture: (product: DerivativeProduct) => ApplicationFixture = () => ({}),
  expect: (product: DerivativeProduct) => Partial<Expectation> = () => ({}),
): readonly Scenario[] =>
  derivativeProducts.map((product) =>
    permission(
      `${product}-${name}`,
      about(product),
      { ...fixture(product), flow: product },
      paths[product][page],
      expect(product),
    ),
  );

/** Defines one scenario of a submitted application for each product. */
const submitted = (
  name: string,
  page: keyof typeof paths.cfd,
  state: 'under-review' | 'action-needed' | 'opened' | 'failed',
  about: (product: DerivativeProduct) => string,
  fixture: (product: DerivativeProduct) => ApplicationFixture = () => ({}),
): readonly Scenario[] =>
  ofEach(
    name,
    page,
    about,
    (product) => ({ through: 'all', tries: ['passed'], state, ...fixture(product) }),
    (product) => ({
      mails: [...openingMails, ...(requestMails[state] ?? [])],
      ...(state === 'opened' ? { accounts: ['margin', product] } : {}),
    }),
  );

/** Reason for which each product's application failed. Only options can be applied for again. */
const failures = { options: 'request-unanswered', futures: 'policy', cfd: 'policy' } as const;

/** Scenarios of customers who apply for permission to trade derivatives. */
export const permissionScenarios: readonly Scenario[] = [
  permission(
    'options-cash',
    'has a cash account, which does not allow US options',
    { flow: 'options', before: { through: 'all', state: 'opened' } },
    paths.options.introduce,
    { state: null, accounts: ['cash'] },
  ),
  permission(
    'options-low-means',
    'has an income below the 5,000 USD that options require',
    { flow: 'options', before: { ...withMargin, change: { 'assets-info': { annualIncome: '4999.99' } } } },
    paths.options.introduce,
    { state: null },
  ),
  ...ofEach(
    'new',
    'introduce',
    (product) => `has a margin account, and has not applied for ${product}`,
    undefined,
    () => ({ state: null }),
  ),
  ...ofEach(
    'experience',
    'experience',
    (product) => `answers the questions about experience with ${product} next`,
    () => ({
      before: { ...withMargin, change: { 'assets-select': { cognitiveAssessment: ['none'] } } },
      through: 'introduce',
    }),
  ),
  ...ofEach(
    'quiz',
    'knowledge',
    (product) => `takes the quiz about ${product} next`,
    () => ({ through: 'experience' }),
  ),
  permission(
    'cfd-quiz-locked',
    'has failed the quiz about CFDs three times today',
    { flow: 'cfd', through: 'experience', tries: ['failed', 'failed', 'failed'] },
    paths.cfd.knowledge,
  ),
  ...ofEach(
    'statement',
    'statement',
    (product) => `has passed the quiz about ${product}, and reads the risks next`,
    () => ({ through: 'knowledge', tries: ['failed', 'passed'] }),
  ),
  permission(
    'futures-to-confirm',
    'has answered everything for futures, and confirms next',
    { flow: 'futures', through: 'risk-statement', tries: ['passed'] },
    '/sg-futures-open',
  ),
  ...submitted('under-review', 'wait', 'under-review', (product) => `has applied for ${product}`),
  ...submitted(
    'sent-back',
    'fail',
    'action-needed',
    (product) => `must add information about the experience with ${product}`,
    () => ({
      rejected: {
        experience: { code: 'more-information', note: 'In which years did you trade, and through which broker?' },
      },
    }),
  ),
  ...submitted('opened', 'success', 'opened', (product) => `may trade ${product}`),
  permission(
    'cfd-assessment-over',
    'applies for CFDs with an expired assessment',
    { flow: 'cfd', assessedDaysAgo: LONGER_THAN_A_YEAR, through: 'introduce' },
    paths.cfd.experience,
  ),
  permission(
    'cfd-to-renew',
    'may trade CFDs, with an expired assessment',
    { flow: 'cfd', assessedDaysAgo: LONGER_THAN_A_YEAR, through: 'all', tries: ['passed'], state: 'opened' },
    paths.cfd.success,
    { accounts: ['margin', 'cfd'], mails: [...openingMails, 'received', 'approved'] },
  ),
  ...submitted(
    'failed',
    'fail',
    'failed',
    (product) => `was refused ${product}: ${failures[product]}`,
    (product) => ({ failure: { code: failures[product] } }),
  ),
];
