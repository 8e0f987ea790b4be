import { readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { getTextFiles, textGroups } from './testing/text-folders/text-folders.ts';
import { home } from './text/home/home.ts';
import { ui } from './text/ui/ui.ts';
import { createReword, type TextOverrides } from './text-overrides.ts';
import { TextStore } from './text-store.ts';

const harbour: TextOverrides = {
  home: { title: { en: 'Join Harbour', th: 'เปิดบัญชีกับฮาร์เบอร์' } },
  'opening-choices': { 'tip.identity.text_other': { en: 'A passport valid for {{months}} more months.' } },
};
const pier: TextOverrides = { home: { title: { en: 'Join Pier' } } };

const titleIn = async (store: TextStore) => {
  await store.load(home);
  return store.translate(home, 'title');
};

describe.each([
  ['the first look-up', async () => {}],
  ['i18next', (store: TextStore) => store.adopt(() => createInstance())],
])('texts of an edition, with %s', (_, adopt) => {
  const storeOf = async (...given: ConstructorParameters<typeof TextStore>) => {
    const store = new TextStore(...given);
    await adopt(store);
    return store;
  };

  test('replaces the same text in two editions', async () => {
    expect(await titleIn(await storeOf('en', 'plain', createReword(harbour)))).toBe('Join Harbour');
    expect(await titleIn(await storeOf('en', 'plain', createReword(pier)))).toBe('Join Pier');
    expect(await titleIn(await storeOf('en', 'plain'))).toBe(home.en.title);
  });

  test('falls back to the package texts for languages and keys without overrides', async () => {
    const thai = await storeOf('th', 'plain', createReword(harbour));
    expect(await titleIn(thai)).toBe('เปิดบัญชีกับฮาร์เบอร์');
    await thai.change('en');
    expect(thai.translate(home, 'title')).toBe('Join Harbour');
    const japanese = await storeOf('ja', 'plain', createReword(harbour));
    expect(await titleIn(japanese)).toBe('証券口座を開設する');
    expect(thai.translate(ui, 'close')).toBe(ui.en.close);
  });
});

test('rejects an unknown group or key at compile time', () => {
  const misspelt: readonly TextOverrides[] = [
    // @ts-expect-error The key is misspelt.
    { home: { titel: { en: 'Join Harbour' } } },
    // @ts-expect-error There is no such group.
    { homes: { title: { en: 'Join Harbour' } } },
    // @ts-expect-error There is no such language.
    { home: { title: { fr: 'Ouvrir un compte' } } },
  ];
  expect(misspelt).toHaveLength(3);
});

test('an edition can override texts of every group', () => {
  const types = readFileSync(new URL('./text-overrides.ts', import.meta.url), 'utf8');
  const named = (group: string) => new RegExp(`readonly '?${group}'?: typeof `);
  const missing = textGroups.filter((group) => {
    const { module } = getTextFiles(group);
    return !named(group).test(module.includes('/i18n/') ? types : readFileSync(module, 'utf8'));
  });
  expect(missing).toEqual([]);
});
