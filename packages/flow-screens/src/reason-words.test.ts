import { reasonCodes } from '@quayside/contract/reasons';
import { reasons as words } from '@quayside/i18n/text/reasons';
import { joinJourney } from '@quayside/rules/journey';
import { opening } from '@quayside/rules/journeys/opening';
import { w8ben } from '@quayside/rules/journeys/w8ben';
import { requirementsOf } from '@quayside/rules/requirements';
import { describe, expect, test } from 'vitest';
import { reasonWords } from './reason-words.ts';

const t = (key: string) => (words.en as Record<string, string>)[key] ?? '';

describe('the reasons of a review, for the customer', () => {
  test.each(reasonCodes)('%s has words', (code) => {
    expect(reasonWords({ code }, t)).toEqual([t(code)]);
    expect(t(code)).not.toBe('');
  });

  test.each(requirementsOf(opening, joinJourney(opening, { w8ben })))('the item %s has a name', (id) => {
    expect(t(`requirement.${id}`)).not.toBe('');
  });

  test('what the reviewer added follows; a code that nobody knows says no more than that', () => {
    expect(reasonWords({ code: 'too-old', note: 'Issued in May.' }, t)).toEqual([t('too-old'), 'Issued in May.']);
    expect(reasonWords({ code: 'of-tomorrow' }, t)).toEqual([t('other')]);
    expect(reasonWords({ code: 'of-tomorrow', note: 'Please call us.' }, t)).toEqual(['Please call us.']);
    expect(reasonWords(null, t)).toEqual([]);
  });
});
