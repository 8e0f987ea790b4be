import { describe, expect, test } from 'vitest';
import { documentTypes } from '../enumerations.ts';
import { checkDocumentSides, documentSides, hasZoneOnBack } from './document-sides.ts';

const [one, other] = [{ sha256: 'a'.repeat(64) }, { sha256: 'b'.repeat(64) }];

describe('sides of a document', () => {
  test.each(documentTypes.filter((type) => type !== 'passport'))('MSG-04 RULE-02 requires both sides of %s', (type) => {
    expect(documentSides(type)).toEqual(['front', 'back']);
    expect(checkDocumentSides('', type, { front: one, back: other })).toEqual([]);
    expect(checkDocumentSides('', type, { front: one })).toEqual([{ path: 'back', code: 'upload-document' }]);
    expect(checkDocumentSides('', type, { back: one })).toEqual([{ path: 'front', code: 'upload-document' }]);
    expect(checkDocumentSides('card', type, {})).toEqual([
      { path: 'card.front', code: 'upload-document' },
      { path: 'card.back', code: 'upload-document' },
    ]);
  });

  test('RULE-02 rejects one file for both sides', () => {
    expect(checkDocumentSides('', 'nric', { front: one, back: one })).toEqual([
      { path: 'back', code: 'front-and-back-are-the-same' },
    ]);
  });

  test('MSG-04 requires only the photo page of a passport', () => {
    expect(checkDocumentSides('', 'passport', {})).toEqual([{ path: 'front', code: 'upload-document' }]);
    expect(checkDocumentSides('', 'passport', { front: one })).toEqual([]);
  });
});

test.each([
  ['cccd', 'VN', true],
  ['identification-card', 'DE', true],
  ['identification-card', 'HK', false],
  ['identification-card', undefined, false],
  ['nric', 'SG', false],
  ['mykad', 'MY', false],
] as const)('decides whether the back of a %s of %s has a machine-readable zone: %s', (type, nationality, expected) => {
  expect(hasZoneOnBack(type, nationality)).toBe(expected);
});
