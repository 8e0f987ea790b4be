import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDocumentMatch } from './document-match.ts';

const typed = { name: 'Tan Ming Heng', birthDate: '1990-01-31', number: 'K1234567E' };
const codes = (...args: Parameters<typeof checkDocumentMatch>) => checkDocumentMatch(...args).map(({ code }) => code);

describe('RULE-07 document against basic information', () => {
  test('what differs is named at its field', () => {
    expect(
      checkDocumentMatch(
        'document',
        { name: 'LIM AH KOW', birthDate: '1990-01-30', number: 'K7654321E' },
        typed,
        'reviewer',
      ),
    ).toEqual([
      { path: 'document.name', code: 'document-name-differs' },
      { path: 'document.birthDate', code: 'document-birth-date-differs' },
      { path: 'document.number', code: 'document-number-differs' },
    ]);
  });

  test('what a machine read is advice, since it may err', () => {
    expect(checkDocumentMatch('', { number: 'K1234561E' }, typed, 'machine')).toEqual([
      { path: 'number', code: 'document-number-differs', level: 'advice' },
    ]);
  });

  test('the spelling of a passport and of a form may differ', () => {
    expect(
      codes('', { name: 'TAN MING-HENG', birthDate: '1990-01-31', number: 'k 1234567-e' }, typed, 'reviewer'),
    ).toEqual([]);
  });

  test('what could not be read, or has not been typed, is not compared', () => {
    expect(codes('', {}, typed, 'reviewer')).toEqual([]);
    expect(codes('', typed, {}, 'reviewer')).toEqual([]);
    expect(codes('', typed, { birthDate: '1990-1' }, 'reviewer')).toEqual([]);
  });

  test('one wrong digit is always found', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z][0-9]{8}$/), fc.integer({ min: 1, max: 8 }), (number, at) => {
        const wrong = number.slice(0, at) + String((Number(number[at]) + 1) % 10) + number.slice(at + 1);
        return (
          codes('', { number: wrong }, { number }, 'reviewer').length === 1 &&
          codes('', { number }, { number }, 'reviewer').length === 0
        );
      }),
    );
    expect(codes('', { number: 'K1234567F' }, typed, 'reviewer')).toEqual(['document-number-differs']);
  });
});
