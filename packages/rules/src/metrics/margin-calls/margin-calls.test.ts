import { expect, test } from 'vitest';
import { illustrativeMarginTerms } from '../margin-metrics/margin-metrics.ts';
import { type CustomerAccounts, findMarginCalls, isFunded } from './margin-calls.ts';

const sgd = (settled: string) => ({ currency: 'SGD', settled, inTransit: '0', frozen: '0', annualLoanRate: '0.05' });
const stock = { id: 'MBS', currency: 'SGD', quantity: '1000', cost: '40', price: '50' };
const terms = { haircut: '0.3', initialMargin: '0.5', maintenanceMargin: '0.35' };
const held = (cash: string, change: Partial<CustomerAccounts> = {}): CustomerAccounts => ({
  type: 'margin',
  currency: 'SGD',
  rates: {},
  cash: [sgd(cash)],
  holdings: [{ ...stock, ...terms }],
  options: [],
  accruedInterest: '0',
  terms: illustrativeMarginTerms,
  ...change,
});
const { price: _, ...unquoted } = stock;
const contract = { ...stock, id: 'AURA', underlying: 'other-stock', marginShare: '0.2' } as const;

test.each<[string, CustomerAccounts, object]>([
  ['none with enough equity', held('-20000'), { calls: [], unvalued: [] }],
  ['none at exactly the maintenance margin', held('-32500'), { calls: [], unvalued: [] }],
  [
    'one at a cent less',
    held('-32500.01'),
    { calls: [{ account: 'margin', amount: '0.01', currency: 'SGD' }], unvalued: [] },
  ],
  ['none for a cash account', held('-40000', { type: 'cash' }), { calls: [], unvalued: [] }],
  [
    'unknown without a quote',
    held('-40000', { holdings: [{ ...unquoted, ...terms }] }),
    { calls: [], unvalued: ['margin'] },
  ],
  [
    'none for a CFD account with enough equity',
    held('0', { cfd: { cash: [sgd('0')], contracts: [contract] } }),
    { calls: [], unvalued: [] },
  ],
  [
    'one, and an account without a quote',
    held('-40000', { cfd: { cash: [sgd('0')], contracts: [{ ...contract, price: undefined }] } }),
    { calls: [{ account: 'margin', amount: '7500', currency: 'SGD' }], unvalued: ['cfd'] },
  ],
])('finds margin calls: %s', (_, accounts, expected) => expect(findMarginCalls(accounts)).toEqual(expected));

const nothing = { holdings: [] };
test.each<[string, CustomerAccounts, boolean]>([
  ['no cash and no position', held('0', nothing), false],
  ['no balance', held('0', { ...nothing, cash: [] }), false],
  ['zero written with decimals', held('0.00', nothing), false],
  ['cash', held('0.01', nothing), true],
  ['a debt', held('-5', nothing), true],
  ['money in transit', held('0', { ...nothing, cash: [{ ...sgd('0'), inTransit: '10' }] }), true],
  ['a position', held('0'), true],
  ['cash for CFDs', held('0', { ...nothing, cfd: { cash: [sgd('7')], contracts: [] } }), true],
  ['a CFD', held('0', { ...nothing, cfd: { cash: [], contracts: [contract] } }), true],
  ['an empty futures account', held('0', { ...nothing, futures: { cash: [], contracts: [] } }), false],
])('decides whether an account is funded: %s', (_, accounts, expected) => expect(isFunded(accounts)).toBe(expected));
