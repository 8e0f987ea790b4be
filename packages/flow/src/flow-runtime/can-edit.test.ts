import { completeAnswers, today } from '@quayside/rules/journeys/opening/complete-opening';
import { describe, expect, test } from 'vitest';
import { defineFlow, partSteps } from '../define-flow.ts';
import { type StoryServerOptions, storyServer } from '../story-flow/story-server.ts';
import { FlowRuntime } from './flow-runtime.ts';

const screen = async () => ({ default: () => null });
const step = (id: string) => ({ step: id, path: `/${id}`, name: id, group: 'tax', screen });
const flow = defineFlow({
  name: 'opening',
  journey: async () => (await import('@quayside/rules/journeys/opening')).opening,
  parts: { w8ben: async () => (await import('@quayside/rules/journeys/w8ben')).w8ben },
  steps: [step('contact-info'), ...partSteps('w8ben', [step('form'), step('info'), step('signature')])],
  screens: [],
  outcome: () => '/state',
  ineligible: '/not-eligible',
});

async function running(server: StoryServerOptions): Promise<FlowRuntime> {
  const runtime = new FlowRuntime(flow, {
    caller: storyServer(server),
    drafts: { read: async () => undefined, save: async () => undefined, remove: async () => undefined },
    userId: 'u1',
    now: () => new Date(`${today}T04:05:00Z`),
    newId: () => 'operation',
    language: () => 'en',
    encrypt: async (text) => text,
    documentUrl: async () => '',
    listen: () => undefined,
  });
  await runtime.load();
  return runtime;
}

const { 'w8ben.signature': _, ...unsigned } = completeAnswers;

describe('what may be changed', () => {
  test('everything in a draft, nothing under review', async () => {
    const draft = await running({ answers: completeAnswers });
    const underReview = await running({ answers: completeAnswers, state: 'under-review' });
    for (const id of ['contact-info', 'w8ben.form', 'sign-info']) {
      expect(draft.canEdit(id)).toBe(true);
      expect(underReview.canEdit(id)).toBe(false);
    }
  });

  test('sent back: the rejected item and the seals, the rest is closed', async () => {
    const runtime = await running({ answers: completeAnswers, state: 'action-needed', rejected: { w8ben: 'Line 6?' } });
    expect(['w8ben.form', 'w8ben.signature', 'check-answers', 'sign-info'].map((id) => runtime.canEdit(id))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(runtime.canEdit('contact-info')).toBe(false);
    expect(runtime.redirect('/contact-info')).toBe('/state');
  });

  test('sent back: a certification that fell with its corrected form is given again, though nothing is rejected any more', async () => {
    const runtime = await running({ answers: unsigned, state: 'action-needed' });
    expect(runtime.canEdit('w8ben.signature')).toBe(true);
    expect(runtime.redirect('/signature')).toBeUndefined();
    expect(runtime.canEdit('w8ben.form')).toBe(false);
  });
});
