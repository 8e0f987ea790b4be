import type { SummaryRow } from '@quayside/i18n/internals/answer-summary';

/**
 * Returns the answers by which customers recognise a group of steps: the essential ones, or the first answer of each step if none is essential. Omits
 * sensitive answers.
 */
export function getEssence(steps: readonly { readonly rows: readonly SummaryRow[] }[]): string {
  const essential = steps.flatMap(({ rows }) => rows.filter((row) => row.essential));
  const shown = essential.length > 0 ? essential : steps.flatMap(({ rows }) => rows.slice(0, 1));
  return shown
    .filter(({ sensitive }) => !sensitive)
    .flatMap(({ value }) => value)
    .join('\u00a0· '); // a line never begins with the dot
}
