import { afterEach, expect, test, vi } from 'vitest';
import { endSkeleton, skeletonStyles } from './skeleton.ts';

const html = document.documentElement;

afterEach(() => {
  document.head.querySelector('[data-test]')?.remove();
  document.body.replaceChildren();
  delete html.dataset.held;
  delete html.dataset.fading;
});

/** Shows the skeleton of a document and the page that replaces it. The tests run with reduced motion: `motion` says otherwise. */
function replaced(motion: 'reduced' | 'full') {
  const style = document.createElement('style');
  style.dataset.test = '';
  style.textContent =
    motion === 'full'
      ? skeletonStyles
          .replace('(prefers-reduced-motion:no-preference)', 'all')
          .replace('(prefers-reduced-motion:reduce)', 'not all')
      : skeletonStyles;
  document.head.append(style);
  html.dataset.held = '';
  document.body.innerHTML =
    '<div id="root"><main>Page</main></div><div id="skeleton"><div data-skeleton="form" style="height:300px"></div></div>';
  const skeleton = document.querySelector('#skeleton') as HTMLElement;
  const before = skeleton.getBoundingClientRect().top;
  endSkeleton();
  const main = document.querySelector('main');
  return { skeleton, before, main };
}

test('the skeleton of a document fades over the page, which takes its place at once', async () => {
  const { skeleton, before, main } = replaced('full');
  expect(main?.checkVisibility()).toBe(true);
  expect(skeleton.checkVisibility()).toBe(true);
  expect(main?.getBoundingClientRect().top, 'the page is where the skeleton was').toBe(before);
  expect(getComputedStyle(skeleton).pointerEvents, 'the page takes presses').toBe('none');
  expect(skeleton.getAnimations(), 'it waits until the page is painted').toEqual([]);
  await vi.waitFor(() => expect(skeleton.getAnimations()).not.toEqual([]));
  const fades = skeleton.getAnimations();
  expect(fades.map((one) => one.effect?.getTiming().duration)).toEqual([120, 120]);
  for (const one of fades) one.finish();
  expect(skeleton.checkVisibility()).toBe(false);
});

test('with reduced motion, it is gone at once', () => {
  expect(replaced('reduced').skeleton.checkVisibility()).toBe(false);
});
