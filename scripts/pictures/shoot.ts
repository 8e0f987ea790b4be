import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { openStory } from '../storybook/visit.ts';
import type { Shot } from './shots.ts';

/** A story that did not come to its end: what it shows is no picture of it. */
export class StoryError extends Error {
  override readonly name = 'StoryError';
}

/** The day of the sample answers: what is drawn must not depend on today. */
const now = new Date('2026-11-21T12:05:00+08:00');

const font = (path: string) => readFileSync(fileURLToPath(import.meta.resolve(path)), 'base64');

/** Letters are those of the repository, whatever the machine has. */
const pinned = `
@font-face { font-family: Pinned; font-weight: 100 900;
  src: url(data:font/woff2;base64,${font('@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2')}); }
@font-face { font-family: Pinned; font-weight: 100 900; unicode-range: U+0E00-0E7F;
  src: url(data:font/woff2;base64,${font('@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2')}); }
:root, .q-root { --q-brand-font: Pinned !important; }
*, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important; }
`;

/** A page to take pictures in: the size of a phone, 1 px a px, with a clock that stands still. */
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

/** The PNG of a story once it has been played to its end. Throws StoryError. */
export async function shoot(page: Page, base: string, { story, skin, language, height }: Shot): Promise<Buffer> {
  await page.setViewportSize({ width: 390, height });
  await openStory(page, base, story, `skin:${skin};language:${language};a11y.manual:!true`); // axe has its own run
  if ((await endOfPlay(page)) === 'error') throw new StoryError(`${story} fails in ${language}, ${skin}.`);
  await page.addStyleTag({ content: pinned });
  await page.evaluate(settled);
  return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
}

type Finished = { readonly storyId: string; readonly status: 'success' | 'error' };
type Channel = { last: (event: 'storyFinished') => readonly Finished[] | undefined };

/** Waits until a story has been played, and says how that ended. */
async function endOfPlay(page: Page): Promise<Finished['status']> {
  const end = await page.waitForFunction(
    () =>
      (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__.last(
        'storyFinished',
      )?.[0]?.status,
  );
  return (await end.jsonValue()) ?? 'error';
}

/** Fonts, pictures, and what measures itself after them. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  await document.fonts.ready;
}
