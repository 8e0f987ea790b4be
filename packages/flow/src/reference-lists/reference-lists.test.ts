import type { Call } from '@quayside/contract/call';
import { TextStore } from '@quayside/i18n/text-store';
import { expect, test, vi } from 'vitest';
import type { Caller } from '../services.ts';
import { referenceOptions } from './reference-options.ts';

const answering = (answer: () => Promise<unknown>) => {
  const call = vi.fn<(call: Call) => Promise<unknown>>(answer);
  return { caller: Promise.resolve({ call } as unknown as Caller), call };
};
const texts = new TextStore('th');

test('FORM-03 shows the server’s list, searchable in English, and requests it once', async () => {
  const { caller, call } = answering(() =>
    Promise.resolve({
      industryList: [
        { key: 'banking', content: 'การธนาคาร' },
        { key: 'new', content: 'ใหม่' },
      ],
    }),
  );
  const options = () => referenceOptions('industry', { caller, language: 'th', texts });
  expect(await options()).toEqual([
    { value: 'banking', label: 'การธนาคาร', keywords: ['Banking'] },
    { value: 'new', label: 'ใหม่' },
  ]);
  await options();
  expect(call.mock.calls.map(([{ name }]) => name)).toEqual(['getReferenceLists']);
});

test('FORM-03 shows the bundled list without the server, and requests the list again', async () => {
  const { caller, call } = answering(() => Promise.reject(new Error('offline')));
  const options = () => referenceOptions('business', { caller, language: 'th', texts });
  const [first] = await options();
  expect(first).toMatchObject({ value: 'A', keywords: ['Agriculture and fishing'] });
  expect(first?.label).toMatch(/[\u0E00-\u0E7F]/);
  await options();
  expect(call).toHaveBeenCalledTimes(2);
});

test('FORM-03 shows the bundled list if no session starts within a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const options = referenceOptions('occupation', { caller: new Promise(() => undefined), language: 'th', texts });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await options).not.toHaveLength(0);
  } finally {
    vi.useRealTimers();
  }
});
