import type { Application } from '@quayside/contract/application';
import type { Agreement } from '@quayside/contract/internals/agreement';
import { getEditionCapabilities } from '@quayside/rules/edition-capabilities';
import { initialFacts } from '@quayside/rules/journey';
import { samplePerson } from '@quayside/rules/testing/digital-id-opening';
import { expect, test } from 'vitest';
import { createContextCache } from './journey-context.ts';

const today = '2026-11-21';
const application: Application = {
  id: '99999999-9999-4999-8999-999999999999',
  flow: 'joint',
  journeyVersion: 1,
  state: 'action-needed',
  revision: 7,
  answers: { choose: { route: 'digital-id' } },
  documents: { one: { kind: 'face', sha256: 'f', type: 'image/jpeg', size: 1, uploadedAt: '2026-11-21T04:00:00Z' } },
  face: { result: 'failed', attempts: 2 },
  requirements: [
    { id: 'face', party: 'joint-holder', status: 'rejected', reason: { code: 'face-mismatch' } },
    { id: 'additional-document', party: 'joint-holder', status: 'due', asks: ['video'] },
  ],
  personData: { 'show-sinpass': samplePerson() },
  part: { role: 'joint-adult', way: 'own-login' },
  reference: 'QS-20261121-7F3K',
  createdAt: '2026-11-21T04:00:00Z',
  savedAt: '2026-11-21T04:00:00Z',
  submittedAt: '2026-11-21T04:00:00Z',
  decidedAt: null,
  failure: null,
  history: [],
};

const agreement: Agreement = {
  id: 'client-agreement',
  version: '1',
  language: 'en',
  effectiveFrom: '2026-10-01',
  title: '',
  sections: [],
  sha256: '0',
};

test('passes all data of an application to the rules', () => {
  const agreements = [agreement];
  expect(createContextCache()(application, agreements, today)).toEqual({
    answers: application.answers,
    facts: {
      documents: application.documents,
      face: { result: 'failed', attempts: 2 },
      agreements,
      requirements: { face: 'rejected', 'additional-document': 'due' },
      asks: { face: [], 'additional-document': ['video'] },
      refused: { face: { code: 'face-mismatch', answers: application.answers } },
      holder: application.part,
      personData: { 'show-sinpass': samplePerson() },
    },
    today,
  });
});

test('uses this app’s capabilities only for an application of a custom edition', () => {
  const own = { digitalId: false, documentTypes: ['mykad'], tiers: ['standard'], derivatives: [] } as const;
  const factsOf = (appType: number) => createContextCache(own)({ ...application, appType }, [], today).facts;
  expect(factsOf(60).capabilities).toBe(own);
  expect(factsOf(2).capabilities).toBe(getEditionCapabilities(2));
});

test('returns a context without answers if there is no application', () => {
  expect(createContextCache()(undefined, [], today)).toEqual({
    answers: {},
    facts: { ...initialFacts, asks: {}, refused: {} },
    today,
  });
});

test('returns the same object until the application, the agreements or the day change', () => {
  const contextOf = createContextCache();
  const agreements = [agreement];
  const first = contextOf(application, agreements, today);
  expect(contextOf(application, agreements, today)).toBe(first);
  expect(contextOf(application, agreements, '2099-12-31')).not.toBe(first);
  const second = contextOf(application, agreements, today);
  expect(contextOf(application, [agreement], today)).not.toBe(second);
  const third = contextOf(application, agreements, today);
  expect(contextOf({ ...application }, agreements, today)).not.toBe(third);
});
