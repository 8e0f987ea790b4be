import { useRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FormStore } from '../form/form-store.ts';
import { FirstError } from './first-error.tsx';

function Screen({ store }: { store: FormStore }) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form ref={form}>
      <input id="name" aria-label="Name" />
      <input id="email" aria-label="Email" />
      <FirstError form={form} store={store} />
    </form>
  );
}

const withoutName = [{ path: 'name', code: 'full-name-required' }] as const;
/** The number of frames until the deferred render, its effect and the focus task have run. */
const FRAMES = 10;
async function painted(): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame += 1)
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

test('focuses the first field with an error after Continue', async () => {
  const store = new FormStore();
  const page = await render(<Screen store={store} />);
  store.show(withoutName);
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
});

const actions = {
  'focuses another field': (email: HTMLElement) => email.focus(),
  'presses into the field that has the focus': (email: HTMLElement) =>
    email.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true })),
  'types in the field that has the focus': (email: HTMLElement) =>
    email.dispatchEvent(new KeyboardEvent('keydown', { key: 'g', bubbles: true, composed: true })),
};
test.each(Object.entries(actions))('focus does not move to the error if the customer %s first', async (what, act) => {
  const store = new FormStore();
  const page = await render(<Screen store={store} />);
  const email = page.getByLabelText('Email').element() as HTMLInputElement;
  if (!what.includes('another')) email.focus();
  store.show(withoutName);
  await Promise.resolve(); // React commits the attempt, and defers the rest
  act(email);
  await painted();
  await expect.element(email).toHaveFocus();
});

test('focuses the first error again after the next Continue', async () => {
  const store = new FormStore();
  const page = await render(<Screen store={store} />);
  const email = page.getByLabelText('Email').element() as HTMLInputElement;
  store.show(withoutName);
  await Promise.resolve();
  email.focus();
  await painted();
  store.show(withoutName);
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
});
