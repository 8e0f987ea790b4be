import { TextStore } from '@quayside/i18n/text-store';
import { TextProvider } from '@quayside/i18n/use-text';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Skeleton, SkeletonScreen } from './skeleton.tsx';

afterEach(() => vi.restoreAllMocks());

/** The tests run with reduced motion. */
const withMotion = () => vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);

const store = new TextStore('en');
const Main = ({ children }: { readonly children: ReactNode }) => (
  <TextProvider store={store}>
    <main style={{ position: 'relative', padding: 24 }}>{children}</main>
  </TextProvider>
);
const skeleton = (
  <SkeletonScreen>
    <Skeleton shape="block" height="5rem" />
  </SkeletonScreen>
);
const content = <p style={{ margin: 0 }}>Content</p>;
const fading = () => document.querySelector<HTMLElement>('[data-fading]');

test.each([
  ['alone', skeleton],
  ['in a card that goes with it', <section key="card">{skeleton}</section>],
])('a skeleton %s fades over its content, which stays where it is', async (_, waiting) => {
  withMotion();
  const page = await render(<Main>{waiting}</Main>);
  await vi.dynamicImportSettled();
  const before = page.getByRole('status').element().getBoundingClientRect();
  await page.rerender(<Main>{content}</Main>);
  const copy = fading();
  expect(copy?.getBoundingClientRect(), 'it lies where the skeleton was').toEqual(before);
  const main = page.container.querySelector('main')?.getBoundingClientRect();
  expect(page.container.querySelector('p')?.getBoundingClientRect().top, 'nothing moves').toBe(Number(main?.top) + 24);
  expect(page.getByRole('status').query(), 'it is announced no more').toBeNull();
  const fade = copy?.getAnimations().find((one) => !('animationName' in one));
  expect(fade?.effect?.getTiming().duration).toBe(120);
  fade?.finish();
  await vi.waitFor(() => expect(fading()).toBeNull());
});

test('with reduced motion, the content is there at once', async () => {
  const page = await render(<Main>{skeleton}</Main>);
  await vi.dynamicImportSettled();
  await page.rerender(<Main>{content}</Main>);
  expect(fading()).toBeNull();
});

test('a skeleton that leaves with its page does not lie over the next one', async () => {
  withMotion();
  const page = await render(<Main key="first">{skeleton}</Main>);
  await page.rerender(<Main key="second">{content}</Main>);
  expect(fading()).toBeNull();
});
