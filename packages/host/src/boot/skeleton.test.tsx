import { afterEach, expect, test } from 'vitest';
import { hideSkeleton, showOpenedSkeleton, skeletonStyles } from './skeleton.ts';

const html = document.documentElement;

afterEach(() => {
  document.head.querySelector('[data-test]')?.remove();
  document.body.replaceChildren();
  delete html.dataset.held;
  for (const name of ['fading', 'once', 'look', 'opened']) delete html.dataset[name];
});

/** Replaces a document's skeleton with a page. Returns both, and in `before` the previous top of the skeleton. Motion is reduced unless `motion` is `full`. */
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
    '<div id="root"><main>Page</main></div><div id="skeleton"><div data-skeleton="form" style="height:300px"><i class="animate-q-pulse">Bar</i></div></div>';
  const skeleton = document.querySelector('#skeleton') as HTMLElement;
  const before = skeleton.getBoundingClientRect().top;
  hideSkeleton();
  const main = document.querySelector('main');
  return { skeleton, before, main };
}

test('the skeleton fades over the rendered page', async () => {
  const { skeleton, before, main } = replaced('full');
  expect(main?.checkVisibility()).toBe(true);
  expect(skeleton.checkVisibility()).toBe(true);
  expect(main?.getBoundingClientRect().top, 'the page is where the skeleton was').toBe(before);
  expect(getComputedStyle(skeleton).pointerEvents, 'the page takes presses').toBe('none');
  expect(skeleton.getAnimations(), 'it waits until the page is painted').toEqual([]);
  const begun = await transitionsOf(skeleton);
  const of = (element: Element | null) => begun.filter(({ effect }) => (effect as KeyframeEffect).target === element);
  const [bars, fades] = [of(skeleton.querySelector('i')), of(skeleton)];
  const ends = (all: readonly Animation[]) => all.map(({ effect }) => effect?.getComputedTiming().endTime);
  expect(ends(fades)).toEqual([120, 120]);
  expect(ends(bars), 'its bars have gone').toEqual([48]);
  expect(
    fades.map((one) => one.effect?.getTiming().delay),
    'before the page shows through',
  ).toContain(48);
  for (const one of [...bars, ...fades]) one.finish();
  expect(skeleton.checkVisibility()).toBe(false);
});

/** Waits until `element` and its content have started their transitions, and pauses them at the start. */
const transitionsOf = (element: Element) =>
  new Promise<readonly Animation[]>((resolve) => {
    const hold = () => {
      const all = element.getAnimations({ subtree: true }).filter((one) => one instanceof CSSTransition);
      for (const one of all) one.pause();
      resolve(all);
    };
    element.addEventListener('transitionrun', hold, { once: true });
  });

test('the bars of the skeleton align with those of the page', async () => {
  const { skeleton, main } = replaced('full');
  if (main) main.innerHTML = '<div role="status"><i class="animate-q-pulse">Bar</i></div>';
  await transitionsOf(skeleton);
  expect(skeleton.querySelector('i')?.getAnimations()).toEqual([]);
});

test('the skeleton disappears at once with reduced motion', () => {
  expect(replaced('reduced').skeleton.checkVisibility()).toBe(false);
});

test('the skeleton of an opened account has the background of the hero in the first frame', () => {
  const style = document.createElement('style');
  style.dataset.test = '';
  style.textContent = `${skeletonStyles}:root{--q-hero:rgb(1, 2, 3)!important}`;
  document.head.append(style);
  html.dataset.held = '';
  html.dataset.once = '';
  html.dataset.look = 'outcome';
  document.body.innerHTML =
    '<div id="skeleton"><div data-skeleton="outcome"><div data-ground=""><span>Bar</span></div></div></div>';
  const hero = document.querySelector('[data-ground]');
  const ground = () => hero && getComputedStyle(hero).backgroundColor;
  expect(ground()).toBe('rgba(0, 0, 0, 0)');
  showOpenedSkeleton();
  expect(ground()).toBe('rgb(1, 2, 3)');
  expect(hero?.getAnimations()).toEqual([]);
});
