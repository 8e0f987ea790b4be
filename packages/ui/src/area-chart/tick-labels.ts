import { MINUS } from '@quayside/rules/amount';

/** More says nothing that a tick of a chart is for. */
const MOST_DECIMALS = 3;

/**
 * Values as an axis names them, `34.6K`, `3.46万`, with the fewest decimals that tell them apart: a narrow span of large values would else be one
 * word over and over. `language`: BCP 47.
 */
export function tickLabels(values: readonly number[], language: string): readonly string[] {
  for (let decimals = 0; ; decimals += 1) {
    const format = new Intl.NumberFormat(language, {
      notation: 'compact',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    const labels = values.map((value) => format.format(value).replace('-', MINUS));
    if (decimals === MOST_DECIMALS || new Set(labels).size === values.length) return labels;
  }
}
