import {
  type ColourPair,
  calculateContrast,
  chartPairs,
  controlPairs,
  minimumContrast,
  textPairs,
} from '../../packages/ui/src/foundations/contrast.ts';
import type { ColourRole, ContrastKind } from './colour-roles.ts';

/** The lowest contrast of a colour role: the pair of colours, its ratio, and the ratio that WCAG requires (`needs`). `of` is the number of measured pairs. */
export type MeasuredContrast = {
  readonly pair: ColourPair;
  readonly ratio: number;
  readonly needs: number | undefined;
  readonly of: number;
};

const kinds: Readonly<
  Record<ContrastKind, { readonly pairs: readonly ColourPair[]; readonly side: 0 | 1; readonly needs?: number }>
> = {
  ground: { pairs: textPairs, side: 1, needs: minimumContrast.text },
  text: { pairs: textPairs, side: 0, needs: minimumContrast.text },
  control: { pairs: controlPairs, side: 0, needs: minimumContrast.control },
  chart: { pairs: chartPairs, side: 0, needs: minimumContrast.control },
  none: {
    pairs: [
      ['line', 'surface'],
      ['spark', 'hero'],
    ],
    side: 0,
  },
};

/** Measures a role on each of its grounds, or each text on a ground. Returns the lowest contrast, or undefined if no pair has two opaque colours. */
export function findLowestContrast(
  { token, measure }: ColourRole,
  values: Readonly<Record<string, string>>,
): MeasuredContrast | undefined {
  const { pairs, side, needs } = kinds[measure];
  const own = pairs.filter((pair) => pair[side] === token);
  const hex = (name: string) => values[`--q-${name}`] ?? '';
  const measured = own.flatMap((pair) => {
    const [front, behind] = pair;
    return isHex(hex(front)) && isHex(hex(behind))
      ? [{ pair, ratio: calculateContrast(hex(front), hex(behind)), needs, of: own.length }]
      : [];
  });
  return measured.toSorted((a, b) => a.ratio - b.ratio)[0];
}

const isHex = (value: string) => /^#[\da-f]{6}$/i.test(value);

/** Returns a ratio as text, rounded down, so that 4.499 does not become 4.5. */
export const formatRatio = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
