import { TextStore } from '@quayside/i18n/text-store';
import { TextProvider } from '@quayside/i18n/use-text';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fadeSkeleton, Skeleton, SkeletonScreen } from './skeleton.tsx';

afterEach(() => vi.restoreAllMocks());

/** Turns reduced motion off, which is on in all tests. */
const withMotion = () => vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);

const store = new TextStore('en');
const Main = ({ children }: { readonly children: ReactNode }) => (
  <TextProvider store={store}>
    <main style={{ position: 'relative', padding: 24 }}>{children}</main>
  </TextProvider>
);
const skeleton = (
  <SkeletonScreen>
    <Skeleton variant="block" height="5rem" />
  </SkeletonScreen>
);
const content = <p style={{ margin: 0 }}>Content</p>;
const fadeOf = (part: Element | null | undefined) => part?.getAnimations().find((one) => !('animationName' in one));
/** Returns the opacity of a part `time` milliseconds after its fade began. */
const seenAt = (part: Element | null | undefined, time: number) => {
  const fade = fadeOf(part);
  fade?.pause();
  if (fade) fade.currentTime = time;
  return Number(part && getComputedStyle(part).opacity);
};
const fading = () => document.querySelector<HTMLElement>('[data-fading]');

test.each([
  ['without a parent', skeleton],
  ['in a card that is removed with it', <section key="card">{skeleton}</section>],
])('fades a skeleton %s over its content without moving the content', async (_, waiting) => {
  withMotion();
  const page = await render(<Main>{waiting}</Main>);
  await vi.dynamicImportSettled();
  const before = page.getByRole('status').element().getBoundingClientRect();
  await page.rerender(<Main>{content}</Main>);
  const copy = fading();
  expect(copy?.getBoundingClientRect(), 'the copy has the position of the skeleton').toEqual(before);
  const main = page.container.querySelector('main')?.getBoundingClientRect();
  expect(page.container.querySelector('p')?.getBoundingClientRect().top, 'nothing moves').toBe(Number(main?.top) + 24);
  expect(page.getByRole('status').query(), 'the copy is not announced').toBeNull();
  const fade = fadeOf(copy);
  expect(fade?.effect?.getComputedTiming().endTime).toBe(120);
  fade?.finish();
  await vi.waitFor(() => expect(fading()).toBeNull());
});

test('hides the bars of a skeleton before the content is half visible', async () => {
  withMotion();
  const page = await render(<Main>{skeleton}</Main>);
  await vi.dynamicImportSettled();
  await page.rerender(
    <Main>
      <p style={{ height: 300, margin: 0 }}>Content</p>
    </Main>,
  );
  const copy = fading();
  const bar = copy?.querySelector('[class*=animate-q-pulse]');
  const ground = copy && getComputedStyle(copy).backgroundColor;
  expect(ground, 'the background is opaque').toMatch(/^rgb\(/);
  expect(copy?.getBoundingClientRect().height, 'the copy covers the content below the bars').toBe(300);
  const times = Array.from({ length: 13 }, (_, at) => at * 10);
  const doubled = times.filter((time) => seenAt(copy, time) < 1 && seenAt(bar, time) > 0.3);
  expect(doubled, 'milliseconds at which bars and content are visible').toEqual([]);
  expect(seenAt(copy, 40), 'the content waits for the bars').toBe(1);
});

test('covers the siblings of its parent while it fades, and does not move with the parent', async () => {
  withMotion();
  const part = (waiting: ReactNode, beside: ReactNode) => (
    <Main key="main">
      <div data-testid="part">{waiting}</div>
      {beside}
    </Main>
  );
  const page = await render(part(skeleton, null));
  await vi.dynamicImportSettled();
  await page.rerender(part(null, <p style={{ height: 300, margin: 0 }}>Content</p>));
  const copy = fading();
  const place = copy?.getBoundingClientRect();
  expect(place?.height, 'the copy covers the sibling').toBe(300);
  page
    .getByTestId('part')
    .element()
    .animate({ transform: ['translateX(0)', 'translateX(0)'] }, 1000);
  expect(copy?.getBoundingClientRect()).toEqual(place);
  expect(
    copy?.querySelector('[class*=animate-q-pulse]')?.getAnimations(),
    'one animation of its opacity, which continues while the page renders',
  ).toHaveLength(1);
});

test('covers the whole page while it fades, including rendered content', async () => {
  withMotion();
  const part = (waiting: ReactNode) => (
    <Main key="main">
      {waiting}
      <p style={{ height: 300, margin: 0 }}>Content</p>
    </Main>
  );
  const page = await render(
    part(
      <div ref={fadeSkeleton} data-skeleton="home" style={{ height: 50 }}>
        Bar
      </div>,
    ),
  );
  await vi.dynamicImportSettled();
  await page.rerender(part(null));
  const main = page.container.querySelector('main')?.getBoundingClientRect();
  expect(fading()?.getBoundingClientRect().bottom).toBe(main?.bottom);
});

test('does not fade the bars of a skeleton that another skeleton replaces', async () => {
  withMotion();
  const page = await render(<Main key="main">{skeleton}</Main>);
  await vi.dynamicImportSettled();
  await page.rerender(
    <Main key="main">
      <div>{skeleton}</div>
    </Main>,
  );
  expect(fadeOf(fading()?.querySelector('[class*=animate-q-pulse]'))).toBeUndefined();
  expect(fading()?.style.background).toBe('');
});

test('replaces a skeleton with the content at once with reduced motion', async () => {
  const page = await render(<Main>{skeleton}</Main>);
  await vi.dynamicImportSettled();
  await page.rerender(<Main>{content}</Main>);
  expect(fading()).toBeNull();
});

test('does not cover the next page with the skeleton of a removed page', async () => {
  withMotion();
  const page = await render(<Main key="first">{skeleton}</Main>);
  await page.rerender(<Main key="second">{content}</Main>);
  expect(fading()).toBeNull();
});
