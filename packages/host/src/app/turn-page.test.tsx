import { afterEach, expect, test, vi } from 'vitest';
import { turnPage } from './turn-page.ts';

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
