import type { Journey, Step } from '@quayside/rules/journey';
import { openingJourney } from '@quayside/testing/journeys';
import { DeviceDrafts, type StoredDraft } from '../flow-runtime/session/device-drafts.ts';
import { type SessionRuntime, StepSession } from '../flow-runtime/session/step-session.ts';
import { FormStore } from '../form/form-store.ts';
import type { FormValues } from '../form/paths.ts';
import type { DraftStore } from '../services.ts';
import { draftWith } from './test-runtime.ts';

/** The id of the step under test. */
export const testedStep = 'assets-info';
/** The answers that the server has at the start. */
export const savedAnswers = { companyName: 'Example Trading' };
/** The answers that the customer types. */
export const typedAnswers = { companyName: 'Ampang Trading' };
/** The answers that another device saves. */
export const otherDeviceAnswers = { companyName: 'Straits Trading' };

type Save = { readonly values: FormValues; readonly operationId: string; readonly revision: number };

/** Starts a session of a step on screen. Returns it with its form, its server, the device's drafts and the clock. */
export function startSession({
  kept,
  state = 'draft' as const,
  loaded = 'yes',
  journey = openingJourney,
}: {
  kept?: StoredDraft;
  state?: 'draft' | 'under-review';
  loaded?: 'yes' | 'no';
  journey?: Journey;
} = {}) {
  const draftStore = new Map<string, unknown>();
  if (kept) draftStore.set(`opening/${testedStep}`, kept);
  const place: DraftStore = {
    read: async (_, name) => draftStore.get(name),
    save: async (_, name, value) => draftStore.set(name, value),
    remove: async (_, name) => void draftStore.delete(name),
  };
  const listeners = new Set<() => void>();
  let application = { ...draftWith({ [testedStep]: savedAnswers }), state: state as string } as ReturnType<
    typeof draftWith
  >;
  let operations = 0;
  const clock = { now: 1_000 };
  const saves: Save[] = [];
  const replies: ((save: Save) => void)[] = [];
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const server = {
    saves,
    /** Changes the server's answers or state, as another device or a reviewer does. */
    has(answers: FormValues, next: 'draft' | 'under-review' = 'draft') {
      application = {
        ...application,
        answers: { [testedStep]: answers },
        revision: application.revision + 1,
        state: next,
      };
      tell();
    },
    /** Adds a function that runs when the next save arrives, and may throw to refuse it. By default, saves succeed. */
    next(reply: (save: Save) => void) {
      replies.push(reply);
    },
  };
  const drafts = new DeviceDrafts({
    draftStore: place,
    userId: 'u1',
    flow: 'opening',
    application: () => undefined,
    changed: tell,
  });
  const run: SessionRuntime = {
    get application() {
      return loaded === 'yes' ? application : undefined;
    },
    journey: loaded === 'yes' ? journey : undefined,
    drafts,
    navigator: { path: '/due' },
    flow: openingJourney,
    services: {
      newId: () => {
        operations += 1;
        return `operation ${operations}`;
      },
      listen: () => undefined,
      now: () => new Date(clock.now),
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answers: {
      step: (id) =>
        loaded === 'yes' ? openingJourney.steps.find((one): one is Step => 'id' in one && one.id === id) : undefined,
      canEdit: () => application.state === 'draft',
      isClosed: () => application.state !== 'draft',
      check: () => [],
      ineligible: () => undefined,
      save: async (_, values, operation) => {
        const save = { values, ...operation };
        saves.push(save);
        replies.shift()?.(save);
        server.has(values);
        await drafts.forget([testedStep]);
        return { issues: [], next: '/next' };
      },
    },
    refresh: async () => server.has(otherDeviceAnswers),
  };
  const form = new FormStore();
  const session = new StepSession(run, testedStep, form);
  const unfollow = session.follow();
  const waiting = () => draftStore.get(`opening/${testedStep}`) as StoredDraft | undefined;
  const type = (values: FormValues) => {
    for (const [field, value] of Object.entries(values)) form.write(field, value);
  };
  return { session, form, server, drafts, waiting, type, unfollow, clock };
}
