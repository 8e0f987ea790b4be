import { describe, expect, test } from 'vitest';
import { parseReturnTarget, withReturnTarget } from './return-target.ts';
import { twoStepFlow as flow } from './testing/two-step-flow.ts';

describe('the return target in a URL', () => {
  test.each([
    ['', undefined],
    ['?return=', undefined],
    ['?return=elsewhere', undefined],
    ['?return=check', { to: 'check' }],
    ['?return=form', { to: 'step', step: 'form', path: '/sg-form' }],
    ['?return=form,check', { to: 'step', step: 'form', path: '/sg-form?return=check' }],
  ])('parses the return target in the query string %j', (search, back) => {
    expect(parseReturnTarget(search, flow)).toEqual(back);
  });

  test('preserves the return target in a link to another step', () => {
    expect(withReturnTarget(flow, 'base-info', { from: 'form', search: '' })).toBe('/sg-base-info?return=form');
    expect(withReturnTarget(flow, 'base-info', { from: 'form', search: '?return=check' })).toBe(
      '/sg-base-info?return=form,check',
    );
  });
});
