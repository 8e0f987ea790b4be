import { riskQuestionnaireOn } from '@quayside/rules/internals/risk-profile';
import { isError } from '@quayside/rules/issue';
import {
  type Answers,
  checkStep,
  type Facts,
  ineligibility,
  isReachable,
  isSatisfied,
  joinJourney,
  nextStep,
  type StepAnswers,
  saveAnswers,
  UnknownJourneyError,
} from '@quayside/rules/journey';
import { completeAnswers, completeFacts, documentIds, today } from '@quayside/rules/testing/complete-opening';
import { describe, expect, test } from 'vitest';
import { contextByHand, stepByHand, stepsByHand, withStep } from '../testing/opening-by-hand.ts';
import { opening } from './opening-rules.ts';

const codes = (id: string, changed: StepAnswers, facts = completeFacts) =>
  checkStep(stepByHand(id), contextByHand(withStep(id, changed), facts))
    .filter(isError)
    .map(({ path, code }) => `${path}: ${code}`);
const without = (id: string, field: string) => ({
  ...completeAnswers,
  [id]: Object.fromEntries(Object.entries(completeAnswers[id] ?? {}).filter(([key]) => key !== field)),
});

describe('the opening by hand', () => {
  test('can be submitted with complete answers', () => {
    expect(
      stepsByHand
        .map((one) => [one.id, checkStep(one, contextByHand()).filter(isError)])
        .filter(([, issues]) => (issues as unknown[]).length),
    ).toEqual([]);
    expect(nextStep(stepsByHand, contextByHand())).toBeUndefined();
  });

  test('has the specified order of steps, including the W-8BEN part', () => {
    expect(stepsByHand.map(({ id }) => id)).toEqual(Object.keys(completeAnswers));
  });

  test('continues at the first missing step and blocks the steps after it', () => {
    for (const [index, { id }] of stepsByHand.entries()) {
      if (id === 'w8ben.list') continue; // the explanation of the form is optional
      const answers = { ...completeAnswers, [id]: undefined };
      expect(nextStep(stepsByHand, contextByHand(answers))?.id).toBe(id);
      for (const [other, { id: otherId }] of stepsByHand.entries())
        expect(isReachable(stepsByHand, otherId, contextByHand(answers)), `${otherId} without ${id}`).toBe(
          other <= index,
        );
    }
  });

  test('throws at start when a part is not registered', () => {
    expect(() => joinJourney(opening, {})).toThrow(UnknownJourneyError);
  });

  test('resets the review and the signature after a later change', () => {
    const answers = saveAnswers(stepsByHand, completeAnswers, 'contact-info', completeAnswers['contact-info'] ?? {});
    expect(answers['check-answers']).toBeUndefined();
    expect(answers['sign-info']).toBeUndefined();
    expect(nextStep(stepsByHand, contextByHand(answers))?.id).toBe('check-answers');
  });

  test('keeps the review after signing', () => {
    expect(saveAnswers(stepsByHand, completeAnswers, 'sign-info', {})['check-answers']).toEqual({ confirmed: true });
    const { 'check-answers': confirmed = {}, ...unchecked } = completeAnswers;
    expect(
      saveAnswers(stepsByHand, unchecked, 'check-answers', confirmed)['sign-info'],
      'requires the review before the signature',
    ).toBeUndefined();
    expect(saveAnswers(stepsByHand, completeAnswers, 'check-answers', confirmed)['sign-info']).toBeDefined();
  });

  test('reopens the step of a rejected requirement', () => {
    const facts = { ...completeFacts, requirements: { 'address-proof': 'rejected' as const } };
    expect(nextStep(stepsByHand, contextByHand(completeAnswers, facts))?.id).toBe('submit-address');
  });

  test('discards unknown fields', () => {
    expect(saveAnswers(stepsByHand, {}, 'choose', { route: 'manual', admin: true }).choose).toEqual({
      route: 'manual',
    });
  });
});

test('allows acceptance of a risk profile only after its questions', () => {
  const found = codes('risklevel', { answers: {}, accepted: false });
  expect(found).toHaveLength(7);
  expect(found.every((one) => one.endsWith(': risk-question-unanswered'))).toBe(true);
});

describe('messages for broken rules', () => {
  test.each([
    ['MSG-05 no country', 'base-info', { nationality: '' }, 'nationality: select-country'],
    ['MSG-07 no document type', 'base-info', { documentType: '' }, 'documentType: select-document-type'],
    ['MSG-21 no full name', 'base-info', { fullName: ' ' }, 'fullName: full-name-required'],
    ['UI-04 no phone', 'contact-info', { mobile: '' }, 'mobile: mobile-required'],
    ['an e-mail address in its wrapping', 'contact-info', { email: 'Mei <mei@a.example>' }, 'email: email-format'],
    ['two e-mail addresses', 'contact-info', { email: 'mei@a.example,wei@a.example' }, 'email: email-format'],
    ['UI-04 no name', 'base-info', { nameOnId: ' ' }, 'nameOnId: name-required'],
    ['half a date', 'base-info', { dateOfBirth: '2007-02-' }, 'dateOfBirth: date-incomplete'],
    ['a date that no calendar has', 'base-info', { dateOfBirth: '2007-02-29' }, 'dateOfBirth: date-does-not-exist'],
    ['MSG-01 no document number', 'base-info', { documentNumber: '' }, 'documentNumber: enter-field'],
    [
      'MSG-20 RULE-17 a tax number of another format',
      'base-info',
      { taxResidencies: [{ country: 'SG', number: '12' }] },
      'taxResidencies.0.number: tax-number-format',
    ],
    [
      'MSG-17 RULE-10 no number and no reason',
      'base-info',
      { taxResidencies: [{ country: 'SG' }] },
      'taxResidencies.0.reason: select-reason',
    ],
    [
      'MSG-19 RULE-10 unable to obtain one, without an explanation',
      'base-info',
      { taxResidencies: [{ country: 'SG', reason: 'unable-to-obtain' }] },
      'taxResidencies.0.explanation: explain-reason',
    ],
    [
      'MSG-06 no address',
      'contact-info',
      { residentialAddress: { country: 'MY' } },
      'residentialAddress.line1: address-required',
    ],
    [
      'MSG-17 RULE-11 residence outside the countries of tax residency',
      'contact-info',
      { residentialAddress: { country: 'SG', line1: 'Blk 102 Bedok North Avenue 4', postalCode: '460102' } },
      'differenceReason: select-reason',
    ],
    [
      'MSG-18 RULE-11 another reason, not named',
      'contact-info',
      { residentialAddress: { country: 'SG', line1: 'Blk 102', postalCode: '460102' }, differenceReason: 'other' },
      'differenceExplanation: enter-other-reason',
    ],
    ['RULE-06 no company name', 'assets-info', { companyName: '' }, 'companyName: company-name-required'],
    ['MSG-10 no objectives', 'assets-select', { objectives: [] }, 'objectives: select-objectives'],
    [
      'MSG-11 RULE-14 no cognitive assessment',
      'assets-select',
      { cognitiveAssessment: [] },
      'cognitiveAssessment: cognitive-assessment-required',
    ],
    [
      'MSG-12 RULE-14 no certificate',
      'assets-select',
      { cognitiveAssessment: ['exam-certificate'], examPassedOn: '2026-01-01' },
      'examCertificate: upload-exam-certificate',
    ],
    [
      'MSG-13 RULE-14 no work experience proof',
      'assets-select',
      { cognitiveAssessment: ['work-experience'] },
      'workExperienceProof: upload-work-experience',
    ],
    [
      'RULE-15 an employee without licence number',
      'assets-select',
      { regulatedEmployee: 'yes', employerConsent: 'no' },
      'licenceNumber: licence-number-required',
    ],
    [
      'no field issue for margin with income and net worth under 5K',
      'select-account-type',
      { accountType: 'margin', riskAcknowledged: true },
      undefined,
    ],
    [
      'margin above the risk profile without the acknowledgement',
      'select-account-type',
      { accountType: 'margin' },
      'riskAcknowledged: must-agree',
    ],
    ['MSG-04 no document', 'submit-photo', { front: '' }, 'front: upload-document'],
    ['RULE-01 an expired passport', 'submit-photo', { expiresOn: '2026-11-20' }, 'expiresOn: passport-expired'],
    ['RULE-01 an unsigned passport', 'submit-photo', { signed: false }, 'signed: passport-must-be-signed'],
    ['RULE-04 a scanned copy', 'submit-photo', { original: false }, 'original: not-a-scan'],
    [
      'RULE-03 a proof from the day before three months ago',
      'submit-address',
      { issuedOn: '2026-08-20' },
      'issuedOn: proof-of-address-too-old',
    ],
    [
      'MSG-22 RULE-22 treaty risk not ticked',
      'w8ben.form',
      { treatyBenefits: 'yes', treatyCountry: 'TH' },
      'treatyRiskAccepted: treaty-risk-required',
    ],
    [
      'RULE-09 a country without a treaty',
      'w8ben.form',
      { treatyBenefits: 'yes', treatyCountry: 'SG', treatyRiskAccepted: true },
      'treatyCountry: treaty-none',
    ],
    ['MSG-08 no signature', 'sign-info', { signature: undefined }, 'signature: signature-required'],
    ['MSG-09 RULE-16 another name', 'sign-info', { name: 'Tan Mei Lin' }, 'name: signature-mismatch'],
    ['MSG-02 an agreement not read', 'agreement-info', { consents: [] }, 'consents.together: must-agree'],
    ['a risk profile not accepted', 'risklevel', { accepted: false }, 'accepted: must-agree'],
    ['a face that passed', 'face-h5', {}, undefined],
  ] as const)('%s', (_, id, changed, expected) => {
    const found = codes(id, changed);
    expect(found.filter((one) => !expected || one === expected)).toEqual(expected ? [expected] : []);
  });

  test('MSG-14 requires an uploaded hand-held photo', () => {
    const failed: Facts = { ...completeFacts, face: { result: 'failed', attempts: 3 } };
    expect(codes('face-h5', { handheld: '' })).toEqual(['handheld: upload-handheld']);
    expect(codes('face-h5', { handheld: documentIds.front }), 'another picture is none').toEqual([
      'handheld: upload-handheld',
    ]);
    expect(codes('face-h5', { handheld: '' }, failed), 'the photo is asked for, not the face').toEqual([
      'handheld: upload-handheld',
    ]);
  });

  test('MSG-30 STATE-03 keeps the step open when the face does not match', () => {
    const facts: Facts = { ...completeFacts, face: { result: 'failed', attempts: 3 } };
    expect(codes('face-h5', {}, facts)).toEqual(['picture: face-failed']);
  });

  test('STATE-03 accepts a third-party report in place of the picture, but no other document', () => {
    const report = documentIds.front;
    const facts = (kind: string): Facts => ({
      ...completeFacts,
      face: { result: 'failed', attempts: 3 },
      documents: { ...completeFacts.documents, [report]: { kind, sha256: 'd' } },
    });
    expect(codes('face-h5', { picture: undefined, report }, facts('identity-report'))).toEqual([]);
    expect(codes('face-h5', { picture: undefined, report }, facts('face'))).toEqual(['picture: face-required']);
  });

  test('RULE-03 rejects the same file for identity and address', () => {
    const documents = { ...completeFacts.documents, [documentIds.proof]: { kind: 'address-proof', sha256: 'a' } };
    expect(codes('submit-address', {}, { ...completeFacts, documents })).toEqual(['document: same-document']);
  });

  test('MSG-07 a proof of address without its kind', () => {
    expect(codes('submit-address', { kind: '' })).toEqual(['kind: select-document-type']);
  });

  test('RULE-02 requires the back of an ID card', () => {
    const answers = withStep('submit-photo', { documentType: 'mykad' });
    expect(
      checkStep(stepByHand('submit-photo'), contextByHand(answers)).map(({ path, code }) => `${path}: ${code}`),
    ).toContain('back: upload-document');
  });

  test('orders issues of schema and rules by the fields on screen', () => {
    expect(codes('assets-info', { companyName: '', occupation: '', annualIncome: '', education: undefined })).toEqual([
      'companyName: company-name-required',
      'occupation: select-field',
      'annualIncome: enter-field',
      'education: select-field',
    ]);
    const rows = [
      { country: 'SG', reason: 'unable-to-obtain' },
      { country: '', number: '1' },
    ];
    expect(codes('base-info', { nationality: '', taxResidencies: rows })).toEqual([
      'nationality: select-country',
      'taxResidencies.0.explanation: explain-reason',
      'taxResidencies.1.country: select-country',
    ]);
  });

  test('advises of a manual review for margin below 21 and allows it', () => {
    const young = {
      ...withStep('base-info', { dateOfBirth: '2006-01-01' }),
      'select-account-type': { accountType: 'margin' },
    };
    const found = checkStep(stepByHand('select-account-type'), contextByHand(young));
    expect(found.filter(({ path }) => path === 'accountType')).toEqual([
      { path: 'accountType', code: 'young-investor-review', values: { age: 21 }, level: 'advice' },
    ]);
  });

  test('RULE-12 refuses margin with 4,999.99 of both and allows it with 5,000 of one', () => {
    const poor = {
      ...withStep('assets-info', { annualIncome: '4999.99', netWorth: '4999.99' }),
      'select-account-type': { accountType: 'margin', riskAcknowledged: true },
    };
    const refused = (answers: Answers) =>
      ineligibility(stepByHand('select-account-type'), answers['select-account-type'] ?? {}, contextByHand(answers));
    expect(refused(poor), 'an outcome, not a red field').toBe('margin-refused');
    expect(isSatisfied(stepByHand('select-account-type'), contextByHand(poor)), 'and nothing to submit').toBe(false);
    const enough = {
      ...poor,
      'assets-info': { ...completeAnswers['assets-info'], annualIncome: '4999.99', netWorth: '5000' },
    };
    expect(refused(enough)).toBeUndefined();
    expect(isSatisfied(stepByHand('select-account-type'), contextByHand(enough))).toBe(true);
  });

  test('warns only of margin above the risk profile, never of a cash account', () => {
    const found = (accountType: string, answers: Answers = completeAnswers) =>
      checkStep(
        stepByHand('select-account-type'),
        contextByHand({ ...answers, 'select-account-type': { accountType } }),
      );
    expect(found('margin')[0], 'the sample is conservative').toEqual({
      path: 'riskWarning',
      code: 'product-above-risk-profile',
      values: { level: 'conservative' },
      level: 'advice',
    });
    expect(found('cash')).toEqual([]);
    const { version, questions } = riskQuestionnaireOn(today);
    const answers = Object.fromEntries(questions.map(({ id, options }) => [id, options.at(-1)?.id]));
    expect(found('margin', withStep('risklevel', { version, answers, accepted: true }))).toEqual([]);
  });
});

describe('reports ineligibility without an error', () => {
  test.each([
    ['nationality', 'base-info', { nationality: 'US' }],
    ['citizenship', 'base-info', { citizenship: 'US' }],
    ['tax residency', 'base-info', { taxResidencies: [{ country: 'US' }] }],
    ['address', 'contact-info', { residentialAddress: { country: 'US' } }],
    ['US tax number on the form', 'w8ben.form', { usTaxNumber: '123456789' }],
  ] as const)('RULE-08 reports a US person by %s at that step, even with incomplete answers', (_, id, changed) => {
    expect(stepByHand(id).ineligible?.(changed, contextByHand({}))).toBe('us-person');
  });

  test.each([
    ['nationality', 'base-info', { nationality: 'KP' }],
    ['citizenship', 'base-info', { nationality: 'SG', citizenship: 'IR' }],
    ['tax residency', 'base-info', { taxResidencies: [{ country: 'SG' }, { country: 'IR' }] }],
    ['residence', 'contact-info', { residentialAddress: { country: 'KP' } }],
  ] as const)('reports a country that is not served by %s at that step', (_, id, changed) => {
    expect(stepByHand(id).ineligible?.(changed, contextByHand({}))).toBe('country-not-served');
  });

  test('RULE-15 refuses an employee of a regulated company without employer consent', () => {
    const told = (answers: StepAnswers) => stepByHand('assets-select').ineligible?.(answers, contextByHand({}));
    expect(told({ regulatedEmployee: 'yes', employerConsent: 'no' })).toBe('no-employer-consent');
    expect(told({ regulatedEmployee: 'yes' })).toBeUndefined();
    expect(told({ regulatedEmployee: 'no', employerConsent: 'no' }), 'a question that was taken back').toBeUndefined();
  });

  test('allows a sole account from the 18th birthday, not a day before', () => {
    const ineligible = (dateOfBirth: string) =>
      stepByHand('base-info').ineligible?.({ dateOfBirth }, contextByHand({}));
    expect(ineligible('2008-11-22')).toBe('under-age');
    expect(ineligible('2008-11-21')).toBeUndefined();
  });
});

test('checks incomplete answers without throwing', () => {
  for (const one of stepsByHand)
    for (const field of Object.keys(completeAnswers[one.id] ?? {}))
      for (const answers of [
        without(one.id, field),
        withStep(one.id, { [field]: null }),
        withStep(one.id, { [field]: '' }),
        withStep(one.id, { [field]: 7 }),
      ])
        expect(() => checkStep(one, contextByHand(answers))).not.toThrow();
});
