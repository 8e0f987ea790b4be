import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { serveBuilds } from './bench/static-server.ts';
import { brokenLinks } from './docs/site-links.ts';
import { buildStorybookWhenStale, StorybookBuildError } from './storybook/build.ts';
import { findDocsProblems, type StorybookEntry } from './storybook/docs-pages.ts';
import { openBrowser, recordPageErrors } from './storybook/visit.ts';

/* Builds Storybook, opens it in Chromium below a sub-path of a file server, and checks its pages at the width of a phone. */

const root = join(import.meta.dirname, '..');
const subPath = '/some/sub/path/';
/** Pages to open, each with a text that it must show. */
const pages = [
  { path: '/story/components-actions-button--primary', shows: 'Submit application' },
  { path: '/story/screens-w-8ben-about-the-form--parts-of-the-form', shows: '/sg-w8-ben-form' }, // a strip says where its play leads
  { path: '/story/screens-w-8ben-about-the-form--parts-of-the-form', shows: 'W-8BEN form' }, // and the screen stays
  { path: '/docs/components-actions-button--docs', shows: 'Submit application' },
  { path: '/docs/start-welcome--docs', shows: 'Quayside' },
  { path: '/docs/reference-ui--docs', shows: '@quayside/ui' },
  { path: '/story/start-flow-maps--opening', shows: 'Outcomes' },
];

try {
  const folder = await buildStorybookWhenStale(root);
  const problems = [...(await problemsUnderSubPath(folder)), ...problemsOfPages(folder)];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length ? 1 : 0;
} catch (error) {
  if (!(error instanceof StorybookBuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function problemsUnderSubPath(folder: string): Promise<string[]> {
  const server = await serveBuilds({ [subPath]: folder }, { compressed: false });
  const base = `${server.origin}${subPath}`;
  const browser = await openBrowser();
  const problems: string[] = [];
  try {
    const page = await browser.newPage();
    const complaints = recordPageErrors(page, base);
    for (const { path, shows } of pages) {
      await page.goto(`${base}?path=${path}`);
      const words = page.frameLocator('#storybook-preview-iframe').getByText(shows, { exact: true }).first();
      await words.waitFor({ timeout: 30_000 }).catch(() => problems.push(`${path} does not show "${shows}"`));
    }
    for (const id of mapsIn(entriesOf(folder))) {
      await page.goto(`${base}iframe.html?viewMode=story&id=${id}`);
      await page.getByRole('navigation').first().waitFor();
      const stories = await page
        .locator('nav a[href^="./"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      problems.push(...lostStories(id, stories, entriesOf(folder)));
    }
    problems.push(...complaints);
    await page.close();
    problems.push(...(await findDocsProblems(browser, base, Object.values(entriesOf(folder)))));
  } finally {
    await browser.close();
    server.close();
  }
  return problems;
}

function mapsIn(entries: Readonly<Record<string, StorybookEntry>>): string[] {
  return Object.keys(entries).filter((id) => /^start-flow-maps--(?!docs)/.test(id));
}

/** Returns a message for each link of a flow map to a story that does not exist. */
function lostStories(
  map: string,
  links: readonly (string | null)[],
  entries: Readonly<Record<string, StorybookEntry>>,
) {
  const ids = links.map((link) => link?.replace(/^[.][/][?]path=[/](?:story|docs)[/]/, '') ?? '');
  if (!ids.length) return [`${map} has no links`];
  return [...new Set(ids)].filter((id) => !(id in entries)).map((id) => `${map} links to ${id}, which is no story`);
}

/** Returns a message for each broken link in llms.txt and in the Markdown pages beside Storybook. */
function problemsOfPages(folder: string): string[] {
  const known = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.split(sep).join('/')),
  );
  const pages = ['llms.txt', ...[...known].filter((path) => path.startsWith('pages/') && path.endsWith('.md'))];
  const texts = new Map(pages.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  return brokenLinks(texts, known, new Set(Object.keys(entriesOf(folder))));
}

function entriesOf(folder: string): Readonly<Record<string, StorybookEntry>> {
  return (JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, StorybookEntry> })
    .entries;
}
