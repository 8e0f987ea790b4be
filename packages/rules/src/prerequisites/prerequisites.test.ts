import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CurrentAssessment } from '../assessment-validity/assessment-validity.ts';
import { accountTypes, cfdKnowledgeLevels, derivativeProducts } from '../enumerations.ts';
import { applicationDate, completeCustomer } from '../testing/complete-customer/complete-customer.ts';
import {
  type CustomerFacts,
  findBlockingPrerequisite,
  getAvailableProducts,
  getPrerequisites,
  type RequestedPermission,
  type UnmetPrerequisite,
} from './prerequisites.ts';

const diploma: CurrentAssessment = { route: 'diploma', assessedOn: '2026-11-01', refusals: 'none' };
const usOptions: RequestedPermission = { product: 'options', market: 'us' };
const customer = (change: Partial<CustomerFacts> = {}): CustomerFacts => ({ ...completeCustomer, ...change });
/** Returns the next unmet prerequisite; undefined if all are met. */
const firstUnmet = (sought: RequestedPermission, facts: CustomerFacts, day: string): UnmetPrerequisite | undefined =>
  getPrerequisites(sought, facts, day).find((one) => one.state !== 'met');
const assessed = customer({ assessments: { car: diploma, cka: diploma } });

describe('the chain of prerequisites', () => {
  test('RULE-13 requires for US options each prerequisite after the previous one', () => {
    const poor = { annualIncomeUsd: '4999.99', netWorthUsd: '4999.99' };
    const links: readonly (readonly [Partial<CustomerFacts>, string])[] = [
      [{ accounts: [], means: poor, knowledge: 'poor', quizzes: {} }, 'account missing account-not-opened opening'],
      [{ underReview: ['opening'] }, 'account pending opening-under-review'],
      [{ accounts: ['cash'], underReview: [] }, 'margin-account missing options-needs-margin margin-upgrade'],
      [{ underReview: ['margin-upgrade'] }, 'margin-account pending margin-upgrade-under-review'],
      [{ accounts: ['margin'], underReview: [] }, 'knowledge-level missing options-knowledge experience'],
      [{ knowledge: 'good' }, 'means missing options-income account-information'],
      [{ means: { ...poor, annualIncomeUsd: '5000' } }, 'means missing options-net-worth account-information'],
      [
        { means: { annualIncomeUsd: '5000', netWorthUsd: '5000' } },
        'assessment missing cognitive-assessment-required experience',
      ],
      [{ assessments: { car: diploma } }, 'quiz missing quiz-not-passed quiz'],
      [{ quizzes: { options: { state: 'locked', until: '2026-11-22T00:00:00Z' } } }, 'quiz pending quiz-locked'],
      [{ quizzes: { options: { state: 'passed' } } }, 'review missing permission-not-applied-for submit'],
      [{ underReview: ['options'] }, 'review pending permission-under-review'],
      [{ underReview: [], accounts: ['margin', 'options'] }, 'open'],
    ];
    let facts = customer();
    for (const [change, expected] of links) {
      facts = { ...facts, ...change };
      const first = firstUnmet(usOptions, facts, applicationDate);
      expect(
        first ? [first.id, first.state, first.code, ...('leadsTo' in first ? [first.leadsTo] : [])].join(' ') : 'open',
      ).toBe(expected);
    }
  });

  test('MSG-36 requires an open account for every product', () => {
    for (const product of derivativeProducts)
      expect(findBlockingPrerequisite({ product }, customer({ accounts: [] }), applicationDate)).toEqual({
        id: 'account',
        state: 'missing',
        code: 'account-not-opened',
        leadsTo: 'opening',
      });
  });

  test('MSG-40 requires the upgrade of a cash account only for US options', () => {
    const cash = customer({ accounts: ['cash'] });
    const found = (sought: RequestedPermission) => findBlockingPrerequisite(sought, cash, applicationDate)?.code;
    expect(found(usOptions)).toBe('options-needs-margin');
    expect(found({ product: 'options' })).toBe('options-needs-margin');
    expect(found({ product: 'options', market: 'other' })).toBeUndefined();
    expect(found({ product: 'futures' })).toBeUndefined();
    expect(found({ product: 'cfd' })).toBeUndefined();
  });

  test('waits for a pending margin upgrade and reports its review days', () =>
    expect(
      findBlockingPrerequisite(
        usOptions,
        customer({ accounts: ['cash'], underReview: ['margin-upgrade'] }),
        applicationDate,
      ),
    ).toEqual({
      id: 'margin-account',
      state: 'pending',
      code: 'margin-upgrade-under-review',
      values: { from: 1, to: 3 },
    }));

  test('reports a net worth below the threshold before a missing level of knowledge', () =>
    expect(
      findBlockingPrerequisite(
        usOptions,
        customer({ knowledge: undefined, means: { annualIncomeUsd: '5000', netWorthUsd: '0' } }),
        applicationDate,
      ),
    ).toMatchObject({ id: 'means', code: 'options-net-worth', values: { amount: '5000', currency: 'USD' } }));

  test('RULE-14 uses CAR for options and futures and CKA for CFDs, with separate expiry', () => {
    const day = '2027-11-01';
    const found = (product: RequestedPermission['product']) => firstUnmet({ product }, assessed, day);
    expect(found('options')?.id).toBe('review');
    expect(found('futures')?.id).toBe('review');
    expect(found('cfd')).toMatchObject({ id: 'assessment', code: 'assessment-expired', values: { date: day } });
  });

  test('RULE-14 refuses after four earlier refusals and requires a new certificate for an old one', () => {
    const cka = (change: Partial<CurrentAssessment>) =>
      firstUnmet({ product: 'cfd' }, customer({ assessments: { cka: { ...diploma, ...change } } }), applicationDate);
    expect(cka({ refusals: '4-or-more' })).toMatchObject({ state: 'refused', values: { count: 4 } });
    expect(cka({ route: 'exam-certificate', examPassedOn: '2023-10-31' })).toMatchObject({
      state: 'missing',
      code: 'exam-certificate-too-old',
      values: { years: 3, date: '2023-11-01' },
    });
  });

  test('returns each prerequisite once, and the review last', () => {
    const customers = fc.record({
      accounts: fc.subarray([...accountTypes]),
      underReview: fc.subarray(['opening', 'margin-upgrade', ...derivativeProducts] as const),
      means: fc.record({ annualIncomeUsd: fc.nat(10_000).map(String), netWorthUsd: fc.nat(10_000).map(String) }),
      knowledge: fc.constantFrom(undefined, ...cfdKnowledgeLevels),
      assessments: fc.constantFrom({}, { car: diploma }, { cka: diploma }),
      quizzes: fc.constantFrom<CustomerFacts['quizzes'][]>({}, completeCustomer.quizzes),
    });
    fc.assert(
      fc.property(customers, fc.constantFrom(...derivativeProducts), (facts, product) => {
        const all = getPrerequisites({ product }, facts, applicationDate);
        return all.at(-1)?.id === 'review' && new Set(all.map(({ id }) => id)).size === all.length;
      }),
    );
  });
});

describe('products that a holder can add', () => {
  test.each<readonly [string, Partial<CustomerFacts>, readonly string[]]>([
    ['all for a customer without derivatives', { accounts: ['margin'] }, ['options', 'futures', 'cfd']],
    ['options outside the US for a cash account', { accounts: ['cash'] }, ['options', 'futures', 'cfd']],
    ['none that are open', { accounts: ['margin', 'options', 'cfd'] }, ['futures']],
    ['none that are under review', { accounts: ['margin'], underReview: ['futures'] }, ['options', 'cfd']],
    [
      'no options without enough income',
      { accounts: ['margin'], means: { annualIncomeUsd: '4999.99', netWorthUsd: '100000' } },
      ['futures', 'cfd'],
    ],
    ['none before the account is open', { accounts: [] }, []],
  ])('returns the products that a customer can add: %s', (_, change, products) => {
    expect(getAvailableProducts(customer(change), applicationDate)).toEqual(products);
  });
});
