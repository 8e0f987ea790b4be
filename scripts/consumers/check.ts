import { rmSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { serveBuilds } from '../bench/static-server.ts';
import { builtStorybook } from '../storybook/build.ts';
import { openBrowser, openStory } from '../storybook/visit.ts';
import { consumers, installConsumers } from './install.ts';
import { differences, type Look, lookOf } from './looks.ts';

const quaysideButton = '.q-root button';

/** Two apps outside of the workspace that installed the tarballs, with and without Tailwind, in Chromium: what is wrong with them. Throws ConsumerError. */
export async function consumerAppProblems(root: string, packed: string): Promise<string[]> {
  const folder = await installConsumers(root, packed);
  for (const name of Object.keys(consumers))
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
    rmSync(folder, { recursive: true, force: true });
  }
}

async function storybookButton(browser: Browser, origin: string): Promise<Look> {
  const page = await browser.newPage();
  await openStory(page, `${origin}/storybook/`, 'actions-button--plain', 'skin:white');
  return lookOf(page, '#storybook-root .q-root button');
}

/** Quayside's button looks as in Storybook, and the page's own heading and button as without us. */
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
