import { expect, test } from 'vitest';
import { correctionText } from './correction-words.ts';

test.each([
  ['identity-details', 'a-correction', 'correct.details'],
  ['finances', 'a-correction', 'correct.answers'],
  ['experience', 'more-answers', 'correct.reply'],
  ['contact', 'more-answers', 'correct.reply'],
  ['additional-document', 'more-answers', 'correct.document'],
  ['address-proof', 'a-correction', 'correct.document'],
  ['face', 'a-correction', 'correct.face'],
  ['signature', 'a-correction', 'correct.signature'],
  ['agreements', 'a-correction', 'correct.agreements'],
  ['w8ben', 'a-correction', 'correct.w8ben'],
] as const)('returns the button text for the item %s with %s: %s', (requirement, wants, words) => {
  expect(correctionText(requirement, wants)).toBe(words);
});
