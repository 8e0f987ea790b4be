import { afterEach, expect, test, vi } from 'vitest';
import { focusField } from './focus-field.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  scrollTo(0, 0);
});

/** Focuses a field that is 2000 px down, and returns the immediate scroll position. */
function scrolled(...scroll: ['smoothly'] | []) {
  document.body.innerHTML = '<div style="height:2000px"></div><input id="surname"><div style="height:2000px"></div>';
  expect(focusField(document, 'surname', ...scroll)).toBe(true);
  expect(document.activeElement?.id, 'control has focus during the scroll').toBe('surname');
  return scrollY;
}

const preferReduced = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

test('scrolls smoothly to the field if asked to', async () => {
  const place = scrolled();
  expect(place).toBeGreaterThan(1000);
  scrollTo(0, 0);
  preferReduced(false);
  expect(scrolled('smoothly')).toBe(0);
  await vi.waitFor(() => expect(scrollY).toBe(place));
});

test('scrolls to the field at once with reduced motion', () => {
  preferReduced(true);
  expect(scrolled('smoothly')).toBeGreaterThan(1000);
});
