import { expect, test } from 'vitest';
import { calculateTotalNetAssets, getSeparateAccounts } from './all-accounts.ts';

const value = { currency: 'SGD', netAssets: '37630.00' };
const futures = { currency: 'SGD', netAssets: '5021.00' };
const cfd = { currency: 'SGD', netAssets: '-189.51' };
const accounts = ['margin', 'options', 'futures', 'cfd'].map((type) => ({ type }));

test('returns the accounts that the main account does not include', () => {
  expect(getSeparateAccounts({ accounts })).toEqual(['futures', 'cfd']);
  expect(getSeparateAccounts({ accounts: [{ type: 'cash' }, { type: 'options' }] }), 'options are in it').toEqual([]);
});

test('adds the accounts and subtracts a debt', () => {
  expect(calculateTotalNetAssets({ accounts, value, contractValues: { futures, cfd } })).toEqual({
    currency: 'SGD',
    netAssets: '42461.49',
  });
  expect(calculateTotalNetAssets({ accounts: [{ type: 'cash' }], value })?.netAssets).toBe('37630');
});

test('returns no total while an account is unknown or in another currency', () => {
  expect(calculateTotalNetAssets({ accounts, contractValues: { futures, cfd } }), 'the main account').toBeUndefined();
  expect(calculateTotalNetAssets({ accounts, value, contractValues: { futures } }), 'CFDs').toBeUndefined();
  expect(calculateTotalNetAssets({ accounts, value }), 'an older server').toBeUndefined();
  const inDollars = { ...cfd, currency: 'USD' };
  expect(calculateTotalNetAssets({ accounts, value, contractValues: { futures, cfd: inDollars } })).toBeUndefined();
});
