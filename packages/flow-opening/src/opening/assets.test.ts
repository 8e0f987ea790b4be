import { checkStep, type StepAnswers } from '@quayside/rules/journey';
import { completeAnswers, completeFacts, openingDate } from '@quayside/rules/testing/complete-opening';
import { describe, expect, test } from 'vitest';
import { assetsInfoStep } from '../assets-info/rule.ts';
import { assetsSelectStep } from '../assets-select/rule.ts';

const withWork = (changed: StepAnswers) => ({
  ...completeAnswers,
  'assets-info': { ...completeAnswers['assets-info'], ...changed },
});
const check = (changed: StepAnswers) =>
  checkStep(assetsInfoStep, { answers: withWork(changed), facts: completeFacts, today: openingDate });
const codes = (changed: StepAnswers) => check(changed).map(({ path, code }) => `${path}: ${code}`);

describe('work and finances', () => {
  test('a company name of 121 characters is rejected with the limit of 120', () => {
    expect(check({ companyName: 'A'.repeat(121) })).toEqual([
      { path: 'companyName', code: 'too-long', values: { most: 120 } },
    ]);
  });

  test('net worth may be negative, but income may not', () => {
    expect(codes({ netWorth: '-1200.50' })).toEqual([]);
    expect(codes({ netWorth: '--5' })).toEqual(['netWorth: amount-format']);
    expect(codes({ annualIncome: '-5' })).toEqual(['annualIncome: amount-format']);
  });

  test('FORM-03 the industry or business section must be in the list', () => {
    expect(codes({ industry: 'no-such-industry' })).toEqual(['industry: select-field']);
    const selfEmployed = { employmentStatus: 'self-employed', industry: undefined };
    expect(codes(selfEmployed)).toEqual(['business: select-field']);
    expect(codes({ ...selfEmployed, business: 'ZZ' })).toEqual(['business: select-field']);
    expect(codes({ ...selfEmployed, business: 'J' })).toEqual([]);
  });

  test('FORM-03 a listed regulated employer shows advice if the customer denies working for one', () => {
    const advised = (companyName: string) =>
      checkStep(assetsSelectStep, {
        answers: withWork({ companyName }),
        facts: completeFacts,
        today: openingDate,
      }).filter(({ path }) => path === 'regulatedEmployee');
    expect(advised('dbs bank ltd.')).toEqual([
      { path: 'regulatedEmployee', code: 'employer-is-regulated', level: 'advice' },
    ]);
    expect(advised('A bakery of no bank')).toEqual([]);
  });
});
