import { documentRequest, informationChange, marginUpgrade, tierChange } from '@quayside/flow-account/internals/rules';
import { cfd, futures, options } from '@quayside/flow-derivatives/internals/rules';
import { jointJourney, openingJourney } from '@quayside/flow-opening/internals/rules';
import { w8ben, w8benModify, w8benUpdate } from '@quayside/flow-w8ben/rules';
import { type PersonItem, personItemIds } from '@quayside/rules/internals/person-data';
import { type Answers, getJourneySteps, type Journey, type StepAnswers } from '@quayside/rules/journey';
import { completeApplications } from '@quayside/rules/testing/complete-customer';
import { completeAnswers, requestedAnswers } from '@quayside/rules/testing/complete-opening';
import { createFactsWithPerson, digitalIdAnswers, samplePerson } from '@quayside/rules/testing/digital-id-opening';
import { describe, expect, test } from 'vitest';
import type { Evidence } from '../evidence/record.ts';
import { submissionContent } from './submission-content.ts';

const id = (digit: number) => `${digit}0000000-0000-4000-8000-000000000000`;
const home = {
  country: 'MY',
  line1: 'No. 12A',
  line2: 'Taman Desa',
  city: 'Ipoh',
  state: 'MY-08',
  postalCode: '30000',
};
const inSingapore = { country: 'SG', line1: '1 Raffles Place', unit: '#09-128', line2: 'Tower', postalCode: '048616' };
const inThailand = { country: 'TH', line1: '99/123', district: 'Watthana', state: 'TH-10', postalCode: '10110' };
const signature = { method: 'type', text: 'Tan Mei Ling' };
const experience = { ...completeAnswers['assets-select'], ...completeApplications.futures.experience };
const proofs = {
  cognitiveAssessment: ['diploma', 'professional-qualification', 'work-experience', 'exam-certificate'],
  diplomaProof: id(1),
  qualificationProof: id(2),
  workExperienceProof: id(3),
  examCertificate: id(4),
  examPassedOn: '2026-01-02',
};

/** Other answers of each step, so that every question applies in at least one variant. */
const ways: Readonly<Record<string, readonly StepAnswers[]>> = {
  choose: [{ route: 'digital-id' }],
  'choose-account': [{ tier: 'standard', holders: 'joint-adult' }],
  'select-account-type': [{ accountType: 'margin', riskAcknowledged: true }],
  'show-sinpass': [{ personData: samplePerson().id, confirmed: true, mobile: '+6598765432', email: 'new@example.com' }],
  'sinpass-additional': [
    {
      nationality: 'MY',
      otherCitizenship: 'yes',
      citizenship: 'TH',
      dateOfBirth: '1990-01-02',
      gender: 'female',
      singaporeTax: 'yes',
      otherTax: 'yes',
      taxResidencies: [{ country: 'MY', reason: 'unable-to-obtain', explanation: 'I left before I had one' }],
      mobile: '+6598765432',
      email: 'new@example.com',
      residentialAddress: home,
      mailingSame: 'no',
      mailingAddress: inThailand,
      differenceReason: 'other',
      differenceExplanation: 'A family home',
    },
    { singaporeTax: 'no', taxResidencies: [{ country: 'MY', number: 'IG115002000' }], mailingSame: 'yes' },
  ],
  'base-info': [
    {
      ...completeAnswers['base-info'],
      pinyinName: 'Chen Mei Ling',
      taxResidencies: [
        { country: 'MY', number: 'IG115002000' },
        { country: 'TH', reason: 'unable-to-obtain', explanation: 'I left before I had one' },
      ],
    },
  ],
  'contact-info': [
    {
      ...completeAnswers['contact-info'],
      residentialAddress: home,
      mailingSame: 'no',
      mailingAddress: inSingapore,
      differenceReason: 'other',
      differenceExplanation: 'A family home',
    },
    { ...completeAnswers['contact-info'], residentialAddress: inThailand },
  ],
  'assets-info': [
    { ...completeAnswers['assets-info'], sourceOfWealth: ['other'], otherSourceOfWealth: 'Sale of a boat' },
    { ...completeAnswers['assets-info'], employmentStatus: 'self-employed', business: 'A' },
  ],
  'assets-select': [
    {
      ...completeAnswers['assets-select'],
      ...proofs,
      tradeCategories: ['stocks', 'options'],
      derivativeYears: '1-to-5',
      derivativeTimes: '6-to-20',
      regulatedEmployee: 'yes',
      licenceNumber: 'TML300123456',
      employerConsent: 'yes',
      employerConsentLetter: id(5),
      pep: 'yes',
      pepRelation: 'family',
      pepPosition: 'Mayor',
    },
  ],
  experience: [{ ...experience, ...proofs, years: '1-to-5', times: '6-to-20', priorRefusals: 'none' }],
  'submit-photo': [
    { front: id(1), supplementary: id(2), expiresOn: '2027-01-02', signed: true, original: true },
    { front: id(1), back: id(2), original: true, documentType: 'nric' },
  ],
  'face-h5': [{ handheld: id(1) }, { report: id(2) }],
  'additional-document': [{ documents: { other: id(1) }, explanation: 'My payslips.' }],
  'agreement-info': [{ consents: [{ id: 'client-agreement', version: '1', language: 'en' }] }],
  agreement: [{ consents: [{ id: 'cfd-agreement', version: '1', language: 'en' }], riskAcknowledged: true }],
  'risk-statement': [{ consents: [{ id: 'futures-form-13', version: '1', language: 'en' }], riskAcknowledged: true }],
  'w8ben.form': [
    { ...completeAnswers['w8ben.form'], mailingAddress: inSingapore, usTaxNumber: '123-45-6789' },
    { ...completeAnswers['w8ben.form'], foreignTaxNumber: undefined, taxNumberNotRequired: true },
    { ...completeAnswers['w8ben.form'], foreignTaxNumber: undefined, taxNumberExplanation: 'I left' },
    { ...completeAnswers['w8ben.form'], treatyBenefits: 'yes', treatyCountry: 'TH', treatyRiskAccepted: true },
  ],
  'w8ben.signature': [
    {
      method: 'draw',
      width: 10,
      height: 10,
      strokes: [
        [
          [0, 0],
          [9, 9],
        ],
      ],
    },
    signature,
  ].map((drawn) => ({ ...completeAnswers['w8ben.signature'], signature: drawn })),
  'sign-info': [
    {
      ...completeAnswers['sign-info'],
      signature,
      reused: { from: 'w8ben.signature', signedAt: '2026-11-21T04:05:00Z' },
    },
  ],
  affidavit: [
    {
      declared: true,
      kind: 'moved',
      formSignedOn: '2026-01-02',
      from: '2026-02-03',
      name: 'Tan Mei Ling',
      signature,
      signedAt: '2026-11-21T04:05:00Z',
    },
  ],
  what: [{ parts: ['contact'], changedOn: '2026-11-01' }],
  tier: [{ tier: 'intel', confirmed: true }],
  update: [{ decision: 'confirm' }],
  introduce: [{ market: 'us' }],
  open: [{ confirmed: true }],
};

/** Answers that are stored but not printed, with the reason for each. */
const notPrinted: Readonly<Record<string, string>> = {
  'choose-tip.seen': 'a page without a question was opened',
  'face-recognition.ready': 'the camera was started',
  'introduce.seen': 'a page without a question was opened',
  'tips.read': 'a page without a question was opened',
  'w8ben.list.read': 'a page without a question was opened',
  'show-sinpass.personData': 'the id of the data, which are printed',
  'submit-photo.nationality': 'the basic information repeats it, and is printed',
  'submit-photo.documentType': 'the basic information repeats it, and is printed',
  'risklevel.version': 'names the questions that are printed',
  'w8ben.signature.consents': 'the list of consents prints each one with its version and time',
  'w8ben.signature.read': 'which texts were read to the end is observed, not declared',
  'w8ben.signature.revision': 'the head of the form names the revision that it prints',
  'knowledge.version': 'names the questions of the quiz',
  'knowledge.answers': 'an examination: no application goes out without a pass, and its questions are not handed out',
  'agreement-info.read': 'which texts were read to the end is observed, not declared',
  'agreement.read': 'which texts were read to the end is observed, not declared',
  'risk-statement.read': 'which texts were read to the end is observed, not declared',
};

const journeys: Readonly<Record<string, Journey>> = {
  opening: openingJourney,
  joint: jointJourney,
  options,
  futures,
  cfd,
  'information-change': informationChange,
  'document-request': documentRequest,
  'margin-upgrade': marginUpgrade,
  'tier-change': tierChange,
  'w8ben-modify': w8benModify,
  'w8ben-update': w8benUpdate,
};

/** An affidavit about another period. All its fields are given, because an incomplete affidavit is not printed. */
const another: StepAnswers = { kind: 'same', formSignedOn: '2026-01-03', from: '2026-02-04' };

const at = '2026-11-21T04:05:00.000Z';
const sample: Answers = { ...completeAnswers, ...requestedAnswers };

function evidenceOf(flow: string, answers: Answers, more: Partial<Evidence> = {}): Evidence {
  return {
    applicationId: id(9),
    flow,
    journeyVersion: 1,
    number: 1,
    reference: 'Q-1',
    at,
    language: 'en',
    consents: [],
    steps: Object.entries(answers).flatMap(([step, own]) =>
      own
        ? [
            {
              step,
              at,
              answers: own,
              sources: {},
              asked: !(answers.choose?.route === 'digital-id' && derived.has(step)),
            },
          ]
        : [],
    ),
    documents: [],
    face: { result: 'passed', attempts: 1 },
    ...more,
  };
}

const derived: ReadonlySet<string> = new Set(['base-info', 'contact-info']);
const pdfOf = async (evidence: Evidence) => JSON.stringify((await submissionContent(evidence)).blocks);

describe.each(Object.entries(journeys))('the PDF of the flow %s', (flow, journey) => {
  const steps = getJourneySteps(journey, { w8ben });

  test('prints every stored answer, with listed exceptions', async () => {
    const unsaid = new Set<string>();
    const met = new Set<string>();
    for (const { id: step, schema } of steps) {
      const fields = Object.keys(schema._zod.def.shape);
      for (const way of [...(sample[step] ? [sample[step]] : []), ...(ways[step] ?? [])]) {
        const base: Answers = {
          ...Object.fromEntries(steps.flatMap((one) => (sample[one.id] ? [[one.id, sample[one.id]]] : []))),
          ...(step === 'submit-photo' && way.documentType ? { 'base-info': { documentType: way.documentType } } : {}),
          ...(flow === 'w8ben-modify' || flow === 'w8ben-update' ? { affidavit: ways.affidavit?.[0] } : {}),
          [step]: way,
        };
        const printed = (own: StepAnswers) =>
          pdfOf(
            evidenceOf(
              flow,
              step === 'show-sinpass'
                ? (journey.derive?.({ ...digitalIdAnswers, [step]: own }, createFactsWithPerson(samplePerson())) ?? {})
                : { ...base, [step]: own },
            ),
          );
        const whole = await printed(way);
        for (const field of fields.filter((one) => way[one] !== undefined)) {
          const { [field]: _, ...rest } = way;
          const without = await printed(
            step === 'affidavit' && field in another ? { ...way, [field]: another[field] } : rest,
          );
          const key = `${step}.${field}`;
          if (without === whole) unsaid.add(key);
          else met.add(key);
        }
      }
      for (const field of fields) if (!met.has(`${step}.${field}`)) unsaid.add(`${step}.${field}`);
    }
    const surprising = [...unsaid].filter((key) => !met.has(key) && !(key in notPrinted));
    expect(surprising).toEqual([]);
  });
});

test('prints all data of the digital ID that the customer confirmed', async () => {
  const items = personItemIds.map((item, index): PersonItem => {
    const known = samplePerson().items.find((one) => one.id === item && one.state === 'given');
    return known ?? { id: item, state: 'given', source: 'government', lines: [`WORDS ${index}`], value: 'P1Pass' };
  });
  const person = { ...samplePerson(), items };
  const pass = {
    ...person,
    items: items.map((one) => (one.id === 'passexpirydate' ? { ...one, value: '2027-03-04' } : one)),
  };
  const answers = openingJourney.derive?.(digitalIdAnswers, createFactsWithPerson(person)) ?? {};
  const whole = await pdfOf(evidenceOf('opening', answers, { personData: { 'show-sinpass': pass } }));
  for (const said of [
    'Pass type',
    'Pass expiry date',
    '4 Mar 2027',
    'Country of birth',
    'SINGAPORE',
    'Alias',
    'Residential status',
  ])
    expect(whole).toContain(said);
  for (const { id: item } of pass.items) {
    const rest = { ...pass, items: pass.items.filter((one) => one.id !== item) };
    const without = await pdfOf(
      evidenceOf('opening', openingJourney.derive?.(digitalIdAnswers, createFactsWithPerson(rest)) ?? {}, {
        personData: { 'show-sinpass': rest },
      }),
    );
    expect(without, item).not.toBe(whole);
  }
});

test('prints the customer’s replies to a reviewer', async () => {
  const replies = [{ requirement: 'finances', question: 'Where is the boat?', text: 'I sold it in May' }];
  const blocks = await pdfOf(evidenceOf('opening', sample, { replies }));
  for (const said of ['Where is the boat?', 'I sold it in May']) expect(blocks).toContain(said);
});
