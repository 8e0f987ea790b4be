import type { Language } from '@quayside/i18n/language';
import { type ServerTextKey, serverTexts } from './server-texts.ts';

/** Keys of the notes that the console offers to reviewers, translated, so that customers read them in their language. */
export const readyNotes = [
  'readyNote.recent',
  'readyNote.corners',
  'readyNote.daylight',
  'readyNote.asOnDocument',
  'readyNote.payslips',
  'readyNote.call',
  'readyNote.readAgain',
] as const satisfies readonly ServerTextKey[];

/** Returns a note in a language if its English text is one of `readyNotes`. Returns any other note unchanged. */
export function translateReadyNote(note: string, language: Language): string {
  const key = readyNotes.find((one) => serverTexts.en[one] === note);
  return key ? serverTexts[language][key] : note;
}
