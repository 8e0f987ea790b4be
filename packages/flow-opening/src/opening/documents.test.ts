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

  const back = '55555555-5555-4555-8555-555555555555';
  const ofCard = (documentType: string, changed: object) => {
    const owner = { nationality: documentType === 'cccd' ? 'VN' : 'DE', documentType };
    const answers = {
      ...completeAnswers,
      'submit-photo': { ...completeAnswers['submit-photo'], ...owner, back },
      'base-info': { ...completeAnswers['base-info'], ...owner, documentNumber: '001090000001' },
    };
    const picture = { kind: 'identity-back', sha256: 'b2', reading: { ...read, number: '001090000001', ...changed } };
    const facts = { ...completeFacts, documents: { ...completeFacts.documents, [back]: picture } };
    return { answers, facts };
  };

  test.each<[string, string, object, string[], string[]]>([
    ['the same details', 'identification-card', {}, [], []],
    [
      'another birth date',
      'identification-card',
      { birthDate: '1990-01-02' },
      ['back.birthDate: document-birth-date-differs'],
      ['dateOfBirth: document-birth-date-differs'],
    ],
    [
      'another name',
      'identification-card',
      { fullName: 'TAN MEI LAN' },
      ['back.name: document-name-differs'],
      ['nameOnId: document-name-differs'],
    ],
    [
      'another number',
      'cccd',
      { number: '001090000002' },
      ['back.number: document-number-differs'],
      ['documentNumber: document-number-differs'],
    ],
  ])('RULE-07 the back of a card with %s (%s) is compared', (_, type, changed, atPhoto, atField) => {
    const { answers, facts } = ofCard(type, changed);
    expect(found('submit-photo', facts, answers)).toEqual(atPhoto);
    expect(found('base-info', facts, answers)).toEqual(expect.arrayContaining(atField));
  });

  test('RULE-07 another number on an identification card is advice, because a card may show two numbers', () => {
    const { answers, facts } = ofCard('identification-card', { number: '001090000002' });
    const issues = checkStep(getManualStep('base-info'), createManualContext(answers, facts));
    expect(issues).toEqual([{ path: 'documentNumber', code: 'document-number-differs', level: 'advice' }]);
  });

  test('a passport ignores the back of an earlier card', () => {
    const { answers, facts } = ofCard('identification-card', { birthDate: '1990-01-02' });
    const passport = { ...answers['submit-photo'], nationality: 'MY', documentType: 'passport' };
    const now = { ...completeAnswers, 'submit-photo': passport };
    expect(found('submit-photo', facts, now)).toEqual([]);
    expect(found('base-info', facts, now)).toEqual([]);
  });

  test.each<[string, string | undefined, string[]]>([
    ['passport', 'identification-card', ['front: document-type-differs']],
    ['passport', 'passport', []],
    ['passport', undefined, []],
    ['mykad', 'passport', ['front: document-type-differs']],
    ['mykad', 'identification-card', []],
  ])('the photo of a chosen %s that shows the type %s has the issues %j', (documentType, shown, expected) => {
    const answers = withChangedStep('submit-photo', { documentType, back });
    const facts = reading({ documentType: shown, number: undefined, birthDate: undefined });
    const documents = { ...facts.documents, [back]: { kind: 'identity-back', sha256: 'b2' } };
    expect(found('submit-photo', { ...facts, documents }, answers)).toEqual(expected);
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
    const typed = { ...base, nationality: 'SG' };
    const afterBase = saveAnswers(manualSteps, completeAnswers, 'base-info', typed);
    expect(afterBase['submit-photo']).toEqual({ ...photo, nationality: 'SG' });
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

  test('another type of document removes the photos and the number of the first', () => {
    const card = { nationality: 'MY', documentType: 'mykad' };
    const afterBase = saveAnswers(manualSteps, completeAnswers, 'base-info', { ...base, documentType: 'mykad' });
    expect(afterBase['submit-photo']).toEqual(card);
    const afterPhoto = saveAnswers(manualSteps, completeAnswers, 'submit-photo', { ...photo, ...card });
    expect(afterPhoto['base-info']).toEqual({ ...base, documentType: 'mykad', documentNumber: '' });
    const read = { kind: 'identity-front', sha256: 'z', reading: { number: '900101141234' } };
    const withReading = saveAnswers(
      manualSteps,
      completeAnswers,
      'submit-photo',
      { ...photo, ...card, front: 'new' },
      undefined,
      { new: read },
    );
    expect(withReading['base-info']?.documentNumber).toBe('900101141234');
  });

  test.each<[string, string, string | undefined]>([
    ['MY', 'mykad', undefined],
    ['TH', 'mykad', 'select-document-type'],
    ['TH', 'thai-id', undefined],
    ['SG', 'thai-id', 'select-document-type'],
    ['SG', 'nric', undefined],
    ['DE', 'identification-card', undefined],
    ['MY', 'identification-card', 'select-document-type'],
  ])('a person from %s with the document %s has the issue %s in both steps', (nationality, documentType, code) => {
    const owner = { nationality, documentType };
    const answers = { ...completeAnswers, 'submit-photo': { ...photo, ...owner }, 'base-info': { ...base, ...owner } };
    for (const id of ['submit-photo', 'base-info'])
      expect(
        checkStep(getManualStep(id), createManualContext(answers)).find(({ path }) => path === 'documentType')?.code,
      ).toBe(code);
  });

  test('a changed nationality is not copied to a photo step that has none', () => {
    const answers = { ...completeAnswers, 'submit-photo': picture };
    expect(saveAnswers(manualSteps, answers, 'base-info', { ...base, nationality: 'SG' })['submit-photo']).toEqual(
      picture,
    );
  });
});

describe('RULE-03 the confirmation that a proof shows the address', () => {
  const { 'contact-info': contact = {}, 'submit-address': proof } = completeAnswers;
  const home = contact.residentialAddress as Readonly<Record<string, string>>;
  const after = (step: string, own: object) => saveAnswers(manualSteps, completeAnswers, step, { ...own });

  test.each<[string, object]>([
    ['another street', { residentialAddress: { ...home, line1: '9 Other Road' } }],
    ['another country', { residentialAddress: { country: 'MO', line1: '澳門新馬路123號' } }],
  ])('%s removes it, and asks for the proof again', (_, change) => {
    const answers = after('contact-info', { ...contact, ...change });
    expect(answers['submit-address']).toEqual({
      kind: proof?.kind,
      document: proof?.document,
      issuedOn: proof?.issuedOn,
    });
    const issues = checkStep(getManualStep('submit-address'), createManualContext(answers));
    expect(issues).toEqual([{ path: 'showsNameAndAddress', code: 'proof-shows-name-and-address' }]);
  });

  test.each<[string, string, object]>([
    ['another email address', 'contact-info', { ...contact, email: 'other@customer.example' }],
    ['another order of the lines', 'contact-info', { ...contact, residentialAddress: { unit: '', ...home } }],
    ['another income', 'assets-info', { ...completeAnswers['assets-info'], annualIncome: '1' }],
  ])('%s does not', (_, step, own) => {
    expect(after(step, own)['submit-address']).toEqual(proof);
  });
});
