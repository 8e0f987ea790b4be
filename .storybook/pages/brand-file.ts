import type { Brand } from '../../packages/platform/src/brand/brand.ts';
import { brandDensity } from '../../packages/ui/src/foundations/brand-density.ts';
import { brandColours } from '../../packages/ui/src/foundations/ramps.ts';

/** Returns the tokens of a brand by their names, with the colours that `npm run brands` computes. */
export const tokensOfBrand = ({ colours, radius, density, display }: Brand): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({
      ...brandColours(colours),
      radius,
      density: brandDensity(density),
      'display-weight': String(display.weight),
      'display-tracking': display.tracking,
    }).map(([name, value]) => [`--q-brand-${name}`, value]),
  );

/** Returns `src/brand.ts` of a host. `npm run brands` writes the stylesheet and the icon from it. */
export const brandFile = (brand: Brand): string => `import type { Brand } from '@quayside/platform/brand';

export const wordmark = ${quoted(brand.name)};
export const licence = ${quoted(brand.licence)};

export const brand: Brand = {
  name: wordmark,
  symbol: ${quoted(brand.symbol)},
  colours: { ${entries(brand.colours)} },
  radius: ${quoted(brand.radius)},
  display: { weight: ${brand.display.weight}, tracking: ${quoted(brand.display.tracking)} },
  licence,
  support: { ${entries(brand.support)} },
};
`;

const entries = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${quoted(value)}`)
    .join(', ');

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`;
