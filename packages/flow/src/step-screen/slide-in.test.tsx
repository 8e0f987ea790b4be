import { arrival } from '@quayside/ui/internals/motion';
import { afterEach, expect, test, vi } from 'vitest';
import { slideIn } from './slide-in.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  scrollTo(0, 0);
  document.documentElement.style.overflowAnchor = '';
});

/** Renders a page at this scroll position, and adds lines of 44 px to its header. */
function come(scrolled: number) {
  const page = document.createElement('div');
  page.innerHTML =
    '<header data-part="nav-bar" style="position:sticky;top:0;height:auto"><p style="height:50px;margin:0">Bar</p></header><main style="height:3000px">Page</main>';
  document.body.replaceChildren(page);
  const [header, main] = page.children as unknown as readonly [HTMLElement, HTMLElement];
  scrollTo(0, scrolled);
  const before = main.getBoundingClientRect().top;
  const lines = document.createElement('div');
  lines.style.height = '44px';
  header.append(lines);
  slideIn(lines, scrolled);
  for (const one of document.getAnimations()) one.pause();
  return { header, main, moved: () => Math.round(main.getBoundingClientRect().top - before) };
}

const withMotion = (matches = false) => vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

test('moves a page at its start down with the edge of the new lines', () => {
  withMotion();
  const { header, main, moved } = come(0);
  expect(moved(), 'the content has not moved').toBe(0);
  const clip = () => getComputedStyle(header).clipPath;
  expect(clip()).toBe('inset(0px 0px 44px)');
  const [slide, uncovers] = [main, header].map((part) => part.getAnimations()[0]);
  expect([slide, uncovers].map((one) => one?.effect?.getTiming())).toEqual(
    Array(2).fill(expect.objectContaining(arrival)),
  );
  slide?.finish();
  expect(moved()).toBe(44);
});

test.each([
  ['anchors the scroll position', ''],
  ['does not anchor the scroll position', 'none'],
])('does not move a scrolled page in a browser that %s', async (_, anchor) => {
  withMotion();
  document.documentElement.style.overflowAnchor = anchor;
  const { header, main, moved } = come(300);
  expect([moved(), main.getAnimations(), header.getAnimations()]).toEqual([0, [], [expect.anything()]]);
  await new Promise(requestAnimationFrame); // the browser does not scroll a second time
  await new Promise(requestAnimationFrame);
  expect(moved()).toBe(0);
});

test('shows new lines of the header at once with reduced motion', () => {
  withMotion(true);
  const { moved } = come(0);
  expect([moved(), document.getAnimations()]).toEqual([44, []]);
});
