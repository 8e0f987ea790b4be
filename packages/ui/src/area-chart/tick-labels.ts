import { MINUS_SIGN } from '@quayside/values/amount';

/** The maximum number of decimals in the label of a value on the axis. */
const MOST_DECIMALS = 3;

/**
 * Formats values for an axis, such as `34.6K` or `3.46万`, with the fewest decimals (at most three) that make all labels
 * different. `language` is a BCP 47 tag.
 */
export function tickLabels(values: readonly number[], language: string): readonly string[] {
  for (let decimals = 0; ; decimals += 1) {
    const format = new Intl.NumberFormat(language, {
      notation: 'compact',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    const labels = values.map((value) => format.format(value).replace('-', MINUS_SIGN));
    if (decimals === MOST_DECIMALS || new Set(labels).size === values.length) return labels;
  }
}
