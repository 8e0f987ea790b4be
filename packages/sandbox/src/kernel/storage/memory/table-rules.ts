import { type Column, getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { getFieldName, type MemoryRow, rowsWhere, toComparable } from './conditions.ts';

/** Thrown if a row violates a unique or not-null constraint. `code` is the SQLSTATE. */
export class ConstraintError extends Error {
  override readonly name = 'ConstraintError';
  readonly code: '23505' | '23502';
  constructor(code: '23505' | '23502', table: string, fields: readonly string[]) {
    super(`${table} already has, or lacks, what a row holds in ${fields.join(', ')}.`);
    this.code = code;
  }
}

/** Fields that must be unique together among the rows that `among` selects. */
export type UniqueConstraint = { readonly fields: readonly string[]; readonly among: (row: MemoryRow) => boolean };
type Cascade = { readonly parent: PgTable; readonly field: string; readonly foreign: string };

/** The constraints of a table that the memory store enforces. Checks, triggers and foreign keys without cascades are not among them. */
export type TableRules = {
  readonly name: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly uniques: readonly UniqueConstraint[];
  /** Foreign keys whose rows are deleted with the row that they refer to. */
  readonly cascades: readonly Cascade[];
};

const known = new WeakMap<PgTable, TableRules>();

/** Returns the constraints of a table, from a cache after the first call. */
export function getTableRules(table: PgTable): TableRules {
  const rules = known.get(table) ?? readRules(table);
  known.set(table, rules);
  return rules;
}

function readRules(table: PgTable): TableRules {
  const { name, columns, primaryKeys, indexes, foreignKeys } = getTableConfig(table);
  const always = () => true;
  const single = columns.filter((column) => column.primary || column.isUnique).map((column) => [column]);
  const together = primaryKeys.map((key) => key.columns);
  const indexed = indexes
    .filter(({ config }) => config.unique)
    .map(({ config }) => ({
      fields: config.columns.map((one) => fieldNamed(table, 'name' in one ? String(one.name) : '')),
      among: rowsWhere(config.where),
    }));
  return {
    name,
    columns: getTableColumns(table),
    uniques: [
      ...[...single, ...together].map((ones) => ({ fields: ones.map(getFieldName), among: always })),
      ...indexed,
    ],
    cascades: foreignKeys
      .filter(({ onDelete }) => onDelete === 'cascade')
      .map((key) => {
        const { columns: own, foreignColumns, foreignTable } = key.reference();
        return {
          parent: foreignTable,
          field: own.map(getFieldName).join(),
          foreign: foreignColumns.map(getFieldName).join(),
        };
      }),
  };
}

const fieldNamed = (table: PgTable, column: string): string =>
  Object.entries(getTableColumns(table)).find(([, { name }]) => name === column)?.[0] ?? column;

/** Returns a copy of a row with null for each missing column. Throws `ConstraintError` if such a column is not nullable. */
export function completeRow({ name, columns }: TableRules, given: MemoryRow): MemoryRow {
  const row = Object.fromEntries(
    Object.keys(columns).map((field) => [field, given[field] === undefined ? null : structuredClone(given[field])]),
  );
  const holes = Object.keys(columns).filter((field) => columns[field]?.notNull && row[field] === null);
  if (holes.length > 0) throw new ConstraintError('23502', name, holes);
  return row;
}

/** Returns the row that a new row would conflict with, and the constraint; undefined if there is none. */
export function findConflict({ uniques }: TableRules, rows: readonly MemoryRow[], row: MemoryRow) {
  for (const unique of uniques) {
    const { fields, among } = unique;
    if (!among(row) || fields.some((field) => row[field] === null)) continue;
    const other = rows.find(
      (one) => among(one) && fields.every((field) => toComparable(one[field]) === toComparable(row[field])),
    );
    if (other) return { other, unique };
  }
  return undefined;
}
