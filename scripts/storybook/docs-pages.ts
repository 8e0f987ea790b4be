import type { Browser, Page } from 'playwright';
import { complaintsOf } from './visit.ts';

/** What index.json says of a story or a page. */
export type Entry = { readonly id: string; readonly type: string; readonly tags?: readonly string[] };

/** What a page shows once it is drawn: its title with what follows. A component's page waits for its guide, which is below the title. */
const drawn = 'body.sb-show-main .sbdocs-content:not([data-before])';
const body = ':is(h2, li, table, .sb-story, .docs-story, [data-near-view])';
/** A story that is newer than the kept pictures has none; its page shows an outline. */
const withoutPicture = /^404 for .*[/]story-pictures[/][\w-]+[.]webp$/;
/** Storybook's own screens in place of a page. */
const failed = 'body:is(.sb-show-errordisplay, .sb-show-nopreview)';

/** Returns every page of documentation but those of `others`, which another check opens. */
export const docsPages = (entries: readonly Entry[], others: readonly string[]): string[] =>
  entries.filter(({ id, type }) => type === 'docs' && !others.includes(id)).map(({ id }) => id);

/** Opens each page at the width of a desk, and returns those that show an error. All open in one document, because loading it takes longer than a page. */
export async function problemsOfDocs(browser: Browser, base: string, ids: readonly string[]): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1100, height: 800 } });
  const problems = complaintsOf(page, base);
  const open = () => page.goto(`${base}iframe.html?viewMode=docs&id=start-welcome--docs`);
  await open();
  for (const id of ids) {
    const error = await errorOf(page, id);
    if (error === undefined) continue;
    problems.push(`${id} shows an error: ${error}`);
    await open();
  }
  await page.close();
  return problems.filter((problem) => !withoutPicture.test(problem));
}

async function errorOf(page: Page, id: string): Promise<string | undefined> {
  try {
    await showDocs(page, id);
    await page.locator(`${drawn} ${body}, ${failed}`).first().waitFor();
  } catch (error) {
    return String(error).split('\n')[0];
  }
  if ((await page.locator(failed).count()) === 0) return roomIn(page);
  return (await page.locator('#error-message').textContent())?.trim() || 'no words';
}

/** px by which the fonts of a machine may change an example. */
const TOLERANCE = 30;

/** Says where the room that a page keeps for its live example is not that of the example. */
async function roomIn(page: Page): Promise<string | undefined> {
  const example = page.locator('.sbdocs-content [data-live]').first();
  if ((await example.count()) === 0) return undefined;
  await page.locator('.sbdocs-content [data-live=drawn]').first().waitFor();
  const { story, kept, high } = await example.evaluate((live: HTMLElement) => ({
    story: live.querySelector('.sb-story')?.id,
    kept: Number.parseFloat(live.style.getPropertyValue('--live-height')),
    high: Math.round(live.querySelector('.docs-story')?.getBoundingClientRect().height ?? 0),
  }));
  if (Math.abs(high - kept) <= TOLERANCE) return undefined;
  return `${story} is ${high} px high, and example-heights.json has ${kept}`;
}

/** Opens a page by Storybook's own event, and waits until it, or an error, has replaced the marked content of the page before. */
export async function showDocs(page: Page, id: string): Promise<void> {
  const content = page.locator('.sbdocs-content');
  await content.evaluate((before) => before.setAttribute('data-before', ''));
  await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, data: unknown) => void };
    };
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, id);
  await page.locator(`${drawn} h1, ${failed}`).first().waitFor();
}
