import { FlowRuntime } from '@quayside/flow/flow-runtime';
import { openInPage, sandboxPublicKey } from '@quayside/sandbox/in-page';
import {
  answersBefore,
  type OpenStoryServer,
  type StoryServerOptions,
  storyServices,
} from '@quayside/testing/story-flow';
import { expect, test, vi } from 'vitest';
import { openingFlow } from '../opening.ts';
import { createPortrait } from '../testing/story-pictures.ts';
import { type FaceProgress, type SentFace, sendFace } from './send-face.ts';

const open: OpenStoryServer = async ({ fixture, now, language }) => {
  const { fetch, stage } = await openInPage({ clock: () => now });
  const { loginCode } = await stage.customer(fixture, { language });
  return { fetch, loginCode, publicKey: sandboxPublicKey, plan: stage.plan };
};

/** Returns a runtime whose current step is the face check, and a list that records the names of its later calls. */
async function runAtFace(options: StoryServerOptions = {}) {
  const services = storyServices({ answers: answersBefore('face-h5'), ...options }, open, 'en');
  const calls: string[] = [];
  let ids = 0;
  const runtime = new FlowRuntime(openingFlow({ w8ben: [] }), {
    ...services,
    caller: {
      call: (call, request, callOptions) => {
        calls.push(call.name);
        return services.caller.call(call, request, callOptions);
      },
    },
    drafts: { read: async () => undefined, save: async () => undefined, remove: async () => undefined },
    userId: 'u1',
    newId: () => `operation-${(ids += 1)}`,
    language: () => 'en',
    listen: () => undefined,
  });
  await runtime.load();
  calls.length = 0;
  return { runtime, calls };
}

const picture = async (): Promise<SentFace> => ({ picture: await createPortrait() });
const watched = () => ({ signal: new AbortController().signal, onProgress: vi.fn<(progress: FaceProgress) => void>() });

test('STATE-03 sendFace saves a passed check and resolves to the success page', async () => {
  const { runtime, calls } = await runAtFace();
  const watch = watched();
  const verdict = await sendFace(runtime, await picture(), watch);
  expect(verdict).toBe('/sg-face-success');
  expect(calls).toEqual(['uploadDocument', 'checkFace', 'saveStep']);
  expect(watch.onProgress).toHaveBeenLastCalledWith({ word: 'checking' });
  expect(runtime.answers.isSatisfied('face-h5')).toBe(true);
});

test.each([
  [0, '/sg-face-fail'],
  [1, '/sg-face-fail'],
  [2, '/sg-face-fail-more'],
  [7, '/sg-face-fail-more'],
])('STATE-03 after %i failed face checks, another failure leads to %s', async (attempts, path) => {
  const { runtime, calls } = await runAtFace({ face: { result: 'failed', attempts }, faceVerdict: 'covered' });
  expect(await sendFace(runtime, await picture(), watched())).toBe(path);
  expect(runtime.application?.face.reason).toBe('covered');
  expect(calls, 'does not save a failure').not.toContain('saveStep');
});

test('sendFace saves a passed check even if the customer left during the comparison', async () => {
  const { runtime } = await runAtFace();
  const left = new AbortController();
  const onProgress = ({ word }: FaceProgress) => word === 'checking' && left.abort();
  await sendFace(runtime, await picture(), { signal: left.signal, onProgress });
  expect(runtime.answers.isSatisfied('face-h5')).toBe(true);
});

test.each([
  ['uploadDocument', ['uploadDocument', 'uploadDocument', 'checkFace', 'saveStep']],
  ['checkFace', ['uploadDocument', 'checkFace', 'checkFace', 'saveStep']],
  ['saveStep', ['uploadDocument', 'checkFace', 'saveStep', 'checkFace', 'saveStep']],
])('F46 sendFace resumes after a network failure of the call %s', async (name, expected) => {
  const { runtime, calls } = await runAtFace({ faults: { [name]: ['offline'] } });
  const sent = await picture();
  await expect(sendFace(runtime, sent, watched())).rejects.toMatchObject({ messageKey: 'networkError' });
  expect(await sendFace(runtime, sent, watched())).toBe('/sg-face-success');
  expect(calls).toEqual(expected);
});
