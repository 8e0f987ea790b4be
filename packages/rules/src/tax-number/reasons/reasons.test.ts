import { describe, expect, test } from 'vitest';
import { checkMissingTaxNumber, type MissingTaxNumber, noTaxNumberReasons } from './reasons.ts';

describe('RULE-10 reasons for a missing tax number', () => {
  test('the reasons have the order of the specification', () =>
    expect(noTaxNumberReasons).toEqual(['not-issued', 'not-required', 'unable-to-obtain']));

  test.each<[MissingTaxNumber, object[]]>([
    [{ country: 'SG' }, [{ path: 'row.reason', code: 'select-reason' }]],
    [
      { country: 'SG', reason: 'unable-to-obtain', explanation: '  ' },
      [{ path: 'row.explanation', code: 'explain-reason' }],
    ],
    [{ reason: 'unable-to-obtain', explanation: 'My application is pending' }, []],
    [{ country: 'AU', reason: 'not-required' }, []],
    [{ country: 'AE', reason: 'not-issued' }, []],
    [{ reason: 'not-issued' }, []],
    [
      { country: 'SG', reason: 'not-issued' },
      [{ path: 'row.reason', code: 'country-issues-tax-numbers', level: 'advice' }],
    ],
  ])('MSG-17 MSG-19 checks %o', (missing, issues) => {
    expect(checkMissingTaxNumber('row', missing)).toEqual(issues);
  });
});
