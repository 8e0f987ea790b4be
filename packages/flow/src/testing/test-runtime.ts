import type { Application } from '@quayside/contract/application';
import { openingJourney, w8ben } from '@quayside/testing/journeys';
import { defineFlow, type Flow, type StepRoute } from '../define-flow.ts';
import type { FlowServices } from '../services.ts';

const at = '2026-11-21T04:05:00.000Z';

/** Creates a draft of an opening that contains only these answers. */
export const draftWith = (answers: Application['answers']): Application => ({
  id: '00000000-0000-4000-8000-000000000001',
  flow: 'opening',
  journeyVersion: openingJourney.version,
  state: 'draft',
  revision: 1,
  answers,
  documents: {},
  face: { result: 'none', attempts: 0 },
  requirements: [],
  reference: null,
  createdAt: at,
  savedAt: at,
  submittedAt: null,
  decidedAt: null,
  history: [],
  failure: null,
});

/** Creates an opening flow with the route of one step. Its journey is the whole opening. */
export const openingAt = (route: Pick<StepRoute, 'step' | 'path' | 'name' | 'group'>): Flow =>
  defineFlow({
    name: 'opening',
    journey: async () => openingJourney,
    parts: { w8ben: async () => w8ben },
    steps: [{ ...route, screen: async () => ({ default: () => null }) }],
    screens: [],
    outcome: () => '/outcome',
    ineligible: '/not-eligible',
  });

/** Creates the services of a flow for tests. By default, `drafts` stores nothing. */
export const servicesWith = ({
  caller,
  drafts = { read: async () => undefined, save: async () => undefined, remove: async () => undefined },
  userId = 'u1',
}: Pick<FlowServices, 'caller'> & Partial<Pick<FlowServices, 'drafts' | 'userId'>>): FlowServices => ({
  caller,
  drafts,
  userId,
  now: () => new Date(at),
  newId: () => 'o1',
  language: () => 'en',
  encrypt: async (text) => text,
  documentUrl: async () => '',
  fileUrl: (path) => path,
  listen: () => undefined,
});
