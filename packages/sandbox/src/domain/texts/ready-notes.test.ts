import { languages } from '@quayside/i18n/language';
import { expect, test } from 'vitest';
import { readyNotes, translateReadyNote } from './ready-notes.ts';
import { createServerTranslator, serverTexts } from './server-texts.ts';

test.each(languages)('translates the ready-made notes to %s, and no other note', (language) => {
  for (const key of readyNotes)
    expect(translateReadyNote(serverTexts.en[key], language)).toBe(createServerTranslator(language)(key));
  expect(translateReadyNote('It was issued in May.', language)).toBe('It was issued in May.');
});
