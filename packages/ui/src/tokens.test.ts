import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { calculateContrast, chartPairs, controlPairs, minimumContrast, textPairs } from './foundations/contrast.ts';
import { skinColours } from './foundations/ramps.ts';
import { readTokenRules } from './foundations/token-rules.ts';
import { curves, durations } from './motion/motion.ts';

type Values = Record<string, string>;

const rules = readTokenRules(readFileSync(new URL('../tokens.css', import.meta.url), 'utf8'));
const skins = ['white', 'black', 'blue'];
const looks = skins.flatMap((skin) =>
  [undefined, 'pro'].flatMap((theme) => ['1', '2'].map((stock) => ({ skin, theme, stock }))),
);

describe.each(looks)('skin $skin, theme $theme, stock colours $stock', ({ skin, theme, stock }) => {
  const look = values([
    '.skin-white',
    `[data-skin='${skin}']`,
    `[data-theme='${theme}']`,
    `[data-stock-color='${stock}']`,
    ':root',
    '[data-skin]',
  ]);

  test.each(textPairs)('has enough contrast for the text %s on %s', (text, ground) => {
    expect(calculateContrast(resolve(look, text), resolve(look, ground))).toBeGreaterThanOrEqual(minimumContrast.text);
  });

  test.each(controlPairs)('has enough contrast for the control %s on %s', (line, ground) => {
    expect(calculateContrast(resolve(look, line), resolve(look, ground))).toBeGreaterThanOrEqual(
      minimumContrast.control,
    );
  });

  test.each(chartPairs)('has enough contrast for the chart colour %s on %s', (mark, ground) => {
    expect(calculateContrast(resolve(look, mark), resolve(look, ground))).toBeGreaterThanOrEqual(
      minimumContrast.control,
    );
  });

  test('uses the strong line colour for the border of a field', () => {
    expect(resolve(look, 'control-line')).toBe(resolve(look, 'line-strong'));
  });
});

test.each(['white', 'black', 'blue'] as const)('the skin %s uses the colours of its ramps', (skin) => {
  const look = values([`[data-skin='${skin}']`]);
  expect(look).toMatchObject(prefixed(skinColours(skin), '--q-'));
});

test.each(skins)('SKIN-01 the body class skin-%s has the same values as data-skin', (skin) => {
  expect(values([`.skin-${skin}`])).toEqual({ ...values([`[data-skin='${skin}']`]), ...values(['[data-skin]']) });
});

test("SKIN-02 the system's dark mode uses the black skin", () => {
  expect(values(["[data-skin='system']"], 'prefers-color-scheme: dark')).toEqual(values(["[data-skin='black']"]));
});

test('forced colours map every skin colour to a system colour', () => {
  const system = values([':root'], 'forced-colors');
  const inks = Object.keys(values(['.skin-white'])).filter(
    (name) => !/mask|shade|shadow|radius|control-line|toast|row-padding|card-gap/.test(name),
  );
  expect(inks.filter((name) => name.startsWith('--') && !(name in system))).toEqual([]);
  expect(Object.values(system).filter((value) => !/^[A-Z][A-Za-z]+$/.test(value))).toEqual([]);
});

test('stock colour types 1 and 2 differ only in the colours of gains and losses', () => {
  const [one, two] = ['1', '2'].map((type) => values([`[data-stock-color='${type}']`]));
  expect(Object.keys(one ?? {}).sort()).toEqual(['--q-if-green-up', '--q-if-red-up']);
  expect(Object.keys(two ?? {}).sort()).toEqual(['--q-if-green-up', '--q-if-red-up']);
  const withStockColours = (type: '1' | '2') =>
    values(['.skin-white', "[data-skin='white']", '[data-skin]', `[data-stock-color='${type}']`]);
  expect(resolve(withStockColours('1'), 'up')).toBe(resolve(withStockColours('2'), 'down'));
  expect(resolve(withStockColours('1'), 'down')).toBe(resolve(withStockColours('2'), 'up'));
});

test('targets are 44 px in every skin and theme', () => {
  expect(values([':root'])['--q-target']).toBe('44px');
  expect(values([':root'])['--q-control-height']).toBe('max(48px, 3rem)');
  const themed = rules.filter(({ selectors }) => selectors.some((selector) => /skin|theme|stock/.test(selector)));
  expect(themed.flatMap((rule) => Object.keys(rule.values)).filter((name) => /target|height/.test(name))).toEqual([]);
});

test('UI-03 popups start at z-index 2000', () => {
  expect(values([':root'])['--q-z-popup']).toBe('2000');
});

test('durations are 160 and 200 ms, or 1 ms with reduced motion', () => {
  expect(values([':root'])).toMatchObject({
    '--q-duration': `${durations.short}ms`,
    '--q-duration-long': `${durations.long}ms`,
    '--q-duration-page': `${durations.page}ms`,
    '--q-ease': curves.ease,
    '--q-spring': curves.spring,
  });
  expect(values([':root'], 'prefers-reduced-motion')).toEqual({
    '--q-duration': '1ms',
    '--q-duration-long': '1ms',
    '--q-duration-page': '1ms',
  });
});

const prefixed = (colours: Values, prefix: string): Values =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [prefix + name, value]));

/** Merges the declarations of rules with one of `selectors` in one media query, or in none. Later rules win. */
function values(selectors: string[], media = ''): Values {
  const fitting = rules.filter(
    (rule) =>
      (media ? rule.media.includes(media) : !rule.media) &&
      rule.selectors.some((selector) => selectors.includes(selector)),
  );
  return Object.assign({}, ...fitting.map((rule) => rule.values)) as Values;
}

function resolve(look: Values, name: string): string {
  const value = look[name.startsWith('--') ? name : `--q-${name}`] ?? '';
  const chosen = value.replace(/var\((--q-if-[\w-]+), (var\(--[\w-]+\))\)/g, (_, gate: string, colour: string) =>
    look[gate] === 'initial' ? colour : '',
  );
  const reference = /^var\((--[\w-]+)\)$/.exec(chosen.trim())?.[1];
  return reference ? resolve(look, reference) : chosen.trim();
}
