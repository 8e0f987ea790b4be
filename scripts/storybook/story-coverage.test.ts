import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { toolbarMenus } from '../../.storybook/toolbars.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const stories = globSync('packages/*/src/**/*.stories.tsx', { cwd: root });
/** The file names of the modules that stories and their helpers import. */
const shown = new Set(
  [...stories, ...globSync('packages/*/src/**/*story*.tsx', { cwd: root })].flatMap((path) =>
    [...read(path).matchAll(/from '[^']*\/([\w-]+)(?:\.tsx)?'/g)].map(([, name]) => name),
  ),
);
const withoutStory = (paths: readonly string[]) => paths.filter((path) => !shown.has(basename(path, '.tsx')));

/** Components that show nothing themselves: `breakable` breaks a word, and a bar renders into `nav-bar-outlet`. */
const withoutLooks = ['breakable', 'nav-bar-outlet'];

test('HOST-03 every component of the kit has a story', () => {
  const components = globSync('packages/{ui,capture}/src/*/*.tsx', { cwd: root }).filter(
    (path) => basename(path, '.tsx') === basename(dirname(path)) && !withoutLooks.includes(basename(dirname(path))),
  );
  expect(components.length).toBeGreaterThan(60);
  expect(withoutStory(components)).toEqual([]);
});

test('HOST-03 every screen of a flow has a story', () => {
  const flows = globSync('packages/flow-*/src/**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'));
  const screens = flows.flatMap((path) =>
    [...read(path).matchAll(/import\('(\.[^']+\.tsx)'\)/g)].map(([, to]) => join(dirname(path), to ?? '')),
  );
  expect(screens.length).toBeGreaterThan(60);
  expect(screens.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(withoutStory([...new Set(screens)])).toEqual([]);
});

test('HOST-03 every page of a host has a story', () => {
  const pages = ['home', 'not-offered', 'pc-refused', 'notices', 'last-resort', 'unknown-host', 'phone-view'];
  expect(pages.filter((page) => !shown.has(page))).toEqual([]);
});

test('HOST-03 every story is available in each language and each skin', () => {
  const values = (name: string) => JSON.stringify((toolbarMenus as Record<string, unknown>)[name]);
  for (const language of ['en', 'zh-Hans', 'zh-Hant', 'ms', 'th', 'ja'])
    expect(values('language')).toContain(`"${language}"`);
  for (const skin of ['white', 'black', 'blue']) expect(values('skin')).toContain(`"${skin}"`);
});

test('the toolbar begins with the menus of language, skin and edition', () => {
  expect(Object.keys(toolbarMenus).slice(0, 3)).toEqual(['language', 'skin', 'edition']);
});
