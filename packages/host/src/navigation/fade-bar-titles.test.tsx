import { afterEach, expect, test, vi } from 'vitest';
import { fadeBarTitles } from './fade-bar-titles.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Turns motion on, because the tests run with reduced motion. */
const withMotion = () => vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);

const bars = (title: string, group: string) => {
  const header = document.createElement('header');
  header.innerHTML = `<p data-part="bar-title">${title}</p><p data-part="group-name">${group}</p>`;
  document.body.replaceChildren(header);
  return header;
};

test('fadeBarTitles fades in texts that have changed, and no others', () => {
  withMotion();
  bars('Contact', 'Identity');
  const fade = fadeBarTitles();
  const next = bars('Address', 'Identity');
  fade();
  const [title, group, ...others] = next.children;
  expect([title?.textContent, group?.textContent, others]).toEqual(['Address', 'Identity', []]);
  const [comes] = title?.getAnimations() ?? [];
  expect(comes?.effect?.getTiming()).toMatchObject({ delay: 0, duration: 160 });
  expect(getComputedStyle(title as Element).opacity).toBe('0');
  comes?.finish();
  expect(getComputedStyle(title as Element).opacity).toBe('1');
  expect(group?.getAnimations()).toEqual([]);
});

test('fadeBarTitles does not show a title that is hidden until the customer scrolls', () => {
  withMotion();
  bars('Contact', 'Identity');
  const fade = fadeBarTitles();
  const title = bars('Address', 'Identity').firstElementChild as HTMLElement;
  title.style.opacity = '0';
  fade();
  const [comes] = title.getAnimations();
  comes?.pause();
  if (comes) comes.currentTime = 100;
  expect(getComputedStyle(title).opacity).toBe('0');
});

test('with reduced motion, the titles of bars change at once', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  bars('Contact', 'Identity');
  const fade = fadeBarTitles();
  const next = bars('Address', 'Documents');
  fade();
  expect(next.children).toHaveLength(2);
});
