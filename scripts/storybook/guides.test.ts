import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import heights from '../../.storybook/component-page/example-heights.json' with { type: 'json' };
import { galleryOrder } from '../../.storybook/component-page/gallery-order.ts';
import { factsOfKit } from '../../.storybook/component-page/kit-facts.ts';
import { leads } from '../../.storybook/component-page/leads.ts';
import { tiles } from '../../.storybook/component-page/tiles.tsx';
import { readTheme, tokensIn } from '../../.storybook/component-page/token-uses.ts';
import { type Guide, linksOf, wordsOf } from '../../packages/ui/src/testing/guides/guide.ts';
import { proseProblems } from '../prose/check.ts';

const sources = join(import.meta.dirname, '../../packages/ui/src');
const guides = new Map(
  await Promise.all(
    globSync('*/*.guide.tsx', { cwd: sources }).map(async (file) => {
      const { default: guide } = (await import(join(sources, file))) as { default: Guide };
      return [basename(file, '.guide.tsx'), guide] as const;
    }),
  ),
);
const facts = factsOfKit();

test('every component with stories has a guide, and nothing else has', () => {
  expect([...guides.keys()].sort()).toEqual(Object.keys(facts).sort());
});

test('every component begins with one sentence that says what it does', async () => {
  expect(Object.keys(leads).sort()).toEqual(Object.keys(facts).sort());
  expect(Object.values(leads).filter((lead) => !/^[A-Z][^.!?]+[.]$/.test(lead))).toEqual([]);
  expect(await proseProblems(['leads.md'], () => Object.values(leads).join('\n\n'))).toEqual([]);
});

test('the page of every component keeps the room of its live example', () => {
  const measured = new Set(Object.keys(heights).map((story) => story.replace(/--.*/, '--docs')));
  const pages = Object.values(facts).map(({ page }) => page);
  expect(pages.filter((page) => !measured.has(page))).toEqual([]);
  expect([...measured].filter((page) => !pages.includes(page))).toEqual([]);
});

test('the gallery has a picture of every component', () => {
  const drawn = (folder: string, { anatomy }: Guide) => folder in tiles || anatomy.example !== undefined;
  expect([...guides].flatMap(([folder, guide]) => (drawn(folder, guide) ? [] : [folder]))).toEqual([]);
  expect(Object.keys(tiles).filter((folder) => !guides.has(folder))).toEqual([]);
});

test('the gallery has its words and its order before a guide has loaded', () => {
  const plain = (words: string) => words.replaceAll(/\[([^\]]+)\]\([\w-]+\)/g, '$1');
  for (const [folder, guide] of guides) expect(facts[folder]?.use).toBe(plain(guide.use[0] ?? ''));
  const misplaced = Object.entries(galleryOrder).flatMap(([group, folders]) =>
    folders.filter((folder) => facts[folder]?.group !== group),
  );
  expect(misplaced).toEqual([]);
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
])('the guide of %s, which most screens use, has pictures of what to do and not', (folder) => {
  const pictured = guides.get(folder)?.practice.filter((pair) => pair.do.example && pair.dont.example);
  expect(pictured?.length).toBeGreaterThanOrEqual(2);
});

describe.each([...guides])('the guide of %s', (_, guide) => {
  it('has every section', () => {
    const { use, instead, anatomy, practice, content, accessibility } = guide;
    const sections = { use, instead, parts: anatomy.parts, practice, content, role: accessibility.role };
    expect(Object.entries(sections).flatMap(([name, words]) => (words.length ? [] : [name]))).toEqual([]);
  });

  it('links to pages of components', () => {
    expect(linksOf(guide).filter((to) => !(to in facts))).toEqual([]);
  });

  it('holds the rules of prose', async () => {
    expect(await proseProblems(['guide.md'], () => wordsOf(guide).join('\n\n'))).toEqual([]);
  });
});

test('tokens are found by class name, by property and in no longer name', () => {
  const theme = readTheme(`@theme {
    --color-accent: var(--q-accent);
    --color-accent-soft: var(--q-accent-soft);
    --text-label--line-height: var(--q-leading-label);
    --radius-control: var(--q-radius-control);
  }`);
  const source = `'hover:bg-accent-soft rounded-s-control text-label' style={{ zIndex: 'var(--q-z-popup)' }}`;
  expect(tokensIn(source, theme)).toEqual([
    { token: '--q-accent-soft', by: ['bg-accent-soft'] },
    { token: '--q-leading-label', by: ['text-label'] },
    { token: '--q-radius-control', by: ['rounded-s-control'] },
    { token: '--q-z-popup', by: ['var(--q-z-popup)'] },
  ]);
});
