import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OPENING_MINUTES } from '../../packages/rules/src/limits/limits.ts';
import type { Guide } from '../../packages/ui/src/testing/guides/guide.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const wordsIn = (language: string) =>
  JSON.parse(read(`.storybook/samples/${language}.json`)) as Readonly<Record<string, string>>;
const translated = ['zh-Hans', 'zh-Hant', 'ms', 'th', 'ja'];
const stories = globSync('packages/{ui,capture}/src/*/*.stories.tsx', { cwd: root }).map(read);
const guides = globSync('packages/{ui,capture}/src/*/*.guide.tsx', { cwd: root }).map(read);
const flat = (text: string) => text.replace(/\s+/g, ' ');

test('HOST-03 every language has exactly the texts of the stories and examples of the kit', () => {
  const all = flat([...stories, ...guides].join('\n')).replaceAll("\\'", "'");
  const known = Object.keys(wordsIn('th'));
  for (const language of translated) expect(Object.keys(wordsIn(language))).toEqual(known);
  expect(known.filter((text) => !all.includes(text))).toEqual([]);
});

/** Names of tiers and people that are the same in every language. */
const names = ['Trader', 'Standard', 'Intel', 'Tan Wei Ming', 'Nattawut Chaiyasombat na Ayutthaya Srisuwan'];
const isInOneLanguage = (story: string) => /\bglobals: \{[^}]*language: '/.test(story);

test('HOST-03 the samples contain the texts of stories without a fixed language', () => {
  const known = new Set([...Object.keys(wordsIn('th')), ...names]);
  const places = /\b(?:label|title|hint|error|description|summary|text|detail|reason|lead): '((?:[^'\\]|\\.)+)'/g;
  const shown = stories
    .flatMap((file) => file.split(/^export const /m))
    .filter((story) => !isInOneLanguage(story))
    .flatMap((story) => [...story.matchAll(places)].map(([, text = '']) => text.replaceAll("\\'", "'")));
  const english = shown.filter((text) => /^[A-Z][a-z]+( |$)/.test(text) && !text.includes('/'));
  expect(english.length).toBeGreaterThan(150);
  expect(english.filter((text) => !known.has(text))).toEqual([]);
});

test('the samples name the same minutes for an opening as the product', () => {
  const said = Object.keys(wordsIn('th')).flatMap((text) => {
    const [, title, figure = title] = /(?:account in (\S+) minutes|^About (\S+) minutes[.])$/.exec(text) ?? [];
    return figure === undefined ? [] : [[text, figure]];
  });
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter(([, figure]) => figure !== String(OPENING_MINUTES))).toEqual([]);
});

/** Matches properties of an example that are not texts. */
const wordless =
  /^(?:name|id|href|changeHref|className|currency|value|text|tone|variant|size|look|layout|of|type|shows|line1|romanised|expectedName|languages|src|source|frame|kind|height)$/;
const namesInGuides = [...names, 'SG-204-7719', 'zh-Hans'];

/** Yields the texts of an example that `translateSamples` translates: those in elements, lists and plain objects. */
function* wordsOfExample(value: unknown, property: string): Generator<string> {
  if (typeof value === 'string') {
    // one lower-case word is a setting, except as the content of an element
    const isWords = property === 'children' ? /[a-z]{2}/ : /[A-Z][a-z]|[a-z] /;
    if (isWords.test(value) && !wordless.test(property)) yield value.trim();
  } else if (Array.isArray(value)) for (const one of value as unknown[]) yield* wordsOfExample(one, property);
  else if (typeof value === 'object' && value !== null && !('language' in value)) {
    const { props = value } = value as { props?: object };
    for (const [name, one] of Object.entries(props)) yield* wordsOfExample(one, name);
  }
}

test('the samples contain the texts of examples in guides', async () => {
  const known = new Set([...Object.keys(wordsIn('th')), ...namesInGuides]);
  const missing: string[] = [];
  for (const path of globSync('packages/{ui,capture}/src/*/*.guide.tsx', { cwd: root })) {
    const { default: guide } = (await import(join(root, path))) as { default: Guide };
    const examples = [guide.anatomy, ...guide.practice.flatMap((pair) => [pair.do, pair.dont])];
    for (const { example } of examples)
      missing.push(...[...wordsOfExample(example, 'example')].filter((text) => !known.has(text)));
  }
  expect([...new Set(missing)]).toEqual([]);
});
