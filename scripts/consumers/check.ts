import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { serveBuilds } from '../bench/static-server.ts';
import type { PackedPackage } from '../package-build/packed.ts';
import { builtStorybook } from '../storybook/build.ts';
import { openBrowser, openStory } from '../storybook/visit.ts';
import { entryPointProblems } from './entry-points.ts';
import { installConsumer } from './install.ts';
import { differences, type Look, lookOf } from './looks.ts';
import { pages } from './pages.ts';

const types = ['@types/react', '@types/react-dom', '@types/node'];
/** Entry points of their own need them. */
const optionalPeers = ['@opentelemetry/api'];
const quaysideButton = '.q-root button';

/**
 * Installs the tarballs in an app outside the workspace and returns the problems of their entry points, and of pages with and without Tailwind in Chromium.
 * Throws ConsumerError.
 */
export async function consumerProblems(root: string, packages: readonly PackedPackage[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-consumer-'));
  try {
    const files = Object.entries(pages).flatMap(([name, page]) =>
      Object.entries(page).map(([file, text]) => [`${name}/${file}`, text] as const),
    );
    const registry = versionsOf(root, [
      'react',
      'react-dom',
      'react-router',
      'tailwindcss',
      ...types,
      ...optionalPeers,
    ]);
    await installConsumer({ folder, files: Object.fromEntries(files), packages, registry });
    return [...(await entryPointProblems(root, folder, packages)), ...(await pageProblems(root, folder))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the versions that the workspace uses. */
function versionsOf(root: string, names: readonly string[]): Record<string, string> {
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const versions = new Map(
    [...catalog.matchAll(/^ {2}'?([@\w/-]+)'?: (\d\S*)$/gm)].map(([, name = '', version = '']) => [name, version]),
  );
  return Object.fromEntries(names.map((name) => [name, versions.get(name) ?? '']));
}

async function pageProblems(root: string, folder: string): Promise<string[]> {
  for (const name of Object.keys(pages))
    await build({
      root: join(folder, name),
      base: `/${name}/`,
      logLevel: 'error',
      configFile: false,
      plugins: [tailwindcss()],
    });
  const server = await serveBuilds(
    {
      '/plain/': join(folder, 'plain/dist'),
      '/tailwind/': join(folder, 'tailwind/dist'),
      '/storybook/': await builtStorybook(root),
    },
    { compressed: false },
  );
  const browser = await openBrowser();
  try {
    const button = await storybookButton(browser, server.origin);
    return [
      ...(await plainProblems(browser, server.origin, button)),
      ...(await tailwindProblems(browser, server.origin, button)),
    ];
  } finally {
    await browser.close();
    server.close();
  }
}

async function storybookButton(browser: Browser, origin: string): Promise<Look> {
  const page = await browser.newPage();
  await openStory(page, `${origin}/storybook/`, 'components-actions-button--plain', 'skin:white');
  return lookOf(page, '#storybook-root .q-root button');
}

/** Compares Quayside's button with Storybook's, and the page's own elements with and without Quayside's styles. */
async function plainProblems(browser: Browser, origin: string, button: Look): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(`${origin}/plain/`);
  const problems = differences('the button on a page of its own styles', await lookOf(page, quaysideButton), button);
  const before = [await lookOf(page, 'h1'), await lookOf(page, 'body > button'), await lookOf(page, 'body')];
  const without = await page.evaluate(() => {
    let removed = 0;
    for (const sheet of document.styleSheets)
      for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1)
        if (/q-root|--q-|--tw-/.test(sheet.cssRules[index]?.cssText ?? '')) {
          sheet.deleteRule(index);
          removed += 1;
        }
    return removed;
  });
  if (without === 0) problems.push('scoped.css is not on the page');
  const after = [await lookOf(page, 'h1'), await lookOf(page, 'body > button'), await lookOf(page, 'body')];
  return [
    ...problems,
    ...['h1', 'button', 'body'].flatMap((what, at) =>
      differences(`the page's ${what}`, before[at] ?? {}, after[at] ?? {}),
    ),
  ];
}

async function tailwindProblems(browser: Browser, origin: string, button: Look): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(`${origin}/tailwind/`);
  return differences('the button on a page with Tailwind', await lookOf(page, quaysideButton), button);
}
