/** Parses a table with one entry per line (code, space, name) into pairs of code and name. */
export function parseRows(table: string): readonly (readonly [code: string, name: string])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);
}
