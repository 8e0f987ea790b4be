import { Column, getTableColumns, is, Param, SQL, StringChunk } from 'drizzle-orm';

/** A row of a table, by the field names of the schema. */
export type MemoryRow = Readonly<Record<string, unknown>>;

/** Thrown if a query has a condition that the memory store does not implement. */
export class UnsupportedQueryError extends Error {
  override readonly name = 'UnsupportedQueryError';
  constructor(what: string) {
    super(
      `The memory store cannot read "${what}". Write the query with eq, lt, lte, gt, isNull, inArray, notInArray and and, or add the operator in storage/memory.`,
    );
  }
}

type Part = string | SQL | Column | Param | readonly unknown[];

/** Returns the parts of an SQL expression: texts, columns, values and nested expressions, without empty strings. */
export const getSqlParts = (sql: SQL): readonly Part[] =>
  sql.queryChunks.flatMap((chunk): Part[] => {
    if (!is(chunk, StringChunk)) return [chunk as Part];
    const text = chunk.value.join('').trim();
    return text ? [text] : [];
  });

/**
 * Returns a function that tells whether a row matches a condition. As in SQL, a comparison with null is never true. Without a condition, every row matches.
 * Throws `UnsupportedQueryError` if the condition is not implemented.
 */
export function rowsWhere(condition: SQL | undefined): (row: MemoryRow) => boolean {
  if (!condition) return () => true;
  const parts = getSqlParts(condition);
  const inner = parts.filter((part) => is(part, SQL)).map(rowsWhere);
  if (inner.length > 0) {
    const words = parts.filter((part) => typeof part === 'string');
    if (words.some((word) => !['(', 'and', ')'].includes(word))) throw new UnsupportedQueryError(words.join(' '));
    return (row) => inner.every((holds) => holds(row));
  }
  const [column, operator, given] = parts;
  if (typeof operator !== 'string') throw new UnsupportedQueryError('a condition without an operator');
  if (!is(column, Column)) throw new UnsupportedQueryError(operator);
  const field = getFieldName(column);
  const holds = comparison(operator, given);
  return (row) => holds(toComparable(row[field]));
}

const fields = new WeakMap<Column, string>();

/** Returns the name of a column's field in the schema. Throws `UnsupportedQueryError` if the column is unknown. */
export function getFieldName(column: Column): string {
  const field = fields.get(column) ?? readField(column);
  fields.set(column, field);
  return field;
}

function readField(column: Column): string {
  const found = Object.entries(getTableColumns(column.table)).find(([, { name }]) => name === column.name);
  if (!found) throw new UnsupportedQueryError(column.name);
  return found[0];
}

/** Returns a value that `===` and `<` can compare: dates become numbers, and undefined becomes null. */
export const toComparable = (value: unknown): unknown => (value instanceof Date ? value.getTime() : (value ?? null));

function comparison(operator: string, given: Part | undefined): (held: unknown) => boolean {
  const literal = /^<> '([^']*)'$/.exec(operator)?.[1];
  if (literal !== undefined) return (held) => held !== null && held !== literal;
  const values = [given].flat().map((one) => toComparable(is(one, Param) ? one.value : one));
  const [value] = values;
  switch (operator) {
    case 'is null':
      return (held) => held === null;
    case '=':
      return (held) => held !== null && held === value;
    case '<':
      return (held) => typeof held === 'number' && typeof value === 'number' && held < value;
    case '<=':
      return (held) => typeof held === 'number' && typeof value === 'number' && held <= value;
    case '>':
      return (held) => typeof held === 'number' && typeof value === 'number' && held > value;
    case 'in':
      return (held) => held !== null && values.includes(held);
    case 'not in':
      return (held) => held !== null && !values.includes(held);
    default:
      throw new UnsupportedQueryError(operator);
  }
}
