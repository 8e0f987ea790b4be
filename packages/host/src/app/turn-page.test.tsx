import { afterEach, expect, test, vi } from 'vitest';
import { turnPage, turnScreen } from './turn-page.ts';

const html = document.documentElement;
const page = (text: string) => {
  const main = document.createElement('main');
  main.textContent = text;
  return main;
};

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  delete html.dataset.turning;
  delete html.dataset.bars;
  html.style.removeProperty('--q-leaving-clip');
});

/** The tests run with reduced motion. */
const withMotion = () => vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);

test('with reduced motion, a page is swapped at once', () => {
  const [before, after] = [page('before'), page('after')];
  document.body.append(before);
  void turnPage(before, () => {
    before.replaceWith(after);
  });
  expect(document.querySelector('main')).toBe(after);
  expect(html.dataset.turning).toBeUndefined();
});

test('with motion, the old page alone is pictured, between the bars', async () => {
  withMotion();
  const [before, after] = [page('before'), page('after')];
  const bar = document.createElement('header');
  bar.dataset.part = 'nav-bar';
  bar.style.cssText = 'position:fixed;inset:0 0 auto;height:50px';
  document.body.append(bar, before);
  const { top } = before.getBoundingClientRect();
  let name: string | undefined;
  await turnPage(before, () => {
    name = before.style.viewTransitionName;
    before.replaceWith(after);
  });
  expect(name).toBe('q-leaving');
  expect(document.querySelector('main')).toBe(after);
  expect(after.style.viewTransitionName, 'the new one is used at once').toBe('');
  expect(html.dataset.turning, 'the new one waits for the old one to leave').toBe('');
  await vi.waitFor(() => expect(html.dataset.turning).toBeUndefined());
  expect(html.style.getPropertyValue('--q-leaving-clip')).toBe(`inset(${50 - top}px -100vw 0px)`);
});

test('a page that stays is no new one, and a page that throws is told', async () => {
  withMotion();
  const stays = page('stays');
  document.body.append(stays);
  await turnPage(stays, () => undefined);
  expect(stays.style.viewTransitionName).toBe('');
  await expect(
    turnPage(stays, () => {
      throw new TypeError('broken');
    }),
  ).rejects.toThrow('broken');
});

const opening = { name: 'opening', steps: [{ path: '/name' }, { path: '/contact' }] as never };
const steps = [
  { path: '/name', flow: opening },
  { path: '/contact', flow: opening },
] as const;

/** Turns from one screen to another in the element that holds them, and returns which element was pictured. */
async function pictured(...[from, to]: readonly [Parameters<typeof turnScreen>[1], Parameters<typeof turnScreen>[2]]) {
  withMotion();
  const screen = document.createElement('div');
  screen.dataset.part = 'screen';
  const [before, after] = [page('before'), page('after')];
  screen.append(before);
  document.body.append(screen);
  let named: Element | undefined;
  await turnScreen([], from, to, () => {
    named = [screen, before].find((one) => one.style.viewTransitionName === 'q-leaving');
    before.replaceWith(after);
  });
  await vi.waitFor(() => expect(html.dataset.turning).toBeUndefined());
  expect(screen.style.viewTransitionName).toBe('');
  return named === screen ? 'screen' : named === before ? 'main' : 'nothing';
}

test('the bars stay between two steps; another page leaves with its own, which those of the next one do not cut', async () => {
  expect(await pictured(...steps)).toBe('main');
  expect(html.dataset.bars).toBe('stay');
  document.body.replaceChildren();
  expect(await pictured({ path: '/' }, steps[0])).toBe('screen');
  expect(html.dataset.bars).toBe('come');
  expect(html.style.getPropertyValue('--q-leaving-clip')).toBe('none');
});
