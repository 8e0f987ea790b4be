import { w8ben } from '@quayside/flow-w8ben/rules';
import { getRequestableRequirements, getRequirements } from '@quayside/rules/internals/requirements';
import {
  checkStep,
  type Facts,
  getApplicableSteps,
  getJourneySteps,
  initialFacts,
  isSatisfied,
  type StepAnswers,
} from '@quayside/rules/journey';
import {
  completeAnswers,
  openingDate,
  openingDocumentIds,
  requestedAnswers,
} from '@quayside/rules/testing/complete-opening';
import { describe, expect, test } from 'vitest';
import { toStoredDocumentKind } from '../additional-document/rule.ts';
import { openingJourney } from './opening-rules.ts';

const steps = getJourneySteps(openingJourney, { w8ben });
const withMinor = { 'choose-account': { holders: 'joint-minor' } };
const { front, proof, face } = openingDocumentIds;

const asked = (asks: Facts['asks'] = {}): Facts => ({
  ...initialFacts,
  documents: {
    [front]: { kind: 'bank-transfer', sha256: 'a' },
    [proof]: { kind: 'relationship-proof', sha256: 'b' },
    [face]: { kind: toStoredDocumentKind('video'), sha256: 'c' },
  },
  requirements: Object.fromEntries(getRequestableRequirements(steps, withMinor).map((id) => [id, 'due' as const])),
  asks,
});

function issuesOf(id: keyof typeof requestedAnswers, changed: StepAnswers = {}, facts = asked()) {
  const step = steps.find((one) => one.id === id);
  if (!step) throw new RangeError(id);
  const answers = { ...completeAnswers, [id]: { ...requestedAnswers[id], ...changed } };
  return checkStep(step, { answers, facts, today: openingDate }).map(({ path, code }) => `${path}: ${code}`);
}

describe('a request of a reviewer', () => {
  test('an opening contains a requested step only after the request', () => {
    const ids = (facts: Facts) =>
      getApplicableSteps(steps, { answers: completeAnswers, facts, today: openingDate }).map(({ id }) => id);
    for (const id of Object.keys(requestedAnswers)) {
      expect(ids(initialFacts)).not.toContain(id);
      expect(ids(asked())).toContain(id);
    }
  });

  test('a requested step blocks the submission until it is complete', () => {
    const step = steps.find(({ id }) => id === 'submit-transfer');
    expect(step && isSatisfied(step, { answers: completeAnswers, facts: asked(), today: openingDate })).toBe(false);
  });

  test('requested transfer: accepts an account in the customer’s name', () => {
    expect(issuesOf('submit-transfer')).toEqual([]);
  });

  test.each<[string, StepAnswers, string[]]>([
    [
      'RULE-05 rejects the name of another person',
      { accountName: 'Tan Mei Lin Trading' },
      ['accountName: bank-account-name-differs'],
    ],
    ['RULE-05 accepts the name on the ID in another order', { accountName: 'Mei Ling Tan' }, []],
    [
      'rejects a number with a space and few digits',
      { accountNumber: '12 3' },
      ['accountNumber: bank-account-number-format'],
    ],
    ['rejects a symbol before the number', { accountNumber: '#12345' }, ['accountNumber: bank-account-number-format']],
    ['rejects a symbol after the number', { accountNumber: '12345#' }, ['accountNumber: bank-account-number-format']],
    ['rejects a number that is too long', { accountNumber: '1'.repeat(35) }, ['accountNumber: too-long']],
    ['requires a name', { accountName: '' }, ['accountName: name-required']],
    ['accepts a transfer of today', { transferredOn: openingDate }, []],
    ['rejects a deleted document', { document: openingDocumentIds.diploma }, ['document: upload-document']],
    ['rejects a transfer of tomorrow', { transferredOn: '2026-11-22' }, ['transferredOn: date-in-future']],
    ['rejects a document of another kind', { document: proof }, ['document: upload-document']],
    ['requires the confirmation of the own account', { ownAccount: false }, ['ownAccount: must-agree']],
    ['rejects another currency', { currency: 'EUR' }, ['currency: select-field']],
  ])('requested transfer: %s', (_, changed, issues) => {
    expect(issuesOf('submit-transfer', changed)).toEqual(issues);
  });

  test.each<[string, readonly string[], StepAnswers, string[]]>([
    ['accepts an uploaded video', ['video'], {}, []],
    ['MSG-15 requires a video', ['video'], { documents: {} }, ['documents.video: upload-video']],
    [
      'MSG-15 requires another video after a removal',
      ['video'],
      { documents: { video: undefined } },
      ['documents.video: upload-video'],
    ],
    [
      'MSG-15 rejects a deleted video',
      ['video'],
      { documents: { video: openingDocumentIds.diploma } },
      ['documents.video: upload-video'],
    ],
    [
      'MSG-16 requires each requested kind',
      ['passport', 'video'],
      {},
      ['documents.passport: upload-additional-document'],
    ],
    [
      'MSG-16 requires a document if the request names no kind',
      [],
      {},
      ['documents.other: upload-additional-document'],
    ],
    [
      'MSG-16 requires a document for an unknown kind',
      ['of-tomorrow'],
      {},
      ['documents.other: upload-additional-document'],
    ],
    [
      'rejects a document of another kind',
      ['source-of-wealth'],
      {},
      ['documents.source-of-wealth: upload-additional-document'],
    ],
  ])('requested documents: %s', (_, kinds, changed, issues) => {
    expect(issuesOf('additional-document', changed, asked({ 'additional-document': kinds }))).toEqual(issues);
  });

  test('a proof of relationship can be requested only for a minor as the second holder', () => {
    const requests = (holders?: string) =>
      getRequestableRequirements(steps, holders ? { 'choose-account': { holders } } : {});
    expect(requests('joint-minor')).toEqual(['relationship-proof', 'bank-transfer', 'additional-document']);
    expect(getRequirements(openingJourney, steps)).not.toContain('relationship-proof');
    for (const holders of [undefined, 'alone', 'joint-adult'])
      expect(requests(holders)).toEqual(['bank-transfer', 'additional-document']);
  });

  test('requested transfer: the account name is compared with the full name if the ID has no other name', () => {
    const step = steps.find(({ id }) => id === 'submit-transfer');
    const { nameOnId: _, ...person } = completeAnswers['base-info'] as StepAnswers & { nameOnId?: string };
    const codes = (accountName: string) => {
      const transfer = { ...requestedAnswers['submit-transfer'], accountName };
      const answers = { ...completeAnswers, 'base-info': person, 'submit-transfer': transfer };
      return step && checkStep(step, { answers, facts: asked(), today: openingDate }).map(({ code }) => code);
    };
    expect(codes('TAN MEI LING')).toEqual([]);
    expect(codes('Another Person')).toEqual(['bank-account-name-differs']);
  });

  test('requested documents: a request without a kind requires any document', () => {
    const { asks: _, ...facts } = asked();
    expect(issuesOf('additional-document', {}, facts)).toEqual(['documents.other: upload-additional-document']);
    expect(issuesOf('additional-document', {}, asked({}))).toEqual(['documents.other: upload-additional-document']);
  });

  test('a proof of relationship requires its kind, a document and the name of the guardian', () => {
    expect(issuesOf('prove-relationship')).toEqual([]);
    expect(issuesOf('prove-relationship', { document: openingDocumentIds.diploma })).toEqual([
      'document: upload-document',
    ]);
    expect(issuesOf('prove-relationship', { kind: undefined, document: front, namesGuardian: false })).toEqual([
      'kind: select-document-type',
      'document: upload-document',
      'namesGuardian: proof-names-guardian',
    ]);
  });
});
