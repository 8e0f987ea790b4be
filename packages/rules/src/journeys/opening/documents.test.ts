import { describe, expect, test } from 'vitest';
import { type Answers, checkStep, type Facts, isSatisfied, nextStep } from '../../journey.ts';
import { contextByHand, stepByHand, stepsByHand, withStep } from '../../testing/opening-by-hand.ts';
import { completeAnswers, completeFacts, documentIds } from './complete-opening/complete-opening.ts';

describe('what was read of the passport', () => {
  const read = { name: 'TAN MEI LING', birthDate: '1990-01-01', number: 'A12345678', expiresOn: '2030-05-01' };
  const reading = (changed: object): Facts => ({
    ...completeFacts,
    documents: {
      ...completeFacts.documents,
      [documentIds.front]: { kind: 'identity-front', sha256: 'a', reading: { ...read, ...changed } },
    },
  });
  const found = (id: string, facts: Facts, answers: Answers = completeAnswers) =>
    checkStep(stepByHand(id), contextByHand(answers, facts)).map(({ path, code }) => `${path}: ${code}`);

  test('the same in the basic information: nothing to say', () => {
    expect(found('submit-photo', reading({}))).toEqual([]);
    expect(found('base-info', reading({}))).toEqual([]);
  });

  test.each([
    ['number', { number: 'A12345679' }, 'front.number: document-number-differs', false],
    ['birth date', { birthDate: '1990-01-02' }, 'front.birthDate: document-birth-date-differs', false],
    ['name', { name: 'TAN MEI LAN' }, 'front.name: document-name-differs', true],
  ])(
    'RULE-07 another %s is told; the step is open until it is right, but for the name',
    (_, changed, expected, satisfied) => {
      const facts = reading(changed);
      expect(found('submit-photo', facts)).toEqual([expected]);
      expect(isSatisfied(stepByHand('submit-photo'), contextByHand(completeAnswers, facts))).toBe(satisfied);
    },
  );

  test('RULE-07 the basic information changes later: told there, and the document is open again', () => {
    const answers = withStep('base-info', { documentNumber: 'A87654321', dateOfBirth: '1990-01-02' });
    expect(found('base-info', reading({}), answers)).toEqual([
      'documentNumber: differs-from-document',
      'dateOfBirth: differs-from-document',
    ]);
    expect(nextStep(stepsByHand, contextByHand(answers, reading({})))?.id).toBe('submit-photo');
  });

  test('RULE-01 the warning goes by the date in the picture, until another passport is added', () => {
    const facts = reading({ expiresOn: '2027-05-20' });
    const soon = withStep('submit-photo', { expiresOn: '2027-05-20' });
    expect(found('submit-photo', facts, soon)).toEqual(['front.validity: passport-validity-under-6-months']);
    const id = '44444444-4444-4444-8444-444444444444';
    const both = (sha256: string): Facts => ({
      ...facts,
      documents: { ...facts.documents, [id]: { kind: 'identity-supplementary', sha256 } },
    });
    const added = withStep('submit-photo', { expiresOn: '2027-05-20', supplementary: id });
    expect(found('submit-photo', both('d'), added)).toEqual([]);
    expect(found('submit-photo', both('a'), added)).toEqual(['supplementary: supplementary-is-the-same']);
  });
});
