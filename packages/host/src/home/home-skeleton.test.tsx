import { TextStore } from '@quayside/i18n/text-store';
import { TextProvider } from '@quayside/i18n/use-text';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import styles from '../../tailwind.css?raw';
import { type Host, HostContext } from '../host-context.ts';
import { HomeSkeleton } from './home-skeleton.tsx';

const html = document.documentElement;

afterEach(() => {
  delete html.dataset.home;
  html.removeAttribute('style');
});

/** Renders the skeleton of an account holder's home whose first part has this height in px. Returns that part and its pseudo-elements. */
async function firstPart(height: number) {
  html.dataset.home = 'account';
  html.style.cssText = `--q-home-2: ${height}px; --q-radius-control: 10px; --q-radius-card: 16px; --q-line-strong: rgb(1, 2, 3); --q-accent: rgb(4, 5, 6); --q-surface-raised: rgb(7, 8, 9)`;
  const { container } = await render(
    <HostContext value={{ edition: { base: '/' } } as Host}>
      <TextProvider store={new TextStore('en')}>
        <style>{styles.replace(/@(source|import)[^;]*;/g, '')}</style>
        <HomeSkeleton />
      </TextProvider>
    </HostContext>,
  );
  const part = container.querySelector<HTMLElement>('[data-skeleton=home] [class*="--q-home-2"]');
  if (!part) throw new Error('There is no part.');
  part.style.height = `${height}px`; // the class names have no stylesheet here
  part.style.width = '350px';
  const over = ['::before', '::after'].map((which) => {
    const { borderTopWidth, backgroundColor: ground, width, height, left, zIndex } = getComputedStyle(part, which);
    return { border: borderTopWidth, ground, width, height, left, zIndex };
  });
  return { radius: getComputedStyle(part).borderRadius, over };
}

test('the skeleton of home draws a low first part as two buttons, without bars', async () => {
  const button = { width: '169px', height: '50px', zIndex: '1' };
  expect(await firstPart(50)).toEqual({
    radius: '10px',
    over: [
      { ...button, border: '0px', ground: 'rgb(4, 5, 6)', left: '0px' },
      { ...button, border: '1px', ground: 'rgb(7, 8, 9)', left: '181px' },
    ],
  });
});

test('the skeleton of home draws a high first part as a card with bars', async () => {
  const nothing = { border: '0px', height: '0px' };
  expect(await firstPart(170)).toMatchObject({ radius: '16px', over: [nothing, nothing] });
});
