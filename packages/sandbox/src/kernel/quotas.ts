import { and, eq, lt } from 'drizzle-orm';
import type { Vault } from './crypto/vault.ts';
import { quotas } from './storage/tables.ts';
import type { Transaction } from './unit-of-work.ts';

type Work = Transaction & { readonly vault: Vault };

/** A limit: `most` within an hour, or within `hours`. */
export type Quota = {
  /** Name of the limit, such as `invitations`. */
  readonly name: string;
  /** Whom the limit applies to, such as a customer or a network; empty for a total. */
  readonly of: string;
  readonly most: number;
  readonly hours?: number;
};

const HOUR_MS = 60 * 60 * 1000;
/** Milliseconds for which use is stored, longer than the period of any quota. */
const LIFE_MS = 48 * HOUR_MS;

/** How much of a request fits into all quotas. */
export type QuotaGrant = {
  /** How much of the wanted amount was granted; 0 if a quota is used up. */
  readonly granted: number;
  /** Seconds until the fullest quota is empty again. */
  readonly seconds: number;
};

/** Takes up to `wanted` from all quotas, as much as the fullest allows. Whom they apply to is stored as a keyed hash. Expects at least one quota. */
export async function takeFromQuotas(work: Work, all: readonly Quota[], wanted: number): Promise<QuotaGrant> {
  const rows = [];
  // Locks rows in a fixed order, to prevent deadlocks.
  for (const quota of all.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    rows.push(await lockRow(work, quota));
  const fullest = rows.reduce((one, other) => (other.left < one.left ? other : one));
  const granted = Math.max(0, Math.min(wanted, fullest.left));
  for (const { where, used, windowStart } of rows)
    if (granted > 0)
      await work.tables
        .update(quotas)
        .set({ used: used + granted, windowStart })
        .where(where);
  return { granted, seconds: Math.ceil((fullest.endsAt - work.now.getTime()) / 1000) };
}

async function lockRow({ tables, vault, now }: Work, { name, of, most, hours = 1 }: Quota) {
  const ownerPrint = await vault.fingerprint(`quotas/${name}`, of);
  const where = and(eq(quotas.name, name), eq(quotas.ownerPrint, ownerPrint));
  await tables.insert(quotas).values({ name, ownerPrint, used: 0, windowStart: now }).onConflictDoNothing();
  const [row] = await tables.select().from(quotas).where(where).for('update');
  const isOpen = row !== undefined && now.getTime() - row.windowStart.getTime() < hours * HOUR_MS;
  const { used, windowStart } = isOpen ? row : { used: 0, windowStart: now };
  return { where, used, windowStart, left: most - used, endsAt: windowStart.getTime() + hours * HOUR_MS };
}

/** Deletes the use of quotas whose period is over. */
export async function deleteOldQuotas({ tables, now }: Work): Promise<void> {
  await tables.delete(quotas).where(lt(quotas.windowStart, new Date(now.getTime() - LIFE_MS)));
}
