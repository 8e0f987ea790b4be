import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandStyles } from '../../../packages/sandbox/src/http/pages/brand-marks.ts';
import { chartColourCount } from '../../../packages/ui/src/donut/donut.styles.ts';
import { brandDensity } from '../../../packages/ui/src/foundations/brand-density.ts';
import {
  chartColours,
  colourDifference,
  visionSimulations,
} from '../../../packages/ui/src/foundations/chart-colours.ts';
import { calculateContrast, minimumContrast } from '../../../packages/ui/src/foundations/contrast.ts';
import {
  brandColours,
  getChroma,
  type SkinName,
  skinColours,
  skins,
} from '../../../packages/ui/src/foundations/ramps.ts';
import { drawMailPicture } from '../../../scripts/brands/mail-picture.ts';
import { brand as hk } from '../../hk/src/brand.ts';
import { brand as mainland } from '../../mainland/src/brand.ts';
import { brand as pro } from '../../pro/src/brand.ts';
import { brand as sg } from './brand.ts';

/** Maps the colour names in server pages to the names of the design tokens. */
const pageRoles = {
  ink: 'ink',
  quiet: 'ink-muted',
  line: 'line',
  edge: 'line-strong',
  surface: 'surface',
  paper: 'surface-raised',
  ground: 'surface-sunken',
  'bad-ground': 'danger-soft',
  focus: 'focus',
};

const brands = Object.entries({ sg, hk, mainland, pro });
const read = (host: string, file: string) => readFileSync(join(import.meta.dirname, '../..', host, file), 'utf8');

describe.each(brands)('the brand of %s', (host, brand) => {
  const colours = brandColours(brand.colours);

  test.each(Object.keys(skins) as SkinName[])('the brand’s accent is legible in the %s skin', (skin) => {
    const night = skin === 'white' ? '' : 'night-';
    const soft = colours[skin === 'blue' ? 'blue-accent-soft' : `${night}accent-soft`] ?? '';
    const { ink = '', 'ink-muted': muted = '', ...rest } = skinColours(skin);
    const accents = [colours[`${night}accent`] ?? '', colours[`${night}accent-strong`] ?? ''];
    const grounds = ['surface', 'surface-raised', 'surface-sunken', 'info-soft'].map((ground) => rest[ground] ?? '');
    const pairs = [
      ...accents.flatMap((accent) => [...grounds, soft, colours[`${night}on-accent`] ?? ''].map((on) => [accent, on])),
      [ink, soft],
      [muted, soft],
    ];
    for (const [front = '', ground = ''] of pairs)
      expect(calculateContrast(front, ground), `${front} on ${ground}`).toBeGreaterThanOrEqual(minimumContrast.text);
  });

  test.each(['day', 'night'] as const)(
    'the brand’s charts by %s use ordered tints of the accent, which colour-blind customers can tell apart',
    (ground) => {
      const found = chartColours(brand.colours, ground);
      expect(found).toHaveLength(chartColourCount);
      for (const [sight, see] of Object.entries(visionSimulations)) {
        const seen = found.map(see);
        const against = seen.map((colour) => calculateContrast(colour, ground === 'day' ? '#ffffff' : '#000000'));
        expect(
          against.toSorted((one, other) => other - one),
          sight,
        ).toEqual(against);
        for (const [at, colour] of seen.slice(1).entries())
          expect(colourDifference(seen[at] ?? '', colour), sight).toBeGreaterThan(3);
      }
    },
  );

  test.each(['day', 'night'] as const)(
    'the brand’s charts by %s use bright colours, neither grey nor nearly black',
    (ground) => {
      for (const colour of chartColours(brand.colours, ground)) {
        expect(getChroma(colour), colour).toBeGreaterThan(0.04);
        expect(calculateContrast(colour, '#ffffff'), colour).toBeLessThan(13);
      }
    },
  );

  test.each(Object.keys(skins) as SkinName[])(
    'the brand’s charts stand out from the background in the %s skin',
    (skin) => {
      const { surface = '', 'surface-raised': raised = '', 'surface-sunken': sunken = '' } = skinColours(skin);
      for (const colour of chartColours(brand.colours, skin === 'white' ? 'day' : 'night'))
        for (const on of [surface, raised, sunken])
          expect(calculateContrast(colour, on), `${colour} on ${on}`).toBeGreaterThanOrEqual(minimumContrast.control);
    },
  );

  test('the text on the brand’s hero is legible', () => {
    const { hero = '' } = colours;
    for (const ink of ['on-hero', 'on-hero-muted'])
      expect(calculateContrast(colours[ink] ?? '', hero)).toBeGreaterThanOrEqual(minimumContrast.text);
    expect(calculateContrast(brand.colours.spark, hero)).toBeGreaterThanOrEqual(minimumContrast.control);
  });

  test('the brand’s stylesheet and symbol match its brand pack', () => {
    for (const [token, value] of Object.entries(colours))
      expect(read(host, 'src/brand.css')).toContain(`--q-brand-${token}: ${value};`);
    expect(read(host, 'src/brand.css')).toContain(`--q-brand-radius: ${brand.radius};`);
    expect(read(host, 'src/brand.css')).toContain(`--q-brand-density: ${brandDensity(brand.density)};`);
    expect(read(host, 'src/brand.css')).toContain('--q-brand-mark: url("/icon.svg");');
    expect(read(host, 'public/icon.svg')).toContain(brand.symbol);
  });

  test('the brand’s display font has at most 14 kB and applies only after its download', () => {
    const css = read(host, 'src/display-font.css');
    expect(read(host, 'src/brand.css')).toContain('@import "./display-font.css";');
    expect(css).toContain(`font-weight: ${brand.display.weight};`);
    const shown = css.slice(css.indexOf(':root[data-display-font] :is(h1, h2, h3, h4, .font-display) {'));
    expect(shown).toContain(`  --q-brand-display-font: "${brand.name} Display"`);
    expect(css, 'html keeps its tokens, so that nothing else is styled again').not.toContain(
      ':root[data-display-font] {',
    );
    expect(statSync(join(import.meta.dirname, '../..', host, 'src/display-font.woff2')).size).toBeLessThanOrEqual(
      14_000,
    );
  });

  test('the system fallback of the brand’s display font has the same metrics', () => {
    const own = `"${brand.name} Fallback"`;
    const [, face = '', digits = ''] = read(host, 'src/display-font.css').split(`font-family: ${own};`);
    const stack = /--q-brand-display-font:\s+(.*);/.exec(read(host, 'src/brand.css'))?.[1] ?? '';
    const families = stack.split(', ');
    expect(families.filter((one) => one !== own).join(', '), 'nothing else changes').toBe(
      brand.display.family ?? '-apple-system',
    );
    expect(families.indexOf(own), 'before every serif, which has other measures').toBe(
      families.includes('serif') ? 0 : families.length - 1,
    );
    expect(digits, 'digits have different metrics').toContain('unicode-range: U+0030-0039;');
    const share = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%;`).exec(face)?.[1]);
    expect(share('size-adjust')).toBeGreaterThan(80);
    expect(share('size-adjust')).toBeLessThan(120);
    expect(share('ascent-override') + share('descent-override'), 'of one line').toBeGreaterThan(90);
  });

  test('the brand’s drawn wordmark is wide enough for its name, and has at most 3.2 kB', () => {
    const [, width = '', height = ''] = /width: (\d+),\n {2}height: (\d+)/.exec(read(host, 'src/wordmark.ts')) ?? [];
    expect(Number(width) / brand.name.length).toBeGreaterThan(40);
    expect(Number(height)).toBeLessThan(130);
    expect(read(host, 'src/wordmark.ts').length).toBeLessThan(3200);
    expect(read(host, 'src/app-profile.ts')).toContain('  wordmarkDrawing,\n');
  });

  test('the brand’s email picture is up to date and has at most 20 kB', async () => {
    const folder = join(import.meta.dirname, '../..', host, 'public');
    const picture = readFileSync(join(folder, 'mail.png'));
    expect(picture.length).toBeLessThanOrEqual(20_000);
    const drawing = readFileSync(join(folder, '../src/mail.svg'));
    expect(drawing.toString(), 'the shape of the strip').toContain('viewBox="0 0 600 160"');
    expect(await drawMailPicture(drawing, picture, brand), 'as it is').toBeUndefined();
    expect(
      await drawMailPicture(
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
        picture,
        brand,
      ),
    ).toBeDefined();
  });

  test('the brand’s hero picture has at most 2 kB', () => {
    expect(statSync(join(import.meta.dirname, '../..', host, 'public/hero.svg')).size).toBeLessThanOrEqual(2048);
  });
});

test.each(Object.keys(skins) as SkinName[])('server pages have the colours of the %s skin', (skin) => {
  const shades = Object.entries(skinColours(skin));
  const long = (value = '') => value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  const rules = [...brandStyles(sg).matchAll(/^:root(?:\S*)(?:, \S+)? \{(.*)\}$/gm)].flatMap(([rule, body = '']) =>
    rule.includes(`[data-skin=${skin}]`) ? [body] : [],
  );
  expect(rules).not.toHaveLength(0);
  const said = new Map(
    rules.flatMap((body) => [...body.matchAll(/--([\w-]+): ([^;]+)/g)].map(([, name, value]) => [name, value?.trim()])),
  );
  for (const [name, role] of Object.entries(pageRoles))
    expect(long(said.get(name)), name).toBe(shades.find(([found]) => found === role)?.[1]);
});

test('any two brands differ in at least five features', () => {
  const features = brands.map(([, { name, symbol, colours, radius, display, support }]) => [
    name,
    symbol,
    colours.accent,
    colours.hero,
    colours.spark,
    radius,
    String(display.weight),
    support.phone,
  ]);
  for (const [at, one] of features.entries())
    for (const other of features.slice(at + 1))
      expect(one.filter((feature, index) => feature !== other[index]).length).toBeGreaterThanOrEqual(5);
});
