import { Button } from '@quayside/ui/button';
import { Cell } from '@quayside/ui/cell';
import { ToastProvider } from '@quayside/ui/toast';
import { ToastStore } from '@quayside/ui/toast-store';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import styles from '../../tailwind.css?raw';

const sheet = document.createElement('style');
sheet.textContent = styles;
beforeEach(() => document.head.append(sheet));
afterEach(() => sheet.remove());

/**
 * Renders a page under the mask of a navigation. Returns `press`, which marks a control as pressed, and `painted`, which reads the opacity of mask and toast.
 */
async function masked(page: ReactNode) {
  const toasts = new ToastStore();
  toasts.loading(undefined, { paint: 'late' });
  const { container } = await render(<ToastProvider store={toasts}>{page}</ToastProvider>);
  const press = (selector: string) => {
    const pressed = container.querySelector<HTMLElement>(selector);
    if (!pressed) throw new TypeError(`There is no ${selector}.`);
    pressed.dataset.going = 'Loading';
    return pressed;
  };
  const painted = () => [...document.querySelectorAll('[data-paint=late]')].map((one) => getComputedStyle(one).opacity);
  return { press, painted };
}

test('a navigation shows progress only on the pressed button, first as a ring, then as a text', async () => {
  const { press, painted } = await masked(<Button>Open an account</Button>);
  expect(painted()).toEqual(['1', '1']);
  const button = press('button');
  expect(getComputedStyle(button, '::after').borderRadius, 'a ring').toBe('50%');
  expect(getComputedStyle(button).animationDelay, 'its own words stay at first').toBe('0.3s');
  const words = getComputedStyle(button, '::before');
  expect(words.content, 'no part of its name').toBe('"Loading…" / ""');
  expect(words.animationDelay).toBe('2s');
  expect(painted()).toEqual(['0', '0']);
  delete button.dataset.going;
  expect(painted()).toEqual(['1', '1']);
});

test('the pressed button shows its text or its ring at every moment', async () => {
  const { press } = await masked(<Button>Open an account</Button>);
  const button = press('button');
  const seen = [0, 0.25, 0.49, 0.5, 0.51, 0.75, 1].map((at) => {
    button.style.setProperty('--q-busy-progress', `${at}`);
    const [words, ring] = [getComputedStyle(button.firstElementChild as Element), getComputedStyle(button, '::after')];
    return [Number(words.opacity), Number(ring.opacity)];
  });
  expect(seen.filter((opacities) => Math.max(...opacities) <= 0.5)).toEqual([]);
  expect(
    seen.filter((opacities) => Math.min(...opacities) > 0),
    'they never lie over each other',
  ).toEqual([]);
  expect([seen[0], seen.at(-1)]).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test('a button that is already busy shows only its own indicator', async () => {
  const { painted } = await masked(<Button busy>Continue</Button>);
  expect(painted()).toEqual(['0', '0']);
});

test('a pressed row is tinted at once, without another indicator', async () => {
  document.documentElement.style.setProperty('--q-accent-soft', 'rgb(1, 2, 3)');
  const { press, painted } = await masked(<Cell title="Cash account" href="/assets-detail-sg" />);
  const row = press('a');
  expect(getComputedStyle(row).backgroundColor).toBe('rgb(1, 2, 3)');
  expect(getComputedStyle(row, '::after').content, 'no ring').toBe('none');
  expect(painted()).toEqual(['0', '0']);
  document.documentElement.style.removeProperty('--q-accent-soft');
});
