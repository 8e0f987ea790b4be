import { type Column, is, QueryPromise, SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tables } from '../database.ts';
import { getFieldName, getSqlParts, type MemoryRow, rowsWhere, toComparable } from './conditions.ts';
import { ConstraintError, completeRow, findConflict, getTableRules } from './table-rules.ts';

/** The rows of each table in insertion order. Rows and arrays never change, so a copy of the map is a snapshot. */
export type MemoryStore = Map<PgTable, readonly MemoryRow[]>;

/** Implements the part of drizzle's query builder that the sandbox uses, on rows in memory. `all` are the tables in which deletions cascade. */
export function memoryTables(store: MemoryStore, all: readonly PgTable[]): Tables {
  const queries = {
    select: (fields?: Fields) => ({ from: (table: PgTable) => new Selection(store.get(table) ?? [], fields) }),
    insert: (table: PgTable) => ({
      values: (given: MemoryRow | readonly MemoryRow[]) => new Insertion(store, table, [given].flat()),
    }),
    update: (table: PgTable) => ({
      set: (change: MemoryRow) => new Change((where) => update(store, table, change, where)),
    }),
    delete: (table: PgTable) => new Change((where) => remove(store, all, table, where)),
    // Only locks use raw SQL. They are not needed, because transactions run one after the other.
    execute: async () => ({ rows: [] }),
  };
  // Matches drizzle's types; its own classes need a connection.
  return queries as unknown as Tables;
}

type Fields = Readonly<Record<string, Column>>;

class Selection extends QueryPromise<MemoryRow[]> {
  #rows: readonly MemoryRow[];
  readonly #fields: Fields | undefined;

  constructor(rows: readonly MemoryRow[], fields: Fields | undefined) {
    super();
    this.#rows = rows;
    this.#fields = fields;
  }

  where(condition: SQL | undefined): this {
    this.#rows = this.#rows.filter(rowsWhere(condition));
    return this;
  }

  orderBy(...orders: readonly (Column | SQL)[]): this {
    const comparisons = orders.map(comparisonOf);
    this.#rows = this.#rows.toSorted((a, b) => comparisons.map((one) => one(a, b)).find((sign) => sign !== 0) ?? 0);
    return this;
  }

  limit(most: number): this {
    this.#rows = this.#rows.slice(0, most);
    return this;
  }

  /** Does nothing, because transactions run one after the other, so that rows need no lock. */
  for(_strength: 'update'): this {
    return this;
  }

  override async execute(): Promise<MemoryRow[]> {
    const fields = this.#fields;
    if (!fields) return this.#rows.map((row) => structuredClone(row));
    const named = Object.entries(fields).map(([name, column]) => [name, getFieldName(column)] as const);
    return this.#rows.map((row) =>
      Object.fromEntries(named.map(([name, field]) => [name, structuredClone(row[field])])),
    );
  }
}

type Conflict = 'refused' | 'nothing' | { readonly set: MemoryRow };

class Insertion extends QueryPromise<MemoryRow[]> {
  readonly #store: MemoryStore;
  readonly #table: PgTable;
  readonly #given: readonly MemoryRow[];
  #conflict: Conflict = 'refused';

  constructor(store: MemoryStore, table: PgTable, given: readonly MemoryRow[]) {
    super();
    this.#store = store;
    this.#table = table;
    this.#given = given;
  }

  onConflictDoNothing(_target?: unknown): this {
    this.#conflict = 'nothing';
    return this;
  }

  onConflictDoUpdate({ set }: { readonly set: MemoryRow }): this {
    this.#conflict = { set };
    return this;
  }

  returning(): this {
    return this;
  }

  override async execute(): Promise<MemoryRow[]> {
    const rules = getTableRules(this.#table);
    const written: MemoryRow[] = [];
    for (const given of this.#given) {
      const rows = this.#store.get(this.#table) ?? [];
      const row = completeRow(rules, given);
      const found = findConflict(rules, rows, row);
      if (!found) this.#store.set(this.#table, [...rows, row]);
      if (found && this.#conflict === 'refused') throw new ConstraintError('23505', rules.name, found.unique.fields);
      const changed =
        found && typeof this.#conflict === 'object' && completeRow(rules, { ...found.other, ...this.#conflict.set });
      if (changed)
        this.#store.set(
          this.#table,
          rows.map((one) => (one === found.other ? changed : one)),
        );
      if (!found || changed) written.push(structuredClone(changed || row));
    }
    return written;
  }
}

/** An update or deletion. Without `where`, it affects all rows. */
class Change extends QueryPromise<MemoryRow[]> {
  readonly #work: (where: (row: MemoryRow) => boolean) => MemoryRow[];
  #where: (row: MemoryRow) => boolean = () => true;

  constructor(work: (where: (row: MemoryRow) => boolean) => MemoryRow[]) {
    super();
    this.#work = work;
  }

  where(condition: SQL | undefined): this {
    this.#where = rowsWhere(condition);
    return this;
  }

  returning(): this {
    return this;
  }

  override async execute(): Promise<MemoryRow[]> {
    return structuredClone(this.#work(this.#where));
  }
}

function update(
  store: MemoryStore,
  table: PgTable,
  change: MemoryRow,
  where: (row: MemoryRow) => boolean,
): MemoryRow[] {
  const rules = getTableRules(table);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  let rows = store.get(table) ?? [];
  const after: MemoryRow[] = [];
  for (const row of rows.filter(where)) {
    const changed = completeRow(rules, { ...row, ...given });
    const others = rows.filter((one) => one !== row);
    const found = findConflict(rules, others, changed);
    if (found) throw new ConstraintError('23505', rules.name, found.unique.fields);
    rows = rows.map((one) => (one === row ? changed : one));
    after.push(changed);
  }
  store.set(table, rows);
  return after;
}

function remove(
  store: MemoryStore,
  all: readonly PgTable[],
  table: PgTable,
  where: (row: MemoryRow) => boolean,
): MemoryRow[] {
  const rows = store.get(table) ?? [];
  const deleted = rows.filter(where);
  if (deleted.length === 0) return deleted;
  store.set(
    table,
    rows.filter((one) => !deleted.includes(one)),
  );
  for (const other of all)
    for (const { parent, field, foreign } of getTableRules(other).cascades)
      if (parent === table) remove(store, all, other, (one) => deleted.some((row) => row[foreign] === one[field]));
  return deleted;
}

function comparisonOf(order: Column | SQL): (a: MemoryRow, b: MemoryRow) => number {
  const chunks = is(order, SQL) ? getSqlParts(order) : [order];
  const field = getFieldName(chunks[0] as Column);
  const sign = chunks[1] === 'desc' ? -1 : 1;
  return (a, b) => sign * compare(toComparable(a[field]), toComparable(b[field]));
}

const compare = (a: unknown, b: unknown): number =>
  a === b ? 0 : (a as number | string) < (b as number | string) ? -1 : 1;
