import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { readArguments } from './arguments.mjs';
import { serveBuilds } from './bench/static-server.ts';
import { comparePictures, smallPicture } from './pictures/compare.ts';
import { openCamera, StoryError, shoot } from './pictures/shoot.ts';
import { nameOf, type Shot, shots } from './pictures/shots.ts';
import { builtStorybook, StorybookBuildError } from './storybook/build.ts';
import { openBrowser } from './storybook/visit.ts';
import { ChromiumError, findChromium } from './testing/chromium.ts';

/**
 * Compares pictures of key stories, drawn from the static Storybook in Chromium, with those in .storybook/pictures. `--update` replaces them. It writes
 * differences as `<name>.actual.png` and `<name>.diff.png` to .quayside/pictures.
 */
const root = join(import.meta.dirname, '..');
const kept = join(root, '.storybook/pictures');
const found = join(root, '.quayside/pictures');
const workers = 2;

try {
  process.env.CHROMIUM ??= findChromium(root, join(root, '.quayside/chromium'), (line) => console.error(line));
  const update = readArguments({ flags: ['update'] }).flags.has('update');
  const problems = await checkAll(await builtStorybook(root), update);
  for (const problem of problems) console.error(problem);
  if (problems.length && !update)
    console.error(`See ${found}, or take the pictures anew with \`npm run pictures -- --update\` and look at them.`);
  process.exitCode = problems.length ? 1 : 0;
} catch (error) {
  if (!(error instanceof StorybookBuildError || error instanceof ChromiumError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function checkAll(storybook: string, update: boolean): Promise<string[]> {
  rmSync(found, { recursive: true, force: true });
  mkdirSync(found, { recursive: true });
  mkdirSync(kept, { recursive: true });
  const server = await serveBuilds({ '/': storybook }, { compressed: false, cached: true });
  const browser = await openBrowser(['--font-render-hinting=none', '--force-color-profile=srgb']);
  const queue = [...shots];
  try {
    const lists = await Promise.all(Array.from({ length: workers }, () => work(browser, server.origin, queue, update)));
    return [...lists.flat(), ...leftovers(update)];
  } finally {
    await browser.close();
    server.close();
  }
}

async function work(browser: Browser, origin: string, queue: Shot[], update: boolean): Promise<string[]> {
  const page = await openCamera(browser);
  const problems: string[] = [];
  for (let shot = queue.shift(); shot; shot = queue.shift()) {
    try {
      const picture = await shoot(page, `${origin}/`, shot);
      const problem = await judge(nameOf(shot), picture, update);
      if (problem) problems.push(problem);
    } catch (error) {
      if (!(error instanceof StoryError)) throw error;
      problems.push(error.message);
    }
  }
  return problems;
}

/** Returns what is wrong with a picture. With `update` it writes only pictures that differ, so that two machines do not overwrite each other's. */
async function judge(name: string, picture: Buffer, update: boolean): Promise<string | undefined> {
  const file = join(kept, name);
  const comparison = existsSync(file) ? await comparePictures(readFileSync(file), picture) : undefined;
  if (comparison?.same) return undefined;
  if (update) {
    writeFileSync(file, await smallPicture(picture));
    return undefined;
  }
  writeFileSync(join(found, name.replace(/png$/, 'actual.png')), picture);
  if (!comparison) return `${name}: there is no picture of it yet`;
  writeFileSync(join(found, name.replace(/png$/, 'diff.png')), comparison.diff);
  const colours = comparison.colours.length ? `; in one alone: ${comparison.colours.join(', ')}` : '';
  return `${name}: ${comparison.different} px of its half look different${colours}`;
}

/** Returns pictures that no story has any more; with `update` it deletes them. */
function leftovers(update: boolean): string[] {
  const taken = new Set(shots.map(nameOf));
  const old = readdirSync(kept).filter((name) => !taken.has(name));
  if (update) for (const name of old) rmSync(join(kept, name));
  return update ? [] : old.map((name) => `${name}: nothing takes this picture any more`);
}
