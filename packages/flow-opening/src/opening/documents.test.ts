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
import { completeAnswers, completeFacts, openingDocumentIds } from '@quayside/rules/testing/complete-opening';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createManualContext, getManualStep, manualSteps, withChangedStep } from '../testing/manual-opening.ts';

describe('data read from the passport photo', () => {
  const read = { fullName: 'TAN MEI LING', birthDate: '1990-01-01', number: 'A12345678', expiresOn: '2030-05-01' };
  const reading = (changed: object): Facts => ({
    ...completeFacts,
    documents: {
      ...completeFacts.documents,
      [openingDocumentIds.front]: { kind: 'identity-front', sha256: 'a', reading: { ...read, ...changed } },
    },
  });
  const found = (id: string, facts: Facts, answers: Answers = completeAnswers) =>
    checkStep(getManualStep(id), createManualContext(answers, facts)).map(({ path, code }) => `${path}: ${code}`);

  test('a passport photo that matches the basic information has no issues', () => {
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
  ])('RULE-07 a %s that differs from the passport photo is reported at the photo and at the field', (...row) => {
    const [, changed, atPhoto, field, code, open] = row;
    const facts = reading(changed);
    expect(found('submit-photo', facts)).toEqual([`${atPhoto}: ${code}`]);
    expect(found('base-info', facts)).toEqual([`${field}: ${code}`]);
    expect(findNextStep(manualSteps, createManualContext(completeAnswers, facts))?.id).toBe(open);
  });

  test('another nationality than in the passport shows advice, because a person may have several', () => {
    const facts = reading({ nationality: 'SG' });
    expect(found('submit-photo', facts)).toEqual(['nationality: document-nationality-differs']);
    expect(found('base-info', facts)).toEqual(['nationality: document-nationality-differs']);
    expect(findNextStep(manualSteps, createManualContext(completeAnswers, facts))).toBeUndefined();
    expect(found('base-info', reading({ nationality: 'MY' }))).toEqual([]);
  });

  test('RULE-07 details changed after the photo reopen the basic information, and the photo can still be replaced', () => {
    const answers = withChangedStep('base-info', { documentNumber: 'A87654321', dateOfBirth: '1990-01-02' });
    expect(found('base-info', reading({}), answers)).toEqual([
      'documentNumber: document-number-differs',
      'dateOfBirth: document-birth-date-differs',
    ]);
    const context = createManualContext(answers, reading({}));
    expect(findNextStep(manualSteps, context)?.id).toBe('base-info');
    expect(isReachable(manualSteps, 'submit-photo', context)).toBe(true);
  });

  test('RULE-01 a passport photo with an early expiry date warns until a second passport is added', () => {
    const facts = reading({ expiresOn: '2027-05-20' });
    const soon = withChangedStep('submit-photo', { expiresOn: '2027-05-20' });
    expect(found('submit-photo', facts, soon)).toEqual(['front.validity: passport-validity-under-6-months']);
    const id = '44444444-4444-4444-8444-444444444444';
    const both = (sha256: string): Facts => ({
      ...facts,
      documents: { ...facts.documents, [id]: { kind: 'identity-supplementary', sha256 } },
    });
    const added = withChangedStep('submit-photo', { expiresOn: '2027-05-20', supplementary: id });
    expect(found('submit-photo', both('d'), added)).toEqual([]);
    expect(found('submit-photo', both('a'), added)).toEqual(['supplementary: supplementary-is-the-same']);
  });
});

test.each([
  ['passport', ['fullName']],
  ['thai-id', ['fullName', 'nameOnId']],
])('an empty name on a %s is reported at %j', (documentType, paths) => {
  const answers = withChangedStep('base-info', { documentType, fullName: '', nameOnId: '' });
  const found = checkApplicable(getManualStep('base-info'), createManualContext(answers)).map(({ path }) => path);
  expect(found.filter((path) => path === 'fullName' || path === 'nameOnId')).toEqual(paths);
});

describe('the photo step before the basic information', () => {
  const { 'submit-photo': photo = {}, 'base-info': base = {} } = completeAnswers;
  const issues = (answers: Answers, facts: Facts = completeFacts) =>
    checkStep(getManualStep('submit-photo'), createManualContext(answers, facts)).map(
      ({ path, code }) => `${path}: ${code}`,
    );
  const { nationality: _, documentType: __, ...picture } = photo;

  test('the photo step requires the nationality and the document type', () => {
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
      ['a passport', { 'submit-photo': { nationality: 'MY', documentType: 'passport' } }, ['front', 'original']],
      ['a passport from the basic information', { 'base-info': base }, ['front', 'original']],
    ])('the photo step reports only the visible fields for %s', (_, answers, paths) => {
      expect(asked(answers)).toEqual(paths);
    });

    test('RULE-01 RULE-04 one box reports a missing original first, then a missing signature', () => {
      const passport = { nationality: 'MY', documentType: 'passport', front: openingDocumentIds.front };
      const shown = (ticked: object) =>
        checkApplicable(
          getManualStep('submit-photo'),
          createManualContext({ 'submit-photo': { ...passport, expiresOn: '2030-05-01', ...ticked } }, completeFacts),
        ).map(({ path, code }) => `${path}: ${code}`);
      expect(shown({})).toEqual(['original: not-a-scan']);
      expect(shown({ original: true })).toEqual(['signed: passport-must-be-signed']);
      expect(shown({ original: true, signed: true })).toEqual([]);
    });

    test('RULE-01 the expiry date is asked for once a photo has arrived', () => {
      const typed = { nationality: 'MY', documentType: 'passport', original: true, signed: true };
      const shown = (more: object) =>
        checkApplicable(
          getManualStep('submit-photo'),
          createManualContext({ 'submit-photo': { ...typed, ...more } }, completeFacts),
        ).map(({ path }) => path);
      expect(shown({})).toEqual(['front']);
      expect(shown({ front: openingDocumentIds.front })).toEqual(['expiresOn']);
    });

    test('the photo page blocks the customer exactly if the server would reject the answers', () => {
      const anyOf = <T>(value: T) => fc.option(fc.constant(value), { nil: undefined });
      const some = fc.record({
        nationality: fc.constantFrom(undefined, '', 'MY', 'TH'),
        documentType: fc.constantFrom(undefined, '', 'mykad', 'passport'),
        front: anyOf(openingDocumentIds.front),
        signed: anyOf(true),
        original: anyOf(true),
      });
      fc.assert(
        fc.property(some, (typed) => {
          const context = createManualContext({ 'submit-photo': typed }, completeFacts);
          const shown = checkApplicable(getManualStep('submit-photo'), context).filter(isError);
          const all = checkStep(getManualStep('submit-photo'), context).filter(isError);
          expect(shown.length > 0).toBe(all.length > 0);
          const isShown = ({ path }: { readonly path: string }) => {
            if (!typed.documentType) return path === 'nationality' || path === 'documentType';
            if (path === 'expiresOn') return typed.front !== undefined;
            return path !== 'signed' || typed.original === true;
          };
          expect(shown).toEqual(all.filter(isShown));
        }),
      );
    });
  });

  test('the photo step rejects a document type that the app does not accept, or that only minors have', () => {
    const capabilities = { digitalId: false, documentTypes: ['nric'] as const, tiers: [], derivatives: [] };
    const wrong = ['documentType: select-document-type'];
    expect(issues({ 'submit-photo': photo }, { ...completeFacts, capabilities })).toEqual(wrong);
    const certificate = { 'submit-photo': { ...photo, documentType: 'birth-certificate' } };
    expect(issues(certificate)).toEqual(wrong);
    expect(issues(certificate, { ...completeFacts, holder: { role: 'joint-minor' } })).toEqual([]);
  });

  test('RULE-08 a US nationality is refused at the photo step, before the basic information', () => {
    const found = getManualStep('submit-photo').ineligible?.(
      { nationality: 'US' },
      createManualContext({}, initialFacts),
    );
    expect(found).toBe('us-person');
  });

  test('nationality and document type stay equal in the photo step and the basic information', () => {
    const typed = { ...base, documentType: 'mykad', nationality: 'SG' };
    const afterBase = saveAnswers(manualSteps, completeAnswers, 'base-info', typed);
    expect(afterBase['submit-photo']).toEqual({ ...photo, documentType: 'mykad', nationality: 'SG' });
    const afterPhoto = saveAnswers(manualSteps, completeAnswers, 'submit-photo', { ...photo, nationality: 'SG' });
    expect(afterPhoto['base-info'], 'and the citizenship that repeats it').toEqual({
      ...base,
      nationality: 'SG',
      citizenship: 'SG',
    });
    const twoPassports = withChangedStep('base-info', { citizenship: 'TH' });
    const kept = saveAnswers(manualSteps, twoPassports, 'submit-photo', { ...photo, nationality: 'SG' });
    expect(kept['base-info']?.citizenship, 'one of their own stays').toBe('TH');
    const same = saveAnswers(manualSteps, completeAnswers, 'submit-photo', { ...photo, signed: false });
    expect(same['base-info']).toBe(completeAnswers['base-info']);
  });

  test('a changed nationality is not copied to a photo step that has none', () => {
    const answers = { ...completeAnswers, 'submit-photo': picture };
    expect(saveAnswers(manualSteps, answers, 'base-info', { ...base, nationality: 'SG' })['submit-photo']).toEqual(
      picture,
    );
  });
});
