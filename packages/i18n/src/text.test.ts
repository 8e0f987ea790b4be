import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { defineText, type Text, translateIfKnown } from './define-text.ts';
import { languages } from './language.ts';
import { getTextFiles, readTexts as read, textGroups } from './testing/text-folders/text-folders.ts';
import { MissingTextError, TextStore } from './text-store.ts';

const holes = (text: string) => [...text.matchAll(/{{\w+}}/g)].map(String).sort();
const stem = (key: string) => key.replace(/_(one|other)$/, '');

describe.each(textGroups)('texts of %s', (group) => {
  const english = read(group, 'en');

  test.each(languages)('%s has the same keys and placeholders as English', (language) => {
    const messages = read(group, language);
    expect([...new Set(Object.keys(messages).map(stem))].sort()).toEqual(
      [...new Set(Object.keys(english).map(stem))].sort(),
    );
    for (const [key, text] of Object.entries(messages)) {
      expect(text.trim(), key).not.toBe('');
      expect(holes(text), key).toEqual(holes(english[key] ?? english[`${stem(key)}_other`] ?? ''));
    }
  });

  test('no group has a key that is the prefix of another key', () => {
    const keys = Object.keys(english).map(stem);
    expect(keys.filter((key) => keys.some((other) => other.startsWith(`${key}.`)))).toEqual([]);
  });

  test('LANG-04 bundles English with the group and imports other languages on demand', () => {
    const module = readFileSync(getTextFiles(group).module, 'utf8');
    const statics = [...module.matchAll(/^import .* from '\.\/(?:texts\/)?([\w-]+)\.json'/gm)];
    expect(statics.map(([, name]) => name)).toEqual(['en']);
    const lazy = [...module.matchAll(/\bimport\(([^,]+),/g)].map(([, path]) => path?.replace('/texts/', '/'));
    expect(lazy).toEqual(['`./${language}.json`']);
  });

  test('returns the same text with and without i18next in every language', async () => {
    const { module } = getTextFiles(group);
    const text = ((await import(module)) as Record<string, Text>)[camel(group)];
    if (!text) throw new Error(`${module} does not export ${camel(group)}`);
    for (const language of languages) {
      const plain = new TextStore(language);
      const full = new TextStore(language);
      await Promise.all([plain.load(text), full.load(text)]);
      await full.adopt(() => createInstance());
      for (const key of Object.keys(english)) {
        const forms = Object.keys(english).filter((other) => stem(other) === stem(key));
        const values: Record<string, number> = Object.fromEntries(
          forms.flatMap((form) => holes(english[form] ?? '')).map((hole) => [hole.slice(2, -2), 2]),
        );
        if (stem(key) !== key) values.count = 2; // texts with several numbers need one that is called count
        expect(full.translate(text, stem(key), values), `${language} ${key}`).toBe(
          plain.translate(text, stem(key), values),
        );
      }
    }
  });
});

test('LANG-04 fetches only the language of the page, and never English', async () => {
  const fetched: string[] = [];
  const text = defineText('greeting', { hello: 'en' }, async (language) => {
    fetched.push(language);
    return { default: { hello: language } };
  });
  const english = new TextStore('en');
  await english.load(text);
  expect([english.translate(text, 'hello'), fetched]).toEqual(['en', []]);
  const thai = new TextStore('th');
  await thai.load(text);
  expect([thai.translate(text, 'hello'), fetched]).toEqual(['th', ['th']]);
});

test('formats counts with separators, with and without i18next, but not years', async () => {
  const en = { positions_one: '{{count}} position', positions_other: '{{count}} positions in {{year}}' };
  const text = defineText('test', en, async () => ({ default: en }));
  const store = new TextStore('en');
  await store.load(text);
  const said = () => store.translate(text, 'positions', { count: 10_000, year: 2026 });
  expect(said()).toBe('10,000 positions in 2026');
  await store.adopt(() => createInstance());
  expect(said()).toBe('10,000 positions in 2026');
});

describe('missing keys', () => {
  const text = defineText(
    'greeting',
    { hello: 'Hello', days_one: '{{days}} day', days_other: '{{days}} days' },
    async () => ({
      default: { hello: 'สวัสดี' },
    }),
  );
  const asked = [
    ['hero.sg', undefined],
    ['days', undefined], // texts with a count need a number
    ['', undefined],
    ['constructor', undefined],
    ['toString', { days: 2 }],
  ] as const;
  const stores = async () => {
    const adopted = new TextStore('th');
    await adopted.adopt(() => createInstance());
    return [new TextStore('en'), new TextStore('th'), adopted];
  };

  test.each(asked)('throws MissingTextError for the key "%s" in tests and builds', async (key, values) => {
    for (const store of await stores()) {
      await store.load(text);
      expect(() => store.translate<Text>(text, key, values)).toThrow(MissingTextError);
    }
  });

  test.each(asked)('reports the missing key "%s" and shows no text to the customer', async (key, values) => {
    for (const store of await stores()) {
      await store.load(text);
      const missing: string[] = [];
      store.onMissing = ({ message }) => missing.push(message);
      expect(store.translate<Text>(text, key, values)).toBe('');
      expect(missing).toEqual([expect.stringContaining('The texts of greeting have no')]);
    }
  });

  test('never shows a key instead of a missing text', () => {
    const store = new TextStore('en');
    store.onMissing = () => undefined;
    fc.assert(
      fc.property(fc.string(), (key) => {
        fc.pre(key !== 'hello');
        expect(store.translate<Text>(text, key)).toBe('');
        expect(translateIfKnown<Text>(store.bind<Text>(text), text, key)).toBeUndefined();
      }),
    );
  });

  test('falls back to English for a text without a translation', async () => {
    const store = new TextStore('th');
    await store.load(text);
    expect(store.translate(text, 'days', { days: 2 })).toBe('2 days');
    expect(translateIfKnown(store.bind(text), text, 'hello')).toBe('สวัสดี');
  });
});

const camel = (group: string) => group.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
