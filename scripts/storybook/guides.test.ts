import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import purposes from '../../.storybook/component-page/screen-purposes.json' with { type: 'json' };
import { type Guide, getGuideLinks, getGuideTexts } from '../../packages/ui/src/testing/guides/guide.ts';
import { proseProblems } from '../prose/check.ts';

const root = join(import.meta.dirname, '../..');
const titlesIn = (pattern: string) =>
  globSync(pattern, { cwd: root }).flatMap((path) => {
    const title = /\btitle: '([^']+)'/.exec(readFileSync(join(root, path), 'utf8'))?.[1];
    return title ? [[basename(path, '.stories.tsx'), title] as const] : [];
  });
const components = titlesIn('packages/{ui,capture}/src/*/*.stories.tsx').flatMap(([folder, title]) =>
  title.startsWith('Components/') ? [folder] : [],
);
const guides = new Map(
  await Promise.all(
    globSync('packages/{ui,capture}/src/*/*.guide.tsx', { cwd: root }).map(async (file) => {
      const { default: guide } = (await import(join(root, file))) as { default: Guide };
      return [basename(file, '.guide.tsx'), guide] as const;
    }),
  ),
);

test('every component with stories has a guide, and each guide belongs to such a component', () => {
  expect([...guides.keys()].sort()).toEqual(components.sort());
});

test.each([
  'banner',
  'button',
  'camera-capture',
  'card',
  'checkbox',
  'date-field',
  'dialog',
  'document-preview',
  'document-uploader',
  'error-summary',
  'picker',
  'progress',
  'radio-group',
  'select-field',
  'sheet',
  'tabs',
  'text-field',
  'toast',
])('the guide of the frequent component %s has at least two pairs of do and don’t with pictures', (folder) => {
  const pictured = guides.get(folder)?.practice.filter((pair) => pair.do.example && pair.dont.example);
  expect(pictured?.length).toBeGreaterThanOrEqual(2);
});

describe.each([...guides])('the guide of %s', (_, guide) => {
  it('the guide of a component has every section, a picture, and a one-sentence summary', () => {
    const { summary: lead, use, instead, anatomy, practice, content, accessibility } = guide;
    const sections = { use, instead, parts: anatomy.parts, practice, content, role: accessibility.role };
    expect(Object.entries(sections).flatMap(([name, words]) => (words.length ? [] : [name]))).toEqual([]);
    expect(lead).toMatch(/^[A-Z][^.!?]+[.]$/);
    expect(anatomy.example ?? anatomy.story).toBeDefined();
    expect(practice.filter((pair) => Boolean(pair.do.example) !== Boolean(pair.dont.example))).toEqual([]);
  });

  it('the guide of a component links only to components that have a guide', () => {
    expect(getGuideLinks(guide).filter((to) => !guides.has(to))).toEqual([]);
  });

  it('the guide of a component passes the prose check', async () => {
    expect(await proseProblems(['guide.md'], () => getGuideTexts(guide).join('\n\n'))).toEqual([]);
  });
});

test('every screen has a one-sentence purpose that names its customers and passes the prose check', async () => {
  const titles = titlesIn('packages/*/src/**/*.stories.tsx').flatMap(([, title]) => title.split('Screens/')[1] ?? []);
  expect(Object.keys(purposes).sort()).toEqual([...new Set(titles)].sort());
  const people = /\b(?:customers?|holders?|everyone|parents)\b/;
  expect(Object.values(purposes).filter((words) => !people.test(words) || !/^[A-Z][^.]*[.]$/.test(words))).toEqual([]);
  expect(await proseProblems(['screens.md'], () => Object.values(purposes).join('\n\n'))).toEqual([]);
});
