import { isError } from '@quayside/rules/issue';
import {
  type Answers,
  checkStep,
  type Facts,
  findNextStep,
  getIneligibility,
  getJourneySteps,
  isReachable,
  isSatisfied,
  type StepAnswers,
  saveAnswers,
  UnknownJourneyError,
} from '@quayside/rules/journey';
import {
  completeAnswers,
  completeFacts,
  createRiskProfile,
  openingDocumentIds,
} from '@quayside/rules/testing/complete-opening';
import { describe, expect, test } from 'vitest';
import { createManualContext, getManualStep, manualSteps, withChangedStep } from '../testing/manual-opening.ts';
import { openingJourney } from './opening-rules.ts';

const codes = (id: string, changed: StepAnswers, facts = completeFacts) =>
  checkStep(getManualStep(id), createManualContext(withChangedStep(id, changed), facts))
    .filter(isError)
    .map(({ path, code }) => `${path}: ${code}`);
const without = (id: string, field: string) => ({
  ...completeAnswers,
  [id]: Object.fromEntries(Object.entries(completeAnswers[id] ?? {}).filter(([key]) => key !== field)),
});

describe('a manual opening', () => {
  test('a manual opening with complete answers can be submitted', () => {
    expect(
      manualSteps
        .map((one) => [one.id, checkStep(one, createManualContext()).filter(isError)])
        .filter(([, issues]) => (issues as unknown[]).length),
    ).toEqual([]);
    expect(findNextStep(manualSteps, createManualContext())).toBeUndefined();
  });

  test('a manual opening has the specified order of steps, including the W-8BEN', () => {
    expect(manualSteps.map(({ id }) => id)).toEqual(Object.keys(completeAnswers));
  });

  test('a manual opening continues at the first missing step and blocks the steps after it', () => {
    for (const [index, { id }] of manualSteps.entries()) {
      if (['choose-tip', 'w8ben.list', 'w8ben.info'].includes(id)) continue; // pages without a question, and the review of the form, are optional
      const answers = { ...completeAnswers, [id]: undefined };
      expect(findNextStep(manualSteps, createManualContext(answers))?.id).toBe(id);
      for (const [other, { id: otherId }] of manualSteps.entries())
        expect(isReachable(manualSteps, otherId, createManualContext(answers)), `${otherId} without ${id}`).toBe(
          other <= index,
        );
    }
  });

  test('getJourneySteps throws if a part of the journey is not passed', () => {
    expect(() => getJourneySteps(openingJourney, {})).toThrow(UnknownJourneyError);
  });

  test('a change after the review and the signature resets both', () => {
    const answers = saveAnswers(manualSteps, completeAnswers, 'contact-info', completeAnswers['contact-info'] ?? {});
    expect(answers['check-answers']).toBeUndefined();
    expect(answers['sign-info']).toBeUndefined();
    expect(findNextStep(manualSteps, createManualContext(answers))?.id).toBe('check-answers');
  });

  test('signing does not reset the review', () => {
    expect(saveAnswers(manualSteps, completeAnswers, 'sign-info', {})['check-answers']).toEqual({ confirmed: true });
    const { 'check-answers': confirmed = {}, ...unchecked } = completeAnswers;
    expect(
      saveAnswers(manualSteps, unchecked, 'check-answers', confirmed)['sign-info'],
      'requires the review before the signature',
    ).toBeUndefined();
    expect(saveAnswers(manualSteps, completeAnswers, 'check-answers', confirmed)['sign-info']).toBeDefined();
  });

  test('a rejected requirement reopens its step', () => {
    const facts = { ...completeFacts, requirements: { 'address-proof': 'rejected' as const } };
    expect(findNextStep(manualSteps, createManualContext(completeAnswers, facts))?.id).toBe('submit-address');
  });

  test('unknown fields of an answer are discarded', () => {
    expect(saveAnswers(manualSteps, {}, 'choose', { route: 'manual', admin: true }).choose).toEqual({
      route: 'manual',
    });
  });
});

test('a risk profile can be accepted only after all its questions', () => {
  const found = codes('risklevel', { answers: {}, accepted: false });
  expect(found).toEqual(
    ['horizon', 'acceptable-loss', 'reserves'].map((id) => `answers.${id}: risk-question-unanswered`),
  );
});

test('a risk profile with derived answers that do not follow from the earlier steps is refused', () => {
  const derived = { ...createRiskProfile('2026-11-29').derived, means: 'over-250000' };
  expect(codes('risklevel', { derived })).toEqual(['derived.means: differs-from-before']);
  const { derived: _, ...own } = createRiskProfile('2026-11-29');
  expect(
    checkStep(getManualStep('risklevel'), createManualContext({ ...completeAnswers, risklevel: own })).map(
      ({ path }) => path,
    ),
  ).toEqual(['derived.objective', 'derived.means', 'derived.experience']);
});

test('a draft with the questionnaire of January 2026 keeps it, and can be submitted', () => {
  const risklevel = createRiskProfile('2026-01-01');
  expect(risklevel).not.toHaveProperty('derived');
  expect(findNextStep(manualSteps, createManualContext({ ...completeAnswers, risklevel }))).toBeUndefined();
});

describe('validation of a manual opening', () => {
  test.each([
    ['MSG-05 requires a country', 'base-info', { nationality: '' }, 'nationality: select-country'],
    ['MSG-07 requires a document type', 'base-info', { documentType: '' }, 'documentType: select-document-type'],
    ['MSG-21 requires a full name', 'base-info', { fullName: ' ' }, 'fullName: full-name-required'],
    ['UI-04 requires a mobile number', 'contact-info', { mobile: '' }, 'mobile: mobile-required'],
    [
      'rejects an email address with a display name',
      'contact-info',
      { email: 'Mei <mei@a.example>' },
      'email: email-format',
    ],
    ['rejects two email addresses', 'contact-info', { email: 'mei@a.example,wei@a.example' }, 'email: email-format'],
    ['UI-04 requires the name on the ID', 'base-info', { nameOnId: ' ' }, 'nameOnId: name-required'],
    ['rejects an incomplete date', 'base-info', { dateOfBirth: '2007-02-' }, 'dateOfBirth: date-incomplete'],
    [
      'rejects a date that does not exist',
      'base-info',
      { dateOfBirth: '2007-02-29' },
      'dateOfBirth: date-does-not-exist',
    ],
    ['MSG-01 requires a document number', 'base-info', { documentNumber: '' }, 'documentNumber: enter-field'],
    [
      'MSG-20 RULE-17 rejects a tax number of another format',
      'base-info',
      { taxResidencies: [{ country: 'SG', number: '12' }] },
      'taxResidencies.0.number: tax-number-format',
    ],
    [
      'MSG-17 RULE-10 requires a reason for a missing tax number',
      'base-info',
      { taxResidencies: [{ country: 'SG' }] },
      'taxResidencies.0.reason: select-reason',
    ],
    [
      'MSG-19 RULE-10 requires an explanation from customers who cannot obtain a number',
      'base-info',
      { taxResidencies: [{ country: 'SG', reason: 'unable-to-obtain' }] },
      'taxResidencies.0.explanation: explain-reason',
    ],
    [
      'MSG-06 requires an address',
      'contact-info',
      { residentialAddress: { country: 'MY' } },
      'residentialAddress.line1: address-required',
    ],
    [
      'MSG-17 RULE-11 requires a reason for a residence outside the tax residencies',
      'contact-info',
      { residentialAddress: { country: 'SG', line1: 'Blk 102 Bedok North Avenue 4', postalCode: '460102' } },
      'differenceReason: select-reason',
    ],
    [
      'MSG-18 RULE-11 requires a description of another reason',
      'contact-info',
      { residentialAddress: { country: 'SG', line1: 'Blk 102', postalCode: '460102' }, differenceReason: 'other' },
      'differenceExplanation: enter-other-reason',
    ],
    ['RULE-06 requires a company name', 'assets-info', { companyName: '' }, 'companyName: company-name-required'],
    ['MSG-10 requires investment objectives', 'assets-select', { objectives: [] }, 'objectives: select-objectives'],
    [
      'MSG-11 RULE-14 requires a cognitive assessment',
      'assets-select',
      { cognitiveAssessment: [] },
      'cognitiveAssessment: cognitive-assessment-required',
    ],
    [
      'MSG-12 RULE-14 requires the exam certificate',
      'assets-select',
      { cognitiveAssessment: ['exam-certificate'], examPassedOn: '2026-01-01' },
      'examCertificate: upload-exam-certificate',
    ],
    [
      'MSG-13 RULE-14 requires proof of work experience',
      'assets-select',
      { cognitiveAssessment: ['work-experience'] },
      'workExperienceProof: upload-work-experience',
    ],
    [
      'RULE-15 requires a licence number from employees of regulated companies',
      'assets-select',
      { regulatedEmployee: 'yes', employerConsent: 'no' },
      'licenceNumber: licence-number-required',
    ],
    [
      'reports no field for margin with income and net worth under USD 5,000',
      'select-account-type',
      { accountType: 'margin', riskAcknowledged: true },
      undefined,
    ],
    [
      'requires an acknowledgement of margin above the risk profile',
      'select-account-type',
      { accountType: 'margin' },
      'riskAcknowledged: must-agree',
    ],
    ['MSG-04 requires a document', 'submit-photo', { front: '' }, 'front: upload-document'],
    ['RULE-01 rejects an expired passport', 'submit-photo', { expiresOn: '2026-11-20' }, 'expiresOn: passport-expired'],
    ['RULE-01 rejects an unsigned passport', 'submit-photo', { signed: false }, 'signed: passport-must-be-signed'],
    ['RULE-04 rejects a scanned copy', 'submit-photo', { original: false }, 'original: not-a-scan'],
    [
      'RULE-03 rejects a proof of address one day older than three months',
      'submit-address',
      { issuedOn: '2026-08-20' },
      'issuedOn: proof-of-address-too-old',
    ],
    [
      'MSG-22 RULE-22 requires the acceptance of the treaty risk',
      'w8ben.form',
      { treatyBenefits: 'yes', treatyCountry: 'TH' },
      'treatyRiskAccepted: treaty-risk-required',
    ],
    [
      'RULE-09 rejects a claim for a country without a treaty',
      'w8ben.form',
      { treatyBenefits: 'yes', treatyCountry: 'SG', treatyRiskAccepted: true },
      'treatyCountry: treaty-none',
    ],
    ['MSG-08 requires a signature', 'sign-info', { signature: undefined }, 'signature: signature-required'],
    ['MSG-09 RULE-16 rejects another name', 'sign-info', { name: 'Tan Mei Lin' }, 'name: signature-mismatch'],
    ['MSG-02 requires consent to the agreements', 'agreement-info', { consents: [] }, 'consents.together: must-agree'],
    ['requires the acceptance of the risk profile', 'risklevel', { accepted: false }, 'accepted: must-agree'],
    ['accepts a face that passed', 'face-h5', {}, undefined],
  ] as const)('validation of an opening: %s', (_, id, changed, expected) => {
    const found = codes(id, changed);
    expect(found.filter((one) => !expected || one === expected)).toEqual(expected ? [expected] : []);
  });

  test('MSG-14 the manual review of the face requires an uploaded hand-held photo', () => {
    const failed: Facts = { ...completeFacts, face: { result: 'failed', attempts: 3 } };
    expect(codes('face-h5', { handheld: '' })).toEqual(['handheld: upload-handheld']);
    expect(codes('face-h5', { handheld: openingDocumentIds.front }), 'rejects another picture').toEqual([
      'handheld: upload-handheld',
    ]);
    expect(codes('face-h5', { handheld: '' }, failed), 'reports the photo, not the face').toEqual([
      'handheld: upload-handheld',
    ]);
  });

  test('MSG-30 STATE-03 the face step stays open if the face does not match', () => {
    const facts: Facts = { ...completeFacts, face: { result: 'failed', attempts: 3 } };
    expect(codes('face-h5', {}, facts)).toEqual(['picture: face-failed']);
  });

  test('STATE-03 the face step accepts a third-party report, but no other document, instead of the picture', () => {
    const report = openingDocumentIds.front;
    const facts = (kind: string): Facts => ({
      ...completeFacts,
      face: { result: 'failed', attempts: 3 },
      documents: { ...completeFacts.documents, [report]: { kind, sha256: 'd' } },
    });
    expect(codes('face-h5', { picture: undefined, report }, facts('identity-report'))).toEqual([]);
    expect(codes('face-h5', { picture: undefined, report }, facts('face'))).toEqual(['picture: face-required']);
  });

  test('RULE-03 one file cannot prove both identity and address', () => {
    const documents = {
      ...completeFacts.documents,
      [openingDocumentIds.proof]: { kind: 'address-proof', sha256: 'a' },
    };
    expect(codes('submit-address', {}, { ...completeFacts, documents })).toEqual(['document: same-document']);
  });

  test('MSG-07 a proof of address requires its kind', () => {
    expect(codes('submit-address', { kind: '' })).toEqual(['kind: select-document-type']);
  });

  test('RULE-02 an ID card requires a photo of its back', () => {
    const answers = withChangedStep('submit-photo', { documentType: 'mykad' });
    expect(
      checkStep(getManualStep('submit-photo'), createManualContext(answers)).map(
        ({ path, code }) => `${path}: ${code}`,
      ),
    ).toContain('back: upload-document');
  });

  test('issues have the order of the fields on the page', () => {
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

  test('a customer below age 21 may choose margin, with advice of a manual review', () => {
    const young = {
      ...withChangedStep('base-info', { dateOfBirth: '2006-01-01' }),
      'select-account-type': { accountType: 'margin' },
    };
    const found = checkStep(getManualStep('select-account-type'), createManualContext(young));
    expect(found.filter(({ path }) => path === 'accountType')).toEqual([
      { path: 'accountType', code: 'young-investor-review', values: { age: 21 }, level: 'advice' },
    ]);
  });

  test('RULE-12 margin requires USD 5,000 of income or net worth', () => {
    const poor = {
      ...withChangedStep('assets-info', { annualIncome: '4999.99', netWorth: '4999.99' }),
      'select-account-type': { accountType: 'margin', riskAcknowledged: true },
    };
    const refused = (answers: Answers) =>
      getIneligibility(
        getManualStep('select-account-type'),
        answers['select-account-type'] ?? {},
        createManualContext(answers),
      );
    expect(refused(poor), 'is an outcome, not an issue').toBe('margin-refused');
    expect(isSatisfied(getManualStep('select-account-type'), createManualContext(poor)), 'cannot be submitted').toBe(
      false,
    );
    const enough = {
      ...poor,
      'assets-info': { ...completeAnswers['assets-info'], annualIncome: '4999.99', netWorth: '5000' },
    };
    expect(refused(enough)).toBeUndefined();
    expect(isSatisfied(getManualStep('select-account-type'), createManualContext(enough))).toBe(true);
  });

  test('margin above the risk profile shows a warning, and a cash account does not', () => {
    const found = (accountType: string, answers: Answers = completeAnswers) =>
      checkStep(
        getManualStep('select-account-type'),
        createManualContext({ ...answers, 'select-account-type': { accountType } }),
      );
    expect(found('margin')[0], 'the profile of the sample is conservative').toEqual({
      path: 'riskWarning',
      code: 'product-above-risk-profile',
      values: { level: 'conservative' },
      level: 'advice',
    });
    expect(found('cash')).toEqual([]);
    const risklevel = createRiskProfile('2026-11-29', 'highest');
    expect(found('margin', { ...completeAnswers, risklevel })).toEqual([]);
  });
});

test('no eligibility rule throws for incomplete answers', () => {
  for (const one of manualSteps)
    for (const field of Object.keys(completeAnswers[one.id] ?? {}))
      for (const answers of [
        without(one.id, field),
        withChangedStep(one.id, { [field]: null }),
        withChangedStep(one.id, { [field]: '' }),
        withChangedStep(one.id, { [field]: 7 }),
      ])
        expect(() => checkStep(one, createManualContext(answers))).not.toThrow();
});
