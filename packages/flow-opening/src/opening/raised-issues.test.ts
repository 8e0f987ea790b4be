import { w8ben } from '@quayside/flow-w8ben/rules';
import { issueText } from '@quayside/i18n/internals/issue-text';
import { TextStore } from '@quayside/i18n/text-store';
import { type Answers, checkStep, type Facts, getJourneySteps, type StepAnswers } from '@quayside/rules/journey';
import {
  completeAnswers,
  completeFacts,
  openingDate,
  requestedAnswers,
} from '@quayside/rules/testing/complete-opening';
import { describe, expect, test } from 'vitest';
import { openingJourney } from './opening-rules.ts';

const steps = getJourneySteps(openingJourney, { w8ben });
const store = new TextStore('en');

/** Returns the messages of one changed step in an otherwise complete application, each with the path of its field. */
function readBy(id: string, changed: StepAnswers, facts: Facts): readonly string[] {
  const step = steps.find((one) => one.id === id);
  if (!step) throw new RangeError(`No step ${id}.`);
  const all: Answers = { ...completeAnswers, ...requestedAnswers };
  const answers = { ...all, [id]: { ...all[id], ...changed } };
  return checkStep(step, { answers, facts, today: openingDate }).map(
    (issue) => `${issue.path}: ${issueText(store, issue, '')}`,
  );
}

const asked = (kind: string): Facts => ({
  ...completeFacts,
  requirements: { 'additional-document': 'due' },
  asks: { 'additional-document': [kind] },
});
const treaty = { treatyBenefits: 'yes', treatyCountry: 'TH' };
const inSingapore = { country: 'SG', line1: 'Blk 102 Bedok North Avenue 4', postalCode: '460102' };

describe('messages of the specification', () => {
  test.each<[string, string, StepAnswers, string, Facts?]>([
    ['MSG-01', 'base-info', { documentNumber: '' }, 'documentNumber: Please enter the document number'],
    ['MSG-02', 'agreement-info', { consents: [] }, 'consents.together: You must read and agree in order to continue'],
    ['MSG-04', 'submit-photo', { front: '' }, 'front: Please upload document'],
    ['MSG-05', 'base-info', { nationality: '' }, 'nationality: Please select the country'],
    [
      'MSG-06',
      'contact-info',
      { residentialAddress: { country: 'MY' } },
      'residentialAddress.line1: Please enter the address',
    ],
    ['MSG-07', 'base-info', { documentType: '' }, 'documentType: Please select the document type'],
    ['MSG-08', 'sign-info', { signature: undefined }, 'signature: Please enter the signature'],
    ['MSG-09', 'sign-info', { name: 'Tan Mei Lin' }, 'name: Signature Error'],
    ['MSG-10', 'assets-select', { objectives: [] }, 'objectives: Please select the investment objectives'],
    [
      'MSG-11',
      'assets-select',
      { cognitiveAssessment: [] },
      'cognitiveAssessment: Please check at least one cognitive assessment option as required by MAS.',
    ],
    [
      'MSG-12',
      'assets-select',
      { cognitiveAssessment: ['exam-certificate'], examPassedOn: '2026-01-01' },
      'examCertificate: please uploading examination Certificate',
    ],
    [
      'MSG-13',
      'assets-select',
      { cognitiveAssessment: ['work-experience'] },
      'workExperienceProof: Please provide relevant work experience proof',
    ],
    ['MSG-14', 'face-h5', { handheld: '' }, 'handheld: Please upload a photo of your hand holding your ID card'],
    ['MSG-15', 'additional-document', { documents: {} }, 'documents.video: Please upload video', asked('video')],
    [
      'MSG-16',
      'additional-document',
      { documents: {} },
      'documents.passport: Please upload additional document',
      asked('passport'),
    ],
    [
      'MSG-17',
      'base-info',
      { taxResidencies: [{ country: 'SG' }] },
      'taxResidencies.0.reason: Please select the reason',
    ],
    [
      'MSG-18',
      'contact-info',
      { residentialAddress: inSingapore, differenceReason: 'other' },
      'differenceExplanation: Please enter other reasons',
    ],
    [
      'MSG-19',
      'base-info',
      { taxResidencies: [{ country: 'SG', reason: 'unable-to-obtain' }] },
      'taxResidencies.0.explanation: Please provide explanation on reason',
    ],
    [
      'MSG-20',
      'base-info',
      { taxResidencies: [{ country: 'SG', number: '12' }] },
      'taxResidencies.0.number: Please check the format and length of the tax number',
    ],
    ['MSG-21', 'base-info', { fullName: ' ' }, 'fullName: Please enter the FullName'],
    ['MSG-22', 'w8ben.form', treaty, 'treatyRiskAccepted: Please determine the trading risk'],
  ])(
    'FORM-04 message %s at %s has the exact text of the specification',
    (_, id, changed, message, facts = completeFacts) => {
      expect(readBy(id, changed, facts)).toContain(message);
    },
  );

  test('complete answers show no message of the specification', () => {
    expect(readBy('assets-select', {}, completeFacts)).toEqual([]);
  });
});
