import type { OnfidoParameters } from '@quayside/flow/identity-offer';
import { expect, test, vi } from 'vitest';
import { mountOnfido, OnfidoMissingError } from './onfido.ts';

const handover = { kind: 'sdk', token: 'short-lived', workflowRunId: 'run-1' } as const;

/** Mounts a mock of the SDK whose callbacks the test can call. */
async function opened() {
  const tearDown = vi.fn<() => void>();
  let parameters: OnfidoParameters | undefined;
  const sdk = async () => ({
    Onfido: {
      init: (given: OnfidoParameters) => {
        parameters = given;
        return { tearDown };
      },
    },
  });
  const events = {
    onDone: vi.fn<() => void>(),
    onExit: vi.fn<() => void>(),
    onTrouble: vi.fn<(what: string) => void>(),
  };
  const containerEl = {} as HTMLElement;
  const close = await mountOnfido({ provider: 'onfido', sdk }, handover, {
    ...events,
    containerEl,
    language: 'zh-Hant',
  });
  if (!parameters) throw new Error('The SDK was not started.');
  return { parameters, events, close, tearDown };
}

test('mountOnfido passes token, run and language to the SDK and unmounts it', async () => {
  const { parameters, close, tearDown } = await opened();
  expect(parameters).toMatchObject({ token: 'short-lived', workflowRunId: 'run-1', language: 'zh_TW' });
  close();
  expect(tearDown).toHaveBeenCalledOnce();
});

test('mountOnfido reports that the SDK ended, without a verdict', async () => {
  const { parameters, events } = await opened();
  parameters.onComplete();
  expect(events.onDone).toHaveBeenCalledExactlyOnceWith();
  parameters.onUserExit();
  expect(events.onExit).toHaveBeenCalledOnce();
});

test.each([
  ['expired_token', 'again'],
  ['invalid_token', 'again'],
  ['workflow_abandoned', 'again'],
  ['geoblocked_request', 'gone'],
  ['no_camera', 'camera'],
  ['permissions_unavailable', 'camera'],
  ['unsupported', 'gone'],
  ['exception', 'gone'],
])('F19 mountOnfido reports the SDK error %s as %s', async (type, what) => {
  const { parameters, events } = await opened();
  parameters.onError({ type, message: '' });
  expect(events.onTrouble).toHaveBeenCalledExactlyOnceWith(what);
});

test('F19 mountOnfido reports denied consent as an exit, and a failed script as unavailable', async () => {
  const { parameters, events } = await opened();
  parameters.onError({ type: 'user_consent_denied' });
  expect(events.onExit).toHaveBeenCalledOnce();
  parameters.onError(new TypeError('Failed to fetch dynamically imported module'));
  expect(events.onTrouble).toHaveBeenCalledExactlyOnceWith('gone');
});

test('F19 mountOnfido rejects with OnfidoMissingError if the SDK is not installed', async () => {
  const sdk = () => Promise.reject(new Error('Cannot find module'));
  const none = () => undefined;
  const opening = mountOnfido({ provider: 'onfido', sdk }, handover, {
    containerEl: {} as HTMLElement,
    language: 'en',
    onDone: none,
    onExit: none,
    onTrouble: none,
  });
  await expect(opening).rejects.toBeInstanceOf(OnfidoMissingError);
  await expect(opening).rejects.toThrow(/Install its package, onfido-sdk-ui/);
});
