import { expect, test } from 'vitest';
import { usReasonsOf } from './us-reasons.ts';

const us = { country: 'US' };

test.each([
  ['nationality', { nationality: 'US', citizenship: 'SG' }, ['citizenship']],
  ['a second citizenship', { nationality: 'SG', citizenship: 'US' }, ['citizenship']],
  [
    'tax residency and its number',
    { taxResidencies: [{ ...us, number: '123456789' }] },
    ['tax-residency', 'tax-number'],
  ],
  ['residence', { residentialAddress: us, mailingSame: 'yes' }, ['address']],
  ['mail', { residentialAddress: { country: 'SG' }, mailingSame: 'no', mailingAddress: us }, ['address']],
  ['permanent residence on the W-8BEN', { permanentAddress: us }, ['address']],
  ['mail on the W-8BEN', { mailingAddress: us }, ['address']],
  ['SSN or ITIN on the W-8BEN', { usTaxNumber: '123-45-6789' }, ['tax-number']],
  ['a mailing address that is not asked for any more', { mailingSame: 'yes', mailingAddress: us }, []],
  ['nothing', {}, []],
] as const)('RULE-08 %s', (_, answers, reasons) => {
  expect(usReasonsOf(answers)).toEqual(reasons);
});
