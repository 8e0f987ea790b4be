import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useMirroredAnswer } from '../use-mirrored-answer.ts';
import { FormField, FormProvider, MirroredField } from './form.tsx';
import { FormStore } from './form-store.ts';

const rendered = vi.fn<(name: string) => void>();

type PlainProps = {
  name: string;
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  error?: string;
};

function PlainField({ name, label, value, onValueChange }: PlainProps) {
  rendered(name);
  return (
    <label>
      {label}
      <input value={value} onChange={(event) => onValueChange(event.target.value)} />
    </label>
  );
}

const fullName = (store: FormStore) => store.read('fullName') as string | undefined;

function Names({ store }: { store: FormStore }) {
  return (
    <FormProvider store={store} words={() => ''} readOnly={false}>
      <FormField as={PlainField} name="fullName" label="Full name" empty="" />
      <NameOnId />
    </FormProvider>
  );
}

function NameOnId() {
  const follows = useMirroredAnswer('nameOnId', fullName);
  return (
    <>
      <MirroredField as={PlainField} name="nameOnId" label="Name on ID" empty="" />
      {follows ? <p>The same name</p> : null}
    </>
  );
}

test('copies the value of another field at once, and renders it when typing pauses', async () => {
  const store = new FormStore();
  const page = await render(<Names store={store} />);
  const [full, onId] = [page.getByLabelText('Full name'), page.getByLabelText('Name on ID')];
  await userEvent.type(full, 'T');
  await expect.element(onId).toHaveValue('T');
  rendered.mockClear();
  const shown = () => rendered.mock.calls.map(([name]) => name);
  for (const name of ['Ta', 'Tan', 'Tan Mei Ling']) {
    store.write('fullName', name);
    await Promise.resolve(); // React renders in a microtask, and no timer fires
  }
  expect(shown()).toEqual(['fullName', 'fullName', 'fullName']);
  expect(store.read('nameOnId'), 'the copy is in the store').toBe('Tan Mei Ling');
  await expect.element(onId).toHaveValue('Tan Mei Ling');
  expect(shown().slice(3)).toEqual(['nameOnId']);

  await userEvent.type(onId, ' Lee');
  await expect.element(onId).toHaveValue('Tan Mei Ling Lee');
  await userEvent.type(full, 'a');
  expect(store.values).toEqual({ fullName: 'Tan Mei Linga', nameOnId: 'Tan Mei Ling Lee' });
});

test('selects the copied value when Tab moves to the next field', async () => {
  const store = new FormStore();
  const page = await render(<Names store={store} />);
  const [full, onId] = [page.getByLabelText('Full name'), page.getByLabelText('Name on ID')];
  await userEvent.type(full, 'Tan Mei Ling');
  await userEvent.tab();
  await expect.element(onId).toHaveValue('Tan Mei Ling');
  await userEvent.keyboard('Lee');
  expect(store.values).toEqual({ fullName: 'Tan Mei Ling', nameOnId: 'Lee' });
});

test('shows the copied value when the customer presses the next field', async () => {
  const store = new FormStore();
  const page = await render(<Names store={store} />);
  const [full, onId] = [page.getByLabelText('Full name'), page.getByLabelText('Name on ID')];
  await userEvent.type(full, 'Tan Mei Ling');
  const valueAtFocus = new Promise((resolve) => {
    onId.element().addEventListener('focusin', ({ target }) => resolve((target as HTMLInputElement).value));
  });
  store.write('fullName', 'Tan Mei Ling Lee'); // the last key comes less than 300 ms before the press
  await userEvent.click(onId);
  expect(await valueAtFocus).toBe('Tan Mei Ling Lee');
});
