import type { Brand } from '../../packages/platform/src/brand/brand.ts';
import { brandTokens } from '../../packages/ui/src/foundations/brand-tokens.ts';
import { readTokenRules } from '../../packages/ui/src/foundations/token-rules.ts';

/** A token, or a group of tokens, in the format of the Design Tokens Community Group (DTCG, 2025.10). */
export type TokenGroup = { readonly [name: string]: unknown };

/** A brand pack with the name of its edition, such as `sg`. */
type EditionBrand = { readonly name: string; readonly brand: Brand };

const skins = ['white', 'black', 'blue'] as const;
const styles = ['display', 'heading', 'title', 'body', 'label', 'caption'] as const;

/**
 * Returns the design tokens as a resolver document of DTCG 2025.10. Its modifiers are the edition, the skin and the
 * colours of rising prices. `tokensCss` and `tailwindCss` are the style sheets of @quayside/ui, which have the values.
 */
export function makeDesignTokens(
  { tokensCss, tailwindCss }: { readonly tokensCss: string; readonly tailwindCss: string },
  editions: readonly EditionBrand[],
): TokenGroup {
  const rules = readTokenRules(tokensCss);
  const valuesOf = (selector: string) =>
    Object.assign(
      {},
      ...rules
        .filter(({ media, selectors }) => media === '' && selectors.includes(selector))
        .map((rule) => rule.values),
    ) as Readonly<Record<string, string>>;
  const root = valuesOf(':root');
  const sizes = Object.fromEntries(
    styles.map((style) => [style, Number(new RegExp(`--text-${style}: ([\\d.]+)rem;`).exec(tailwindCss)?.[1])]),
  );
  const [up, down] = ['success', 'danger'].map((role) => reference(`color.${role}`));
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Quayside',
    version: '2025.10',
    sets: { base: { sources: [baseTokens(root)] } },
    modifiers: {
      edition: {
        contexts: Object.fromEntries(editions.map(({ name, brand }) => [name, [editionTokens(brand, root, sizes)]])),
        default: editions[0]?.name,
      },
      skin: {
        contexts: Object.fromEntries(skins.map((skin) => [skin, [skinTokens(valuesOf(`[data-skin='${skin}']`))]])),
        default: skins[0],
      },
      'rising-prices': {
        contexts: {
          green: [{ color: { $type: 'color', up: { $value: up }, down: { $value: down } } }],
          red: [{ color: { $type: 'color', up: { $value: down }, down: { $value: up } } }],
        },
        default: 'green',
      },
    },
    resolutionOrder: ['sets/base', 'modifiers/edition', 'modifiers/skin', 'modifiers/rising-prices'].map((path) => ({
      $ref: `#/${path}`,
    })),
  };
}

type Sourced = { readonly sources: readonly TokenGroup[] };
type Resolver = {
  readonly sets: Readonly<Record<string, Sourced>>;
  readonly modifiers: Readonly<Record<string, { readonly contexts: Readonly<Record<string, readonly TokenGroup[]>> }>>;
};

/**
 * Returns the tokens of an edition in a skin as one document without modes, by the name of its file. Figma imports such
 * a file for each mode of its variables.
 */
export function makeModeFiles(document: TokenGroup): Readonly<Record<string, TokenGroup>> {
  const { sets, modifiers } = document as unknown as Resolver;
  const files = Object.entries(modifiers.edition?.contexts ?? {}).flatMap(([edition, brand]) =>
    Object.entries(modifiers.skin?.contexts ?? {}).map(([skin, colours]) => {
      const sources = [
        ...(sets.base?.sources ?? []),
        ...brand,
        ...colours,
        ...(modifiers['rising-prices']?.contexts.green ?? []),
      ];
      return [`${edition}-${skin}.json`, sources.reduce(merge, {})] as const;
    }),
  );
  return Object.fromEntries(files);
}

const isGroup = (value: unknown): value is TokenGroup =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('$value' in value);

/** Merges two groups. Tokens of the second replace those of the first. */
function merge(one: TokenGroup, other: TokenGroup): TokenGroup {
  const merged = Object.entries(other).map(([name, value]) => {
    const before = one[name];
    return [name, isGroup(before) && isGroup(value) ? merge(before, value) : value] as const;
  });
  return { ...one, ...Object.fromEntries(merged) };
}

/** Returns the tokens that all editions and skins share: colours of tones, space, sizes, layers and motion. */
function baseTokens(root: Readonly<Record<string, string>>): TokenGroup {
  const number = (name: string) => ({ $type: 'number', $value: Number(root[`--q-${name}`]) });
  return {
    brand: {
      color: { $type: 'color', ...pickColours(root, '--q-brand-', /^(night-)?(red|green)$/) },
      font: { text: { $type: 'fontFamily', $value: parseFonts(root['--q-brand-font'] ?? '') } },
    },
    space: { unit: dimension('4px'), gutter: dimension(root['--q-gutter']) },
    size: {
      target: dimension(root['--q-target']),
      control: dimension('3rem'),
      reading: dimension(root['--q-reading-width']),
    },
    layer: { bar: number('z-bar'), popup: number('z-popup'), toast: number('z-toast') },
    duration: Object.fromEntries(
      ['duration', 'duration-long', 'duration-page'].map((name) => [
        name.replace(/^duration-?/, '') || 'short',
        { $type: 'duration', $value: { value: Number.parseFloat(root[`--q-${name}`] ?? ''), unit: 'ms' } },
      ]),
    ),
    curve: Object.fromEntries(
      ['ease', 'spring', 'spring-pop'].map((name) => [
        name,
        { $type: 'cubicBezier', $value: [...(root[`--q-${name}`] ?? '').matchAll(/[\d.]+/g)].map(Number) },
      ]),
    ),
  };
}

/** Returns the tokens of a brand: its colours, corners, density and type. */
function editionTokens(
  brand: Brand,
  root: Readonly<Record<string, string>>,
  sizes: Readonly<Record<string, number>>,
): TokenGroup {
  const values: Readonly<Record<string, string>> = brandTokens(brand);
  const radius = dimension(values['--q-brand-radius']).$value;
  const times = (factor: number) => ({ $type: 'dimension', $value: { ...radius, value: radius.value * factor } });
  const density = Number(values['--q-brand-density']);
  const px = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } });
  return {
    brand: {
      color: { $type: 'color', ...pickColours(values, '--q-brand-', /./) },
      font: { display: { $type: 'fontFamily', $value: [`${brand.name} Display`, '{brand.font.text}'] } },
    },
    radius: { control: times(1), card: times(1.5), sheet: times(2) },
    density: { row: px(12 * density), card: px(16 * density) },
    type: {
      $type: 'typography',
      ...Object.fromEntries(styles.map((style) => [style, { $value: typography(style, values, root, sizes) }])),
    },
  };
}

function typography(
  style: (typeof styles)[number],
  brand: Readonly<Record<string, string>>,
  root: Readonly<Record<string, string>>,
  sizes: Readonly<Record<string, number>>,
) {
  const isDisplay = style === 'display' || style === 'heading';
  const size = sizes[style] ?? Number.NaN;
  const tracking = isDisplay ? Number.parseFloat(brand['--q-brand-display-tracking'] ?? '0') : 0;
  return {
    fontFamily: isDisplay ? '{brand.font.display}' : '{brand.font.text}',
    fontSize: { value: size, unit: 'rem' },
    fontWeight: isDisplay ? Number(brand['--q-brand-display-weight']) : style === 'title' ? 600 : 400,
    letterSpacing: { value: Math.round(tracking * size * 1e4) / 1e4, unit: 'rem' },
    lineHeight: Number(root[`--q-leading-${style}`]),
  };
}

/** Returns the colours of roles in a skin. */
const skinTokens = (values: Readonly<Record<string, string>>): TokenGroup => ({
  color: { $type: 'color', ...pickColours(values, '--q-', /./) },
});

/** Returns the colours among custom properties, by their name without the prefix. */
function pickColours(values: Readonly<Record<string, string>>, prefix: string, names: RegExp): TokenGroup {
  const found = Object.entries(values).flatMap(([property, value]) => {
    const name = property.slice(prefix.length);
    const colour = names.test(name) ? parseColour(value) : undefined;
    return colour && property.startsWith(prefix) ? [[name, { $value: colour }] as const] : [];
  });
  return Object.fromEntries(found);
}

const reference = (path: string) => `{${path}}`;

/** Returns a CSS colour, or a reference to a brand colour, as the value of a token; undefined for another value. */
function parseColour(css: string): unknown {
  const [, alias] = /^var\(--q-brand-([\w-]+)\)$/.exec(css) ?? [];
  if (alias) return reference(`brand.color.${alias}`);
  const [, hex] = /^#([\da-f]{6})$/.exec(css) ?? [];
  if (hex) return srgb([0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
  const [, channels, alpha] = /^rgb\((\d+ \d+ \d+) \/ ([\d.]+)\)$/.exec(css) ?? [];
  return channels ? { ...srgb(channels.split(' ').map(Number)), alpha: Number(alpha) } : undefined;
}

const srgb = (channels: readonly number[]) => ({
  colorSpace: 'srgb',
  components: channels.map((channel) => Math.round((channel / 255) * 1e4) / 1e4),
  hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
});

function dimension(css = ''): { readonly $type: 'dimension'; readonly $value: { value: number; unit: 'px' | 'rem' } } {
  const [, value, unit] = /^([\d.]+)(px|rem)$/.exec(css) ?? [];
  if (!value) throw new TypeError(`${css} is no length in px or rem.`);
  return { $type: 'dimension', $value: { value: Number(value), unit: unit === 'px' ? 'px' : 'rem' } };
}

const parseFonts = (stack: string): readonly string[] => stack.split(', ').map((name) => name.replace(/^'|'$/g, ''));
