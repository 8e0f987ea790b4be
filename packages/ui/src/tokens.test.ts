import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Values = Record<string, string>;
type Rule = { media: string; selectors: string[]; values: Values };

const rules = read(readFileSync(new URL('../tokens.css', import.meta.url), 'utf8'));
const skins = ['white', 'black', 'blue'];
const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const texts = ['ink', 'ink-muted', 'accent', 'accent-strong', 'danger', 'success', 'warning', 'up', 'down'];
const pairs = [
  ...texts.flatMap((text) => surfaces.map((ground) => [text, ground])),
  ...['ink', 'ink-muted', 'accent', 'accent-strong'].flatMap((text) =>
    ['accent-soft', 'info-soft'].map((ground) => [text, ground]),
  ),
  ...['danger', 'success', 'warning'].flatMap((tone) =>
    [tone, 'ink', 'ink-muted'].map((text) => [text, `${tone}-soft`]),
  ),
  ...['accent', 'accent-strong', 'danger'].map((ground) => ['ink-on-accent', ground]),
  ['toast-ink', 'toast-surface'],
];
const borders = ['line-strong', 'focus', 'accent', 'danger', 'success'].flatMap((line) =>
  surfaces.map((ground) => [line, ground]),
);
const looks = skins.flatMap((skin) =>
  [undefined, 'pro'].flatMap((theme) => ['1', '2'].map((stock) => ({ skin, theme, stock }))),
);

describe.each(looks)('SKIN-01 skin $skin, theme $theme, stock colours $stock', ({ skin, theme, stock }) => {
  const look = values([
    '.skin-white',
    `[data-skin='${skin}']`,
    `[data-theme='${theme}']`,
    `[data-stock-color='${stock}']`,
    ':root',
    '[data-skin]',
  ]);

  test.each(pairs)('%s can be read on %s', (text = '', ground = '') => {
    expect(contrast(look, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(borders)('%s can be seen on %s', (line = '', ground = '') => {
    expect(contrast(look, line, ground)).toBeGreaterThanOrEqual(3);
  });
});

test.each(skins)('SKIN-01 the body class skin-%s gives what data-skin gives', (skin) => {
  expect(values([`.skin-${skin}`])).toEqual({ ...values([`[data-skin='${skin}']`]), ...values(['[data-skin]']) });
});

test('SKIN-02 system dark is the black skin', () => {
  expect(values(["[data-skin='system']"], 'prefers-color-scheme')).toEqual(values(["[data-skin='black']"]));
});

test('stock colour type 1 is red up, type 2 is green up, and they differ in nothing else', () => {
  expect(values(["[data-stock-color='1']"])).toEqual({ '--q-up': 'var(--q-danger)', '--q-down': 'var(--q-success)' });
  expect(values(["[data-stock-color='2']"])).toEqual({ '--q-up': 'var(--q-success)', '--q-down': 'var(--q-danger)' });
});

test('UI-03 popups begin at 2000', () => {
  expect(values([':root'])['--q-z-popup']).toBe('2000');
});

test('nothing moves for longer than 200 ms, and nothing at all where less motion is asked for', () => {
  expect(values([':root'])).toMatchObject({ '--q-duration': '160ms', '--q-duration-long': '200ms' });
  expect(values([':root'], 'prefers-reduced-motion')).toEqual({ '--q-duration': '1ms', '--q-duration-long': '1ms' });
});

/** The declarations that rules with one of `selectors` make, later ones winning, of one media query or of none. */
function values(selectors: string[], media = ''): Values {
  const fitting = rules.filter(
    (rule) =>
      (media ? rule.media.includes(media) : !rule.media) &&
      rule.selectors.some((selector) => selectors.includes(selector)),
  );
  return Object.assign({}, ...fitting.map((rule) => rule.values)) as Values;
}

function contrast(look: Values, text: string, ground: string): number {
  const [light, dark] = [luminance(resolve(look, text)), luminance(resolve(look, ground))].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function resolve(look: Values, name: string): string {
  const value = look[name.startsWith('--') ? name : `--q-${name}`] ?? '';
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? resolve(look, reference) : value;
}

/** WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [, ...channels] = /^#(\w\w)(\w\w)(\w\w)$/.exec(hex) ?? expect.fail(`no colour: ${hex}`);
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const part = Number.parseInt(channel, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Enough of CSS for tokens.css: rules with declarations, at most inside one layer and one media query. */
function read(css: string): Rule[] {
  const found: Rule[] = [];
  const open: string[] = [];
  for (const [, text = '', end] of css
    .replace(/\/\*.*?\*\//gs, '')
    .replaceAll('"', "'")
    .matchAll(/([^{};]*)([{};])/g)) {
    const part = text.trim().replace(/\s+/g, ' ');
    if (end === '{') {
      open.push(part);
      if (!part.startsWith('@'))
        found.push({
          media: open.find((outer) => outer.startsWith('@media')) ?? '',
          selectors: part.split(/, (?![^(]*\))/),
          values: {},
        });
    } else if (end === '}') open.pop();
    else {
      const [name = '', ...value] = part.split(': ');
      const rule = found.at(-1);
      if (rule) rule.values[name] = value.join(': ');
    }
  }
  return found;
}
