import { reasonCodes } from '@quayside/contract/reasons';
import { reasons as words } from '@quayside/i18n/internals/text/reasons';
import { TextStore } from '@quayside/i18n/text-store';
import { getRequirements } from '@quayside/rules/internals/requirements';
import { getJourneySteps } from '@quayside/rules/journey';
import { openingJourney, w8ben } from '@quayside/testing/journeys';
import { describe, expect, test } from 'vitest';
import { reasonWords } from './reason-words.ts';

const store = new TextStore();
const t = store.bind(words);

describe('the reasons of a rejection', () => {
  test.each(reasonCodes)('returns a text for the rejection code %s', (code) => {
    const said = reasonWords({ code }, t);
    expect(said).not.toMatch(/^$|\{\{/);
    expect(said).not.toBe(code);
  });

  test.each(getRequirements(openingJourney, getJourneySteps(openingJourney, { w8ben })))(
    'has a name for the rejected item %s',
    (id) => {
      expect(words.en).toHaveProperty([`requirement.${id}`]);
    },
  );

  test('returns a general text for an unknown rejection code, and no text if there is a note', () => {
    const tooOld = 'The proof of address is older than 3 months.';
    expect(reasonWords({ code: 'too-old', note: 'Issued in May.' }, t)).toBe(tooOld);
    expect(reasonWords({ code: 'of-tomorrow' }, t)).toBe(t('other'));
    expect(
      reasonWords({ code: 'of-tomorrow', note: 'Please call us.' }, t),
      'the note replaces the text',
    ).toBeUndefined();
    expect(reasonWords(null, t)).toBeUndefined();
  });
});
