import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { FormProvider } from './form/form.tsx';
import { FormStore } from './form/form-store.ts';
import { useDependentAnswers } from './use-dependent-answers.ts';

const dependents = ['number', 'confirmed'];

async function start(values: object) {
  const store = new FormStore({ ...values });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FormProvider store={store} words={() => ''} readOnly={false}>
      {children}
    </FormProvider>
  );
  const { result, act } = await renderHook(() => useDependentAnswers('country', dependents), { wrapper });
  return { store, change: (country: string) => act(() => result.current(country)) };
}

test('another choice clears the answers about the earlier one, and the earlier choice restores them', async () => {
  const { store, change } = await start({ country: 'MY', number: '1', confirmed: true, other: 'x' });
  await change('TH');
  expect(store.values).toEqual({ country: 'TH', other: 'x' });
  store.write('number', '2');
  await change('MY');
  expect(store.values).toEqual({ country: 'MY', number: '1', confirmed: true, other: 'x' });
  await change('TH');
  expect(store.values).toEqual({ country: 'TH', number: '2', other: 'x' });
});

test.each([
  ['the first choice', { number: '1' }, 'MY'],
  ['the same choice', { country: 'MY', number: '1' }, 'MY'],
])('%s keeps the answers', async (_, values, country) => {
  const { store, change } = await start(values);
  await change(country);
  expect(store.values).toEqual({ country: 'MY', number: '1' });
});

test('a choice does not add answers that were not given', async () => {
  const { store, change } = await start({ country: 'MY' });
  await change('TH');
  expect(store.values).toEqual({ country: 'TH' });
});
