import type { Answers } from '../../journey.ts';
import { completeAnswers, completeFacts, openingDocumentIds } from '../complete-opening/complete-opening.ts';

/** Complete answers of second holders, for tests and stories. The first holder is Tan Mei Ling of `complete-opening`. */
const { 'choose-account': _tier, risklevel: _risk, 'select-account-type': _type, ...ofPerson } = completeAnswers;

const renamed = (name: string): Answers =>
  JSON.parse(
    JSON.stringify(ofPerson)
      .replaceAll(/Tan Mei\s+Ling/gi, name)
      .replaceAll('A12345678', 'A23456789'),
  ) as Answers;

/** Complete answers of an adult second holder: a Malaysian with a passport, otherwise equal to the first holder. */
export const completeAdult: Answers = renamed('Lim Wei Ming');

const relationship = '77777777-7777-4777-8777-777777777777';
const dateOfBirth = '2017-05-05';
const child = renamed('Tan Xiao Yu');
const { 'assets-info': _assets, 'assets-select': _select, 'submit-address': _address, ...ofMinor } = child;
const { 'face-recognition': _ready, 'face-h5': _face, ...withoutFace } = ofMinor;

/** Complete answers of a nine-year-old child with a birth certificate. The guardian signs. */
export const completeMinor: Answers = {
  ...withoutFace,
  'base-info': { ...child['base-info'], dateOfBirth, documentType: 'birth-certificate', documentNumber: 'T1234567A' },
  'submit-photo': {
    nationality: 'MY',
    documentType: 'birth-certificate',
    front: openingDocumentIds.front,
    original: true,
  },
  'prove-relationship': { kind: 'birth-certificate', document: relationship, namesGuardian: true },
  'w8ben.form': { ...child['w8ben.form'], dateOfBirth },
  'w8ben.signature': completeAnswers['w8ben.signature'],
  'sign-info': completeAnswers['sign-info'],
};

/** The documents of `completeMinor`: those of the complete opening, and the proof of the relationship. */
export const minorDocuments = {
  ...completeFacts.documents,
  [relationship]: { kind: 'relationship-proof', sha256: 'r' },
};
