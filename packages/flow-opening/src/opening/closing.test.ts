import { checkStep, type RequirementStatus, type StepAnswers } from '@quayside/rules/journey';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { describe, expect, test } from 'vitest';
import { createManualContext, getManualStep } from '../testing/manual-opening.ts';

const w8ben = completeAnswers['w8ben.signature'] ?? {};
const reused = {
  name: w8ben.name,
  signature: w8ben.signature,
  declared: true,
  reused: { from: 'w8ben.signature', signedAt: w8ben.signedAt },
};
const found = (signed: StepAnswers, answers = completeAnswers) =>
  checkStep(getManualStep('sign-info'), createManualContext({ ...answers, 'sign-info': signed })).map(
    ({ path, code }) => `${path}: ${code}`,
  );

describe('a signature reused from the W-8BEN', () => {
  test('RULE-16 a reused W-8BEN signature is accepted with the same name and time of signing', () => {
    expect(found(reused)).toEqual([]);
  });

  test.each<[string, StepAnswers]>([
    ['is drawn differently', { signature: { method: 'type', text: 'Tan Mei' } }],
    ['has another spelling of the name', { name: 'TAN MEI LING' }],
    ['was signed at another time', { reused: { from: 'w8ben.signature', signedAt: '2026-11-20T04:05:00Z' } }],
  ])('a reused signature is rejected if it %s', (_, changed) => {
    expect(found({ ...reused, ...changed })).toEqual(['signature: signature-required']);
  });

  test('a signature can be reused only if the W-8BEN is signed', () => {
    expect(found(reused, { ...completeAnswers, 'w8ben.signature': undefined })).toEqual([
      'signature: signature-required',
    ]);
  });

  test('a reused signature must be replaced after a reviewer rejects it', () => {
    const context = createManualContext({ ...completeAnswers, 'sign-info': reused });
    const judged = (signature: RequirementStatus) => {
      const facts = { ...context.facts, requirements: { ...context.facts.requirements, signature } };
      return checkStep(getManualStep('sign-info'), { ...context, facts }).map(({ path, code }) => `${path}: ${code}`);
    };
    expect(judged('rejected')).toEqual(['signature: signature-required']);
    expect(judged('provided')).toEqual([]);
  });

  test('a signature can be reused only from the W-8BEN', () => {
    expect(found({ ...reused, reused: { from: 'base-info', signedAt: w8ben.signedAt } })).not.toEqual([]);
  });
});

describe('a missing signature', () => {
  test('MSG-08 a missing signature is reported without the name until the customer chooses how to sign', () => {
    expect(found({ declared: true, name: '' })).toEqual(['signature: signature-required']);
  });

  test('MSG-08 a missing signature and a missing name are reported once the signature pad is open', () => {
    const signature = { method: 'draw', width: 600, height: 300, strokes: [] };
    expect(found({ declared: true, name: '', signature })).toEqual([
      'name: name-required',
      'signature: signature-required',
    ]);
  });
});
