import { describe, expect, test } from 'vitest';
import { checkBankAccountName } from './bank-account-name.ts';

describe('RULE-05 the bank account name must match the account holder', () => {
  test.each([
    ['TAN MING HENG', ['Tan Ming Heng'], []],
    ['Ming Heng Tan', ['TAN MING HENG'], []],
    ['Lim Siew Eng', ['Tan Ming Heng', 'Lim Siew Eng'], []],
    ['Tan Ming Huat', ['Tan Ming Heng'], ['bank-account-name-differs']],
    ['Tan Ming Heng Pte Ltd', ['Tan Ming Heng'], ['bank-account-name-differs']],
    ['Tan Ming Heng', [], ['bank-account-name-differs']],
    ['  ', ['Tan Ming Heng'], ['name-required']],
    [undefined, ['Tan Ming Heng'], ['name-required']],
  ])('compares the bank account name %j with the holders %j: %j', (name, holders, expected) =>
    expect(checkBankAccountName('bankAccountName', name, holders)).toEqual(
      expected.map((code) => ({ path: 'bankAccountName', code })),
    ),
  );
});
