import axe from 'axe-core';
import type { Browser, Page } from 'playwright';
import { recordPageErrors } from './visit.ts';

/** A page or story in Storybook's index.json. */
export type StorybookEntry = { readonly id: string; readonly type: string; readonly tags?: readonly string[] };

const narrow = { width: 320, height: 640 };
const content = '.sbdocs-content:not([data-before])';
/** Selector that matches when Storybook shows an error instead of a missing or broken page. */
const failed = 'body:is(.sb-show-errordisplay, .sb-show-nopreview)';
/** Matches the error for a missing picture of a story. A build without a browser has no pictures, so pages show outlines. */
const withoutPicture = /^404 for .*[/]story-pictures[/][\w-]+[.]webp$/;

/**
 * Opens every documentation page on a phone of 320 px. Returns its errors, properties without a description, pages
 * that scroll sideways, and what axe finds. Text pages are checked in the white and the black skin, all others in the
 * white one.
 */
export async function findDocsProblems(
  browser: Browser,
  base: string,
  entries: readonly StorybookEntry[],
): Promise<string[]> {
  const pages = entries.filter(({ type }) => type === 'docs');
  const found = await Promise.all([
    problemsInSkin(browser, base, 'white', pages),
    problemsInSkin(browser, base, 'black', pages.filter(isText)),
  ]);
  return found.flat().filter((problem) => !withoutPicture.test(problem));
}

const isText = ({ tags }: StorybookEntry) => tags?.includes('unattached-mdx') ?? false;

/**
 * Opens all pages in one skin and returns their problems. All use one document, because loading it takes longer than a
 * page; a new document follows an error.
 */
async function problemsInSkin(browser: Browser, base: string, skin: string, entries: readonly StorybookEntry[]) {
  const page = await browser.newPage({ viewport: narrow });
  await page.addInitScript({ content: axe.source }); // every document has it, also after a reload
  const problems = recordPageErrors(page, base);
  const open = async () => {
    await page.goto(`${base}iframe.html?viewMode=docs&id=${entries.at(-1)?.id}&globals=skin:${skin}`);
    await page.locator(`${content} h1`).first().waitFor();
  };
  await open();
  for (const entry of entries) {
    const found = await problemsOf(page, entry).catch((error: unknown) => [String(error).split('\n')[0]]);
    problems.push(...found.map((problem) => `${entry.id} in ${skin}: ${problem}`));
    if (found.length > 0) await open();
  }
  await page.close();
  return problems;
}

/** Opens a page with an event of Storybook, waits until it has replaced the previous page, and returns its problems. */
async function problemsOf(page: Page, entry: StorybookEntry): Promise<string[]> {
  // Storybook reloads the document if a story that still renders is removed. The stories of a camera render for 13 seconds on an idle machine.
  await page.waitForFunction(
    () => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
        __STORYBOOK_PREVIEW__: { storyRenders: readonly { isPending: () => boolean }[] };
      };
      return !preview.storyRenders.some((story) => story.isPending());
    },
    undefined,
    { timeout: 120_000 },
  );
  await page.locator('.sbdocs-content').evaluate((before) => before.setAttribute('data-before', ''));
  await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, data: unknown) => void };
    };
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, entry.id);
  await page.locator(`body.sb-show-main ${content} main :is(h2, li, table, details), ${failed}`).first().waitFor();
  if ((await page.locator(failed).count()) > 0) return [(await page.locator('#error-message').textContent()) ?? ''];
  if (!isText(entry)) return undescribedProperties(page);
  for (const part of (await page.locator('main > details').all()).slice(0, 1))
    await part.evaluate((one) => one.setAttribute('open', ''));
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return [
    ...(width > narrow.width ? [`is ${width} px wide on a phone of ${narrow.width}`] : []),
    ...(await violations(page)),
  ];
}

/** Returns the properties in the table of a page that have no description: their cell contains only the type. */
const undescribedProperties = (page: Page): Promise<string[]> =>
  page
    .locator('.docblock-argstable-body tr:has(> td:nth-child(4))')
    .evaluateAll((rows) =>
      rows.flatMap(({ children: [name, description] }) =>
        Number(description?.children.length) > 1 ? [] : [`the property ${name?.textContent} has no description`],
      ),
    );

const violations = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
    const { violations: found } = await loaded.run(document, { resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => `${id} at ${String(target)}: ${html.slice(0, 160)}`),
    );
  });
