import { reasonCodes } from '@quayside/contract/reasons';
import { reasons as words } from '@quayside/i18n/internals/text/reasons';
import { TextStore } from '@quayside/i18n/text-store';
import { requirementsOf } from '@quayside/rules/internals/requirements';
import { joinJourney } from '@quayside/rules/journey';
import { opening, w8ben } from '@quayside/testing/journeys';
import { describe, expect, test } from 'vitest';
import { reasonWords } from './reason-words.ts';

const store = new TextStore();
const t = store.bind(words);

describe('review reasons for the customer', () => {
  test.each(reasonCodes)('%s has a text', (code) => {
    const said = reasonWords({ code }, t);
    expect(said).not.toMatch(/^$|\{\{/);
    expect(said).not.toBe(code);
  });

  test.each(requirementsOf(opening, joinJourney(opening, { w8ben })))('the item %s has a name', (id) => {
    expect(words.en).toHaveProperty([`requirement.${id}`]);
  });

  test('shows a general text or only the note for an unknown code', () => {
    const tooOld = 'The proof of address is older than 3 months.';
    expect(reasonWords({ code: 'too-old', note: 'Issued in May.' }, t)).toBe(tooOld);
    expect(reasonWords({ code: 'of-tomorrow' }, t)).toBe(t('other'));
    expect(reasonWords({ code: 'of-tomorrow', note: 'Please call us.' }, t), 'the note says it').toBeUndefined();
    expect(reasonWords(null, t)).toBeUndefined();
  });
});
