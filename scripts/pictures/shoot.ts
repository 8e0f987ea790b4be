import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { openStory } from '../storybook/visit.ts';
import type { Shot } from './shots.ts';

/** The play of a story failed. */
export class StoryError extends Error {
  override readonly name = 'StoryError';
}

/** The day of the sample answers, so that pictures do not depend on today. */
const now = new Date('2026-11-21T12:05:00+08:00');

const font = (path: string) => readFileSync(fileURLToPath(import.meta.resolve(path)), 'base64');

/** Uses the fonts of the repository instead of the machine's. */
const pinned = `
@font-face { font-family: Pinned; font-weight: 100 900;
  src: url(data:font/woff2;base64,${font('@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2')}); }
@font-face { font-family: Pinned; font-weight: 100 900; unicode-range: U+0E00-0E7F;
  src: url(data:font/woff2;base64,${font('@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2')}); }
:root, .q-root { --q-brand-font: Pinned !important; --q-brand-display-font: Pinned !important; }
*, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important; }
`;

/** Opens a page of a phone's size with one device pixel per CSS pixel and a fixed clock. */
export async function openCamera(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  return page;
}

/** `still`: the story as it begins, without its play. `fullPage`: all of it, with its bars at their ends. */
type How = { readonly still?: boolean; readonly fullPage?: boolean };

/** Returns the PNG of a story after its play. Throws StoryError. */
export async function shoot(
  page: Page,
  base: string,
  { story, skin, language, height }: Shot,
  { still = false, fullPage = false }: How = {},
): Promise<Buffer> {
  await page.setViewportSize({ width: 390, height });
  const globals = `skin:${skin};language:${language};a11y.manual:!true`; // axe has its own run
  await openStory(page, base, story, still ? `${globals}&still` : globals);
  if ((await endOfPlay(page)) === 'error') throw new StoryError(`${story} fails in ${language}, ${skin}.`);
  await page.addStyleTag({ content: pinned });
  await page.waitForFunction(drawn);
  if (still) await page.waitForLoadState('networkidle'); // a play waits for what its story loads
  if (fullPage) await page.setViewportSize({ width: 390, height: await page.evaluate(heightOfPage) });
  await page.evaluate(settled);
  return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
}

type Finished = { readonly storyId: string; readonly status: 'success' | 'error' };
type Channel = { last: (event: 'storyFinished') => readonly Finished[] | undefined };

/** Waits for the end of a story's play and returns its result. */
async function endOfPlay(page: Page): Promise<Finished['status']> {
  const end = await page.waitForFunction(
    () =>
      (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__.last(
        'storyFinished',
      )?.[0]?.status,
  );
  return (await end.jsonValue()) ?? 'error';
}

/** Whether each illustration has loaded its drawing, and each bar of a step its progress. */
const drawn = (): boolean =>
  !document.querySelector('[data-awaits]') &&
  [...document.querySelectorAll('svg[data-picture]')].every((svg) => svg.hasChildNodes());

/** The height of the page, of at most ten screens. */
const heightOfPage = (): number => Math.min(document.documentElement.scrollHeight, 8000);

/** Waits for fonts, images, and layout that is measured after them. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  await document.fonts.ready;
}
