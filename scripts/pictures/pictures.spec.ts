import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { openStory } from '../storybook/visit.ts';
import keyStories from './key-stories.json' with { type: 'json' };

/** A story of which a picture is compared. `height` is that of the window in px. */
type KeyStory = { readonly story: string; readonly height?: number; readonly languages?: readonly string[] };

/** The fixed time of all pictures. It is the day of the sample answers, so that no picture depends on today. */
const now = new Date('2026-11-21T12:05:00+08:00');

for (const { story, height = 844, languages = ['en', 'th'] } of keyStories as readonly KeyStory[])
  for (const language of languages)
    for (const skin of ['white', 'black', 'blue']) {
      const name = `${story}.${language}.${skin}`;
      test(name, async ({ page }) => {
        await page.setViewportSize({ width: 390, height });
        await page.clock.setFixedTime(now);
        const globals = `skin:${skin};language:${language};a11y.manual:!true`; // axe runs with the tests of stories
        await openStory(page, `${process.env.STORYBOOK_ORIGIN}/`, story, globals);
        expect(await endOfPlay(page)).toBe('success');
        await page.addStyleTag({ content: bundledFonts });
        await page.waitForFunction(isDrawn);
        await expect(page).toHaveScreenshot([`${name}.png`]);
      });
    }

type Finished = { readonly storyId: string; readonly status: 'success' | 'error' };
type Channel = { last: (event: 'storyFinished') => readonly Finished[] | undefined };

/** Waits for the end of the story's play function, and returns its status. */
async function endOfPlay(page: Page): Promise<Finished['status'] | undefined> {
  const status = await page.waitForFunction(
    () =>
      (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__.last(
        'storyFinished',
      )?.[0]?.status,
  );
  return status.jsonValue();
}

/** Returns whether illustrations, images and the progress of steps have been drawn. */
const isDrawn = (): boolean =>
  !document.querySelector('[data-awaits]') &&
  [...document.querySelectorAll('svg[data-picture]')].every((svg) => svg.hasChildNodes()) &&
  [...document.images].every(({ complete }) => complete);

const fontSource = (path: string) =>
  `src: url(data:font/woff2;base64,${readFileSync(fileURLToPath(import.meta.resolve(path)), 'base64')});`;

/** Style sheet that replaces the fonts of the machine, so that all machines draw the same pictures. */
const bundledFonts = `
@font-face { font-family: Bundled; font-weight: 100 900; ${fontSource('@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2')} }
@font-face { font-family: Bundled; font-weight: 100 900; unicode-range: U+0E00-0E7F; ${fontSource('@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2')} }
:root, .q-root { --q-brand-font: Bundled !important; --q-brand-display-font: Bundled !important; }
*, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important; }
`;
