import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, parse } from '@terrazzo/parser';
import { beforeAll, expect, test } from 'vitest';
import { skinColours } from '../../packages/ui/src/foundations/ramps.ts';

const folder = join(import.meta.dirname, '../../packages/ui');

let tokens: Awaited<ReturnType<typeof parse>>;
beforeAll(async () => {
  tokens = await parseFile('tokens.json');
});

/** Parses a file of tokens. Rejects if it does not follow the format or the resolver module of DTCG 2025.10. */
function parseFile(name: string) {
  const filename = new URL(`file://${folder}/${name}`);
  const config = defineConfig({}, { cwd: new URL('.', filename) });
  return parse([{ filename, src: readFileSync(filename, 'utf8') }], { config });
}

const colour = (path: string, edition: string, skin: string, prices = 'green') => {
  const { $value } = tokens.resolver.apply({ edition, skin, 'rising-prices': prices })[path] ?? {};
  return ($value as { hex?: string } | undefined)?.hex;
};

const editions = ['sg', 'mainland', 'hk', 'pro'];

test('the tokens have a mode for each edition and skin', () => {
  const all = tokens.resolver.listPermutations?.() ?? [];
  expect(all).toHaveLength(editions.length * 3 * 2);
  for (const context of all) {
    const resolved = tokens.resolver.apply(context);
    for (const path of ['color.ink', 'color.accent', 'color.up', 'radius.card', 'type.display', 'duration.page'])
      expect(resolved[path]?.$value, `${path} of ${JSON.stringify(context)}`).toBeDefined();
  }
});

test.each(['white', 'black', 'blue'] as const)('the colours of the skin %s are those of the style sheet', (skin) => {
  for (const [role, hex] of Object.entries(skinColours(skin))) expect(colour(`color.${role}`, 'sg', skin)).toBe(hex);
});

test.each(editions)('the brand of the edition %s has its accent and corners', async (edition) => {
  const { brand } = await import(`../../hosts/${edition}/src/brand.ts`);
  expect(colour('color.accent', edition, 'white')).toBe(brand.colours.accent);
  const { $value } =
    tokens.resolver.apply({ edition, skin: 'white', 'rising-prices': 'green' })['radius.control'] ?? {};
  expect($value).toMatchObject({ value: Number.parseFloat(brand.radius), unit: 'rem' });
});

test('the setting of rising prices swaps red and green', () => {
  expect(colour('color.up', 'hk', 'white', 'red')).toBe(colour('color.down', 'hk', 'white', 'green'));
  expect(colour('color.up', 'hk', 'white', 'red')).not.toBe(colour('color.up', 'hk', 'white', 'green'));
});

test('a file without modes has the tokens of its edition and skin', async () => {
  const files = readdirSync(join(folder, 'tokens'));
  expect(files).toHaveLength(editions.length * 3);
  for (const name of files) {
    const [edition = '', skin = ''] = name.replace('.json', '').split('-');
    const { tokens: own } = await parseFile(`tokens/${name}`);
    const all = tokens.resolver.apply({ edition, skin, 'rising-prices': 'green' });
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(all).toSorted());
    for (const [path, { $value }] of Object.entries(all)) expect(own[path]?.$value, `${name} ${path}`).toEqual($value);
  }
});
