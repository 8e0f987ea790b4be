import axe, { type RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright';
import { complaintsOf } from './visit.ts';

/** What index.json says of a story or a page. */
export type Entry = { readonly id: string; readonly type: string; readonly tags?: readonly string[] };

/** Returns the pages of text, without those that are generated from a component's stories. */
export const pagesOfWords = (entries: readonly Entry[]): string[] =>
  entries.filter(({ type, tags }) => type === 'docs' && tags?.includes('unattached-mdx')).map(({ id }) => id);

const narrow = { width: 320, height: 640 };

/**
 * Returns what axe finds on each page with the first part open, pages that scroll sideways, and low contrast in the black skin. All pages open in one document,
 * because loading it takes longer than the checks.
 */
export async function problemsOfWords(browser: Browser, base: string, ids: readonly string[]): Promise<string[]> {
  const page = await browser.newPage({ viewport: narrow });
  const problems = complaintsOf(page, base);
  const open = async (skin: string) => {
    await page.goto(`${base}iframe.html?viewMode=docs&id=${ids.at(-1)}&globals=skin:${skin}`);
    await page.evaluate(axe.source);
  };
  await open('white');
  for (const id of ids) {
    await show(page, id);
    await openFirstPart(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > narrow.width) problems.push(`${id} is ${width} px wide on a phone of ${narrow.width}`);
    problems.push(...(await broken(page, id)));
  }
  await open('black');
  for (const id of ids) {
    await show(page, id);
    problems.push(...(await broken(page, `${id} in black`, { runOnly: 'color-contrast' })));
  }
  await page.close();
  return problems;
}

/** Opens a page by Storybook's own event, and waits until it has replaced the marked content of the page before. */
async function show(page: Page, id: string): Promise<void> {
  const content = page.locator('.sbdocs-content');
  await content.evaluate((before) => before.setAttribute('data-before', ''));
  await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, data: unknown) => void };
    };
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, id);
  await page.locator('body.sb-show-main .sbdocs-content:not([data-before]) h1').first().waitFor();
}

/** Opens the first entry point of an API, which is fetched, or the first decision. */
async function openFirstPart(page: Page): Promise<void> {
  const part = page.locator('main > details').first();
  if ((await part.count()) === 0) return;
  await part.evaluate((details) => details.setAttribute('open', ''));
  await part.locator('pre, strong').first().waitFor();
}

async function broken(page: Page, where: string, options: RunOptions = {}): Promise<string[]> {
  const found = await page.evaluate(
    async (given) => {
      const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
      const { violations } = await loaded.run(document, given);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, target }) => ({ id, html, target: String(target) })),
      );
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
  return found.map(({ id, html, target }) => `${where}: ${id} at ${target}: ${html.slice(0, 160)}`);
}
