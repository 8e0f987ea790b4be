import type { Application } from '@quayside/contract/application';
import { getAgreements, getApplication, saveStep, submitApplication } from '@quayside/contract/calls/opening';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../services.ts';
import { submitApplication as leaveBySubmission } from '../submit-application.ts';
import { draftWith, openingAt, servicesWith } from '../testing/test-runtime.ts';
import { FlowRuntime } from './flow-runtime.ts';

const flow = openingAt({ step: 'assets-info', path: '/sg-assets-info', name: 'sgAssetsInfo', group: 'finances' });
const draft = draftWith({ 'assets-info': { companyName: 'Example Trading' } });
const saved = { 'assets-info': { companyName: 'Ampang Trading' } };
const failing = (messageKey: string) => Object.assign(new Error(messageKey), { messageKey });

/** Returns a loaded runtime. The test resolves its calls, the oldest first. */
async function loaded() {
  const waiting: (PromiseWithResolvers<unknown> & { readonly name: string })[] = [];
  const loading: Record<string, unknown> = { [getApplication.name]: draft, [getAgreements.name]: [] };
  let reload = 0;
  const caller = {
    call: ({ name }) => {
      if (name in loading) return Promise.resolve(loading[name] as never);
      const call = { ...Promise.withResolvers<unknown>(), name };
      waiting.push(call);
      return call.promise as never;
    },
  } satisfies Caller;
  const services = { ...servicesWith({ caller }), reload: () => (reload += 1) };
  const runtime = new FlowRuntime(flow, services);
  await runtime.load();
  delete loading[getApplication.name];
  const call = async (name: string) => {
    await expect.poll(() => waiting.findIndex((one) => one.name === name)).toBeGreaterThan(-1);
    const [found] = waiting.splice(
      waiting.findIndex((one) => one.name === name),
      1,
    );
    return found as (typeof waiting)[number];
  };
  return { runtime, call, reloads: () => reload };
}

describe('F55 responses of the server in any order', () => {
  test('F42 requests the application again if a save ended during the request', async () => {
    const { runtime, call } = await loaded();
    const refreshing = runtime.refresh();
    const reading = await call(getApplication.name);
    const saving = runtime.answers.save('assets-info', saved['assets-info']);
    (await call(saveStep.name)).resolve({ application: { ...draft, revision: 2, answers: saved }, issues: [] });
    await saving;
    reading.resolve({ ...draft, revision: 9 });
    const again = await call(getApplication.name);
    expect(runtime.application?.revision, 'the first response is ignored').toBe(2);
    again.resolve({ ...draft, revision: 3, answers: saved });
    await refreshing;
    expect(runtime.application?.revision).toBe(3);
  });

  test('F42 ignores an older application after a newer one', async () => {
    const { runtime, call } = await loaded();
    const [first, second] = [runtime.refresh(), runtime.refresh()];
    const [early, late] = [await call(getApplication.name), await call(getApplication.name)];
    late.resolve({ ...draft, revision: 3, answers: saved });
    await second;
    early.resolve({ ...draft, revision: 2 });
    await first;
    expect(runtime.application).toMatchObject({ revision: 3, answers: saved });
  });

  test('shows a restarted application although its revision is lower', async () => {
    const { runtime, call } = await loaded();
    const next: Application = { ...draft, id: '00000000-0000-4000-8000-000000000002', revision: 0 };
    const refreshing = runtime.refresh();
    (await call(getApplication.name)).resolve(next);
    await refreshing;
    expect(runtime.application).toMatchObject({ id: next.id, revision: 0 });
  });

  test('reloads the page if the server no longer has the draft', async () => {
    const { runtime, call, reloads } = await loaded();
    const refreshing = runtime.refresh();
    (await call(getApplication.name)).resolve(null);
    await refreshing;
    expect(reloads()).toBe(1);
  });
});

describe('a page of an older build', () => {
  const build = ({ state }: FlowRuntime) => (state.status === 'ready' ? state.build : undefined);

  test('marks the page as outdated after the server refuses its journey', async () => {
    const { runtime, call } = await loaded();
    expect(build(runtime)).toBe('current');
    const submitting = runtime.submit().catch((error: unknown) => error);
    (await call(submitApplication.name)).reject(failing('outdated'));
    await submitting;
    expect(build(runtime)).toBe('outdated');
  });

  test('marks the page as outdated after reading a newer journey', async () => {
    const { runtime, call } = await loaded();
    const refreshing = runtime.refresh();
    (await call(getApplication.name)).resolve({ ...draft, revision: 2, journeyVersion: draft.journeyVersion + 1 });
    await refreshing;
    expect(build(runtime)).toBe('outdated');
  });

  test('does not mark the page as outdated after a refusal for another reason', async () => {
    const { runtime, call } = await loaded();
    const submitting = runtime.submit().catch((error: unknown) => error);
    (await call(submitApplication.name)).reject(failing('incomplete'));
    await submitting;
    expect(build(runtime)).toBe('current');
  });
});

describe('a submitted page', () => {
  const submitted: Application = { ...draft, revision: 2, state: 'under-review' };

  test('shows the draft after its submission until the next page is ready', async () => {
    const { runtime, call } = await loaded();
    const states: unknown[] = [];
    runtime.subscribe(() => states.push(runtime.application?.state));
    const going = leaveBySubmission(runtime);
    (await call(submitApplication.name)).resolve(submitted);
    expect(await going).toBe('/outcome');
    expect(states).toEqual([]);
    expect(runtime.answers.canEdit('assets-info')).toBe(true);
    expect(runtime.answers.isClosed('assets-info'), 'the step is closed for saves').toBe(true);
    expect(runtime.navigator.redirect('/sg-assets-info'), 'the guard redirects').toBe('/outcome');
    runtime.arrive();
    expect(states).toEqual(['under-review']);
    expect(runtime.answers.canEdit('assets-info')).toBe(false);
  });

  test('shows the latest application at once when the submission is refused', async () => {
    const { runtime, call } = await loaded();
    const going = leaveBySubmission(runtime).catch((error: unknown) => error);
    (await call(submitApplication.name)).reject(failing('conflict'));
    (await call(getApplication.name)).resolve({ ...draft, revision: 3, answers: saved });
    expect(await going).toMatchObject({ messageKey: 'conflict' });
    expect(runtime.application?.revision).toBe(3);
  });

  test('leads to the incomplete step when the submission is refused as incomplete', async () => {
    const { runtime, call } = await loaded();
    const going = leaveBySubmission(runtime);
    (await call(submitApplication.name)).reject(failing('incomplete'));
    (await call(getApplication.name)).resolve({ ...draft, revision: 3, answers: {} });
    expect(await going).toBe(runtime.navigator.path);
    expect(runtime.newest?.revision).toBe(3);
  });
});
