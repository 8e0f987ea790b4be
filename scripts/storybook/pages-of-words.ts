import axe, { type RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright';
import { type Entry, showDocs } from './docs-pages.ts';
import { complaintsOf } from './visit.ts';

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
    await showDocs(page, id);
    await openFirstPart(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > narrow.width) problems.push(`${id} is ${width} px wide on a phone of ${narrow.width}`);
    problems.push(...(await broken(page, id)));
  }
  await open('black');
  for (const id of ids) {
    await showDocs(page, id);
    problems.push(...(await broken(page, `${id} in black`, { runOnly: 'color-contrast' })));
  }
  await page.close();
  return problems;
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
