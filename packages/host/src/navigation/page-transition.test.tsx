import { afterEach, expect, test, vi } from 'vitest';
import { transitionPage, transitionQuestion, transitionScreen } from './page-transition.ts';

const html = document.documentElement;
const page = (text: string) => {
  const main = document.createElement('main');
  main.textContent = text;
  return main;
};

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  delete html.dataset.leaving;
  delete html.dataset.bars;
  html.style.removeProperty('--q-leaving-clip');
});

/** Turns motion on, because the tests run with reduced motion. */
const withMotion = () => vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);

test('with reduced motion, the new page replaces the old one at once', () => {
  const [before, after] = [page('before'), page('after')];
  document.body.append(before);
  void transitionPage('main', async () => {
    before.replaceWith(after);
    return 'on';
  });
  expect(document.querySelector('main')).toBe(after);
  expect(after.dataset.pushed).toBeUndefined();
});

test('a transition captures only the old page between the bars, and the new page pushes it out', async () => {
  withMotion();
  const [before, after] = [page('before'), page('after')];
  const bar = document.createElement('header');
  bar.dataset.part = 'nav-bar';
  bar.style.cssText = 'position:fixed;inset:0 0 auto;height:50px';
  const ground = document.createElement('div');
  ground.style.background = 'rgb(1, 2, 3)';
  ground.append(before);
  document.body.append(bar, ground);
  const { top } = before.getBoundingClientRect();
  let name: string | undefined;
  await transitionPage('main', async () => {
    name = before.style.viewTransitionName;
    before.replaceWith(after);
    return 'back';
  });
  expect(name).toBe('q-leaving');
  expect(document.querySelector('main')).toBe(after);
  expect(after.style.viewTransitionName, 'the new one is used at once').toBe('');
  expect([html.dataset.leaving, after.dataset.pushed]).toEqual(['back', '']);
  expect(after.style.overflowX, 'it makes the page no wider').toBe('clip');
  expect(html.style.getPropertyValue('--q-leaving-clip')).toBe(`inset(${50 - top}px 0 0px)`);
  expect(html.style.getPropertyValue('--q-leaving-ground'), 'no text shows through').toBe('rgb(1, 2, 3)');
  await vi.waitFor(() => expect(after.style.overflowX).toBe(''));
  expect(after.dataset.pushed, 'what it renders later is not pushed').toBe('over');
});

test('a transition starts both pages in the same frame, and leaves other animations running', async () => {
  withMotion();
  const named = (animationName: string) => ({ animationName, startTime: -1 });
  const [leaves, comes, pulses] = [named('q-leave-on'), named('q-push-on'), named('q-pulse')];
  vi.spyOn(document, 'getAnimations').mockReturnValue([leaves, comes, pulses] as never);
  const [before, after] = [page('before'), page('after')];
  document.body.append(before);
  await transitionPage('main', async () => {
    before.replaceWith(after);
    return 'on';
  });
  await vi.waitFor(() => expect(leaves.startTime).toBeGreaterThan(0));
  expect(comes.startTime).toBe(leaves.startTime);
  expect(pulses.startTime).toBe(-1);
});

test('a transition moves no page without a change or direction, and rejects if rendering throws', async () => {
  withMotion();
  const stays = page('stays');
  document.body.append(stays);
  await transitionPage('main', async () => undefined);
  expect(stays.style.viewTransitionName).toBe('');
  expect([html.dataset.leaving, stays.dataset.pushed]).toEqual(['none', undefined]);
  await expect(
    transitionPage('main', async () => {
      throw new TypeError('broken');
    }),
  ).rejects.toThrow('broken');
});

const opening = { name: 'opening', steps: [{ path: '/name' }, { path: '/contact' }] as never };
const steps = [
  { path: '/name', flow: opening },
  { path: '/contact', flow: opening },
] as const;

/** Transitions from one screen to another, as `transitionScreen` does, in the element that contains them. */
async function turn(
  ...[from, to]: readonly [Parameters<typeof transitionScreen>[1], Parameters<typeof transitionScreen>[2]]
) {
  withMotion();
  const screen = document.createElement('div');
  screen.dataset.part = 'screen';
  const [before, after] = [page('before'), page('after')];
  screen.append(before);
  document.body.append(screen);
  let names: string[] = [];
  await transitionScreen([], from, to, async (move) => {
    names = [screen, before].map(({ style }) => style.viewTransitionName);
    screen.dataset.came = move;
    before.replaceWith(after);
  });
  expect([screen.style.viewTransitionName, screen.hasAttribute('data-pushed')]).toEqual(['', true]);
  return names;
}

test('a screen moves with its bars, and the next screen’s bars do not clip it', async () => {
  expect(await turn({ path: '/' }, steps[0]), 'the screen is pictured').toEqual(['q-leaving', '']);
  expect([html.dataset.bars, html.dataset.leaving]).toEqual(['come', 'on']);
  expect(html.style.getPropertyValue('--q-leaving-clip')).toBe('none');
});

test('between two steps of a flow, only the bodies of the screens move', async () => {
  expect(await turn(...steps), 'the body is pictured').toEqual(['', 'q-leaving']);
  expect([html.dataset.bars, html.dataset.leaving]).toEqual(['stay', 'on']);
  expect(html.style.getPropertyValue('--q-leaving-clip')).toMatch(/^inset/);
});

test('a question enters from the direction that its element states', async () => {
  withMotion();
  const [before, after] = [page('before'), page('after')];
  Object.assign(before.dataset, { question: '', move: 'none' });
  Object.assign(after.dataset, { question: '', move: 'back' });
  document.body.append(before);
  after.style.height = '321px';
  await transitionQuestion(async () => before.replaceWith(after));
  expect([html.dataset.leaving, after.dataset.pushed]).toEqual(['back', '']);
  const { style } = html;
  expect(style.getPropertyValue('--q-leaving-height'), 'it covers the whole of a higher one').toBe('321px');
  expect(style.getPropertyValue('--q-leaving-light'), 'no box darkens').toBe('1');
});

test('a question that replaces a lower one does not cover the bar below', async () => {
  withMotion();
  const [before, after] = [page('before'), page('after')];
  Object.assign(before.dataset, { question: '', move: 'none' });
  Object.assign(after.dataset, { question: '', move: 'back' });
  before.style.height = '100px';
  after.style.height = `${innerHeight + 400}px`;
  const bar = document.createElement('div');
  bar.dataset.part = 'action-bar';
  bar.style.cssText = 'position:fixed;inset:auto 0 0;height:60px';
  document.body.append(before, bar);
  const { top } = before.getBoundingClientRect();
  const barTop = bar.getBoundingClientRect().top;
  await transitionQuestion(async () => before.replaceWith(after));
  expect(html.style.getPropertyValue('--q-leaving-clip')).toBe(`inset(0px 0 ${top + innerHeight + 400 - barTop}px)`);
});
