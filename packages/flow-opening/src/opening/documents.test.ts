import { isError } from '@quayside/rules/issue';
import {
  type Answers,
  checkApplicable,
  checkStep,
  type Facts,
  findNextStep,
  initialFacts,
  isReachable,
  saveAnswers,
} from '@quayside/rules/journey';
import { completeAnswers, completeFacts, documentIds } from '@quayside/rules/testing/complete-opening';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createManualContext, getManualStep, manualSteps, withStep } from '../testing/manual-opening.ts';

describe('data read from the passport photo', () => {
  const read = { fullName: 'TAN MEI LING', birthDate: '1990-01-01', number: 'A12345678', expiresOn: '2030-05-01' };
  const reading = (changed: object): Facts => ({
    ...completeFacts,
    documents: {
      ...completeFacts.documents,
      [documentIds.front]: { kind: 'identity-front', sha256: 'a', reading: { ...read, ...changed } },
    },
  });
  const found = (id: string, facts: Facts, answers: Answers = completeAnswers) =>
    checkStep(getManualStep(id), createManualContext(answers, facts)).map(({ path, code }) => `${path}: ${code}`);

  test('reports nothing when the basic information matches', () => {
    expect(found('submit-photo', reading({}))).toEqual([]);
    expect(found('base-info', reading({}))).toEqual([]);
  });

  test.each([
    ['number', { number: 'A12345679' }, 'front.number', 'documentNumber', 'document-number-differs', 'base-info'],
    [
      'birth date',
      { birthDate: '1990-01-02' },
      'front.birthDate',
      'dateOfBirth',
      'document-birth-date-differs',
      'base-info',
    ],
    ['name', { fullName: 'TAN MEI LAN' }, 'front.name', 'nameOnId', 'document-name-differs', undefined],
  ])('RULE-07 reports a different %s at the photo and at the field', (...row) => {
    const [, changed, atPhoto, field, code, open] = row;
    const facts = reading(changed);
    expect(found('submit-photo', facts)).toEqual([`${atPhoto}: ${code}`]);
    expect(found('base-info', facts)).toEqual([`${field}: ${code}`]);
    expect(findNextStep(manualSteps, createManualContext(completeAnswers, facts))?.id).toBe(open);
  });

  test('gives advice about a different nationality, because a person may have several', () => {
    const facts = reading({ nationality: 'SG' });
    expect(found('submit-photo', facts)).toEqual(['nationality: document-nationality-differs']);
    expect(found('base-info', facts)).toEqual(['nationality: document-nationality-differs']);
    expect(findNextStep(manualSteps, createManualContext(completeAnswers, facts))).toBeUndefined();
    expect(found('base-info', reading({ nationality: 'MY' }))).toEqual([]);
  });

  test('RULE-07 reopens the basic information after a change, or accepts a new photo', () => {
    const answers = withStep('base-info', { documentNumber: 'A87654321', dateOfBirth: '1990-01-02' });
    expect(found('base-info', reading({}), answers)).toEqual([
      'documentNumber: document-number-differs',
      'dateOfBirth: document-birth-date-differs',
    ]);
    const context = createManualContext(answers, reading({}));
    expect(findNextStep(manualSteps, context)?.id).toBe('base-info');
    expect(isReachable(manualSteps, 'submit-photo', context)).toBe(true);
  });

  test('RULE-01 warns of the expiry date in the photo until a second passport is added', () => {
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

describe('the photo step before the basic information', () => {
  const { 'submit-photo': photo = {}, 'base-info': base = {} } = completeAnswers;
  const issues = (answers: Answers, facts: Facts = completeFacts) =>
    checkStep(getManualStep('submit-photo'), createManualContext(answers, facts)).map(
      ({ path, code }) => `${path}: ${code}`,
    );
  const { nationality: _, documentType: __, ...picture } = photo;

  test('requires nationality and document type with the photo', () => {
    expect(issues({ 'submit-photo': photo })).toEqual([]);
    expect(issues({ 'submit-photo': picture })).toEqual(['nationality: select-country']);
    const ofMalaysia = { 'submit-photo': { ...picture, nationality: 'MY' } };
    expect(issues(ofMalaysia), 'the types appear after the nationality').toEqual([
      'documentType: select-document-type',
    ]);
    expect(issues({ 'submit-photo': picture, 'base-info': base }), 'known from elsewhere').toEqual([]);
  });

  describe('issues of the visible fields', () => {
    const asked = (answers: Answers) =>
      checkApplicable(getManualStep('submit-photo'), createManualContext(answers, initialFacts)).map(
        ({ path }) => path,
      );

    test.each<[when: string, answers: Answers, paths: string[]]>([
      ['an empty form', {}, ['nationality']],
      ['a nationality', { 'submit-photo': { nationality: 'MY' } }, ['documentType']],
      ['a card', { 'submit-photo': { nationality: 'MY', documentType: 'mykad' } }, ['front', 'back', 'original']],
      [
        'a passport',
        { 'submit-photo': { nationality: 'MY', documentType: 'passport' } },
        ['front', 'expiresOn', 'signed', 'original'],
      ],
      ['a passport from the basic information', { 'base-info': base }, ['front', 'expiresOn', 'signed', 'original']],
    ])('are reported for %s', (_, answers, paths) => {
      expect(asked(answers)).toEqual(paths);
    });

    test('block the customer exactly if the server would reject the answers', () => {
      const anyOf = <T>(value: T) => fc.option(fc.constant(value), { nil: undefined });
      const some = fc.record({
        nationality: fc.constantFrom(undefined, '', 'MY', 'TH'),
        documentType: fc.constantFrom(undefined, '', 'mykad', 'passport'),
        front: anyOf(documentIds.front),
        signed: anyOf(true),
        original: anyOf(true),
      });
      fc.assert(
        fc.property(some, (typed) => {
          const context = createManualContext({ 'submit-photo': typed }, completeFacts);
          const shown = checkApplicable(getManualStep('submit-photo'), context).filter(isError);
          const all = checkStep(getManualStep('submit-photo'), context).filter(isError);
          expect(shown.length > 0).toBe(all.length > 0);
          const isOfOwner = ({ path }: { readonly path: string }) => path === 'nationality' || path === 'documentType';
          expect(shown).toEqual(typed.documentType ? all : all.filter(isOfOwner));
        }),
      );
    });
  });

  test('rejects a document type that the app does not accept, or that only minors have', () => {
    const capabilities = { digitalId: false, documentTypes: ['nric'] as const, tiers: [], derivatives: [] };
    const wrong = ['documentType: select-document-type'];
    expect(issues({ 'submit-photo': photo }, { ...completeFacts, capabilities })).toEqual(wrong);
    const certificate = { 'submit-photo': { ...photo, documentType: 'birth-certificate' } };
    expect(issues(certificate)).toEqual(wrong);
    expect(issues(certificate, { ...completeFacts, holder: { role: 'joint-minor' } })).toEqual([]);
  });

  test('RULE-08 refuses a US nationality before the basic information', () => {
    const found = getManualStep('submit-photo').ineligible?.(
      { nationality: 'US' },
      createManualContext({}, initialFacts),
    );
    expect(found).toBe('us-person');
  });

  test('synchronises nationality and document type between the photo and the basic information', () => {
    const typed = { ...base, documentType: 'mykad', nationality: 'SG' };
    const afterBase = saveAnswers(manualSteps, completeAnswers, 'base-info', typed);
    expect(afterBase['submit-photo']).toEqual({ ...photo, documentType: 'mykad', nationality: 'SG' });
    const afterPhoto = saveAnswers(manualSteps, completeAnswers, 'submit-photo', { ...photo, nationality: 'SG' });
    expect(afterPhoto['base-info'], 'and the citizenship that repeats it').toEqual({
      ...base,
      nationality: 'SG',
      citizenship: 'SG',
    });
    const twoPassports = withStep('base-info', { citizenship: 'TH' });
    const kept = saveAnswers(manualSteps, twoPassports, 'submit-photo', { ...photo, nationality: 'SG' });
    expect(kept['base-info']?.citizenship, 'one of their own stays').toBe('TH');
    const same = saveAnswers(manualSteps, completeAnswers, 'submit-photo', { ...photo, signed: false });
    expect(same['base-info']).toBe(completeAnswers['base-info']);
  });

  test('does not copy a changed nationality to a photo step without one', () => {
    const answers = { ...completeAnswers, 'submit-photo': picture };
    expect(saveAnswers(manualSteps, answers, 'base-info', { ...base, nationality: 'SG' })['submit-photo']).toEqual(
      picture,
    );
  });
});
