import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { sandboxPublicKey } from '@quayside/sandbox/in-page';
import { createSandbox, openMemory } from '@quayside/sandbox/sandbox';
import { type OpenStoryServer, type StoryServerOptions, storyServices } from '@quayside/testing/story-flow';
import { describe, expect, onTestFinished, test } from 'vitest';
import { defineFlow, partSteps } from '../define-flow.ts';
import { FlowRuntime } from './flow-runtime.ts';

const screen = async () => ({ default: () => null });
const step = (id: string) => ({ step: id, path: `/${id}`, name: id, group: 'tax', screen });
const flow = defineFlow({
  name: 'opening',
  journey: async () => (await import('@quayside/testing/journeys')).openingJourney,
  parts: { w8ben: async () => (await import('@quayside/testing/journeys')).w8ben },
  steps: [
    step('contact-info'),
    step('check-answers'),
    step('sign-info'),
    ...partSteps('w8ben', [step('form'), step('info'), step('signature')]),
  ],
  screens: [],
  outcome: () => '/state',
  ineligible: '/not-eligible',
});

const open: OpenStoryServer = async ({ fixture, timeline, now, language }) => {
  const { fetch, stage, close } = await createSandbox({ database: openMemory(), clock: () => now });
  onTestFinished(close);
  const { loginCode } = await stage.customer(fixture, { timeline, language });
  return { fetch, loginCode, publicKey: sandboxPublicKey, plan: stage.plan };
};

async function running(server: StoryServerOptions): Promise<FlowRuntime> {
  const runtime = new FlowRuntime(flow, {
    ...storyServices(server, open, 'en'),
    drafts: { read: async () => undefined, save: async () => undefined, remove: async () => undefined },
    userId: 'u1',
    newId: () => 'operation',
    language: () => 'en',
    listen: () => undefined,
  });
  await runtime.load();
  return runtime;
}

describe('editable steps', () => {
  test('every step is editable in a draft, and none under review', async () => {
    const draft = await running({ answers: completeAnswers });
    const underReview = await running({ answers: completeAnswers, state: 'under-review' });
    for (const id of ['contact-info', 'w8ben.form', 'sign-info']) {
      expect(draft.answers.canEdit(id)).toBe(true);
      expect(underReview.answers.canEdit(id)).toBe(false);
    }
  });

  test('only the rejected item and the sealing steps are editable after a rejection', async () => {
    const runtime = await running({ answers: completeAnswers, state: 'action-needed', rejected: { w8ben: 'Line 6?' } });
    expect(
      ['w8ben.form', 'w8ben.signature', 'check-answers', 'sign-info'].map((id) => runtime.answers.canEdit(id)),
    ).toEqual([true, true, true, true]);
    expect(runtime.answers.canEdit('contact-info')).toBe(false);
    expect(runtime.navigator.redirect('/contact-info')).toBe('/state');
  });

  test('a rejected signature is editable only after the rejected items are corrected and all answers are checked', async () => {
    const rejected = { 'address-proof': { code: 'illegible-proof' }, signature: 'Not yours' } as const;
    const runtime = await running({ state: 'action-needed', rejected });
    expect(runtime.navigator.redirect('/sign-info'), 'an item is open').toBe('/state');
    expect(runtime.navigator.redirect('/check-answers')).toBe('/state');
    const corrected = await running({ state: 'action-needed', rejected, since: [{ save: 'submit-address' }] });
    expect(corrected.navigator.redirect('/sign-info'), 'the check comes first').toBe('/check-answers');
    expect(corrected.navigator.redirect('/check-answers')).toBeUndefined();
  });

  test('a signature is editable at once if it is the only rejected item', async () => {
    const runtime = await running({ state: 'action-needed', rejected: { signature: 'Not yours' } });
    expect(runtime.navigator.redirect('/sign-info')).toBeUndefined();
  });

  test('a certification is editable after a correction that invalidates it', async () => {
    const runtime = await running({
      state: 'action-needed',
      rejected: { w8ben: 'Line 6?' },
      since: [{ save: 'w8ben.form' }],
    });
    expect(runtime.answers.canEdit('w8ben.signature')).toBe(true);
    expect(runtime.navigator.redirect('/signature')).toBeUndefined();
    expect(runtime.answers.canEdit('w8ben.form'), 'until the resubmission').toBe(true);
    expect(runtime.answers.canEdit('contact-info')).toBe(false);
  });
});
