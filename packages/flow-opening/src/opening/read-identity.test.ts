import { getDocumentReading, toReadIdentity, updateFromReading } from '@quayside/rules/internals/read-identity';
import { saveAnswers } from '@quayside/rules/journey';
import { completeAnswers, completeFacts, openingDocumentIds } from '@quayside/rules/testing/complete-opening';
import { expect, test } from 'vitest';
import { manualSteps } from '../testing/manual-opening.ts';

const reading = { number: 'A12345678', fullName: 'TAN MEI LING', birthDate: '1990-01-01', gender: 'female' } as const;

test('a photo fills in only the fields that were read with certainty', () => {
  expect(toReadIdentity(reading)).toEqual({
    documentNumber: 'A12345678',
    fullName: 'TAN MEI LING',
    nameOnId: 'TAN MEI LING',
    dateOfBirth: '1990-01-01',
    gender: 'female',
  });
  expect(toReadIdentity({ number: 'A12345678', expiresOn: '2030-05-01' })).toEqual({ documentNumber: 'A12345678' });
});

test('the data of both sides of a card are combined, with the front first', () => {
  const answers = { 'submit-photo': { front: 'f', back: 'b' } };
  const documents = { f: { reading: { number: 'F' } }, b: { reading: { number: 'B', birthDate: '1990-01-01' } } };
  expect(getDocumentReading(answers, documents)).toEqual({ number: 'F', birthDate: '1990-01-01' });
  expect(getDocumentReading({}, documents)).toEqual({});
});

test.each([
  ['fills an empty field', { documentNumber: '' }, {}, { documentNumber: 'A12345678' }],
  [
    'replaces an unedited value',
    { documentNumber: 'A87654321' },
    { number: 'A87654321' },
    { documentNumber: 'A12345678' },
  ],
  ['keeps a typed value', { documentNumber: 'A11111111' }, { number: 'A87654321' }, { documentNumber: 'A11111111' }],
  ['keeps a field that the customer emptied', { documentNumber: '' }, { number: 'A12345678' }, { documentNumber: '' }],
])('a new photo %s', (_, own, before, expected) => {
  expect(updateFromReading(own, [before], { number: reading.number })).toEqual(expected);
});

test('a new photo updates basic information that the customer has not edited', () => {
  const second = '66666666-6666-4666-8666-666666666666';
  const documents = {
    ...completeFacts.documents,
    [openingDocumentIds.front]: { kind: 'identity-front', sha256: 'a', reading },
    [second]: {
      kind: 'identity-front',
      sha256: 'e',
      reading: { ...reading, number: 'A99999999', birthDate: '1990-01-02' },
    },
  };
  const edited = { ...completeAnswers, 'base-info': { ...completeAnswers['base-info'], dateOfBirth: '1990-03-03' } };
  const photo = { ...completeAnswers['submit-photo'], front: second };
  const saved = saveAnswers(manualSteps, edited, 'submit-photo', photo, (answers) => answers, documents);
  expect(saved['base-info']).toEqual({ ...edited['base-info'], documentNumber: 'A99999999' });
});

test('after a photo is removed, the next photo fills in the fields', () => {
  const [first, second] = [openingDocumentIds.front, '66666666-6666-4666-8666-666666666666'];
  const documents = {
    ...completeFacts.documents,
    [first]: { kind: 'identity-front', sha256: 'a', reading },
    [second]: { kind: 'identity-front', sha256: 'e', reading: { ...reading, number: 'A99999999' } },
  };
  const save = (answers: typeof completeAnswers, front: string | undefined) =>
    saveAnswers(
      manualSteps,
      answers,
      'submit-photo',
      { ...completeAnswers['submit-photo'], front },
      (all) => all,
      documents,
    );
  const removed = save(completeAnswers, undefined);
  expect(removed['base-info']).toEqual(completeAnswers['base-info']);
  expect(save(removed, second)['base-info']).toEqual({ ...completeAnswers['base-info'], documentNumber: 'A99999999' });
});
