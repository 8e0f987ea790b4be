import { asc, desc, eq } from 'drizzle-orm';
import { sha256 } from '../secrets/base64url.ts';
import { canonicalJson } from '../server/canonical-json.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import type { Tables } from '../storage/database.ts';
import { audit } from '../storage/schema.ts';

/** Codes, ids and counts: never a customer's values. */
export type AuditDetails = Readonly<Record<string, string | number>>;

export type AuditEvent = {
  /** an application or a user; its row is locked, or new, so that nobody else writes its next number */
  readonly subject: string;
  /** `customer`, `reviewer`, `system` */
  readonly actor: string;
  readonly action: string;
  readonly revision?: number;
  readonly details?: AuditDetails;
};

export type AuditEntry = typeof audit.$inferSelect;

const FIRST_HASH = '0'.repeat(64);

/** Appends to the subject's chain: each entry carries the hash of the one before. */
export async function record({ tables, now }: UnitOfWork, event: AuditEvent): Promise<void> {
  const [last] = await tables
    .select()
    .from(audit)
    .where(eq(audit.subject, event.subject))
    .orderBy(desc(audit.number))
    .limit(1);
  const entry = {
    subject: event.subject,
    number: (last?.number ?? 0) + 1,
    at: now,
    actor: event.actor,
    action: event.action,
    revision: event.revision ?? null,
    details: event.details ?? {},
    previousHash: last?.hash ?? FIRST_HASH,
  };
  await tables.insert(audit).values({ ...entry, hash: await hashOf(entry) });
}

export const readTrail = (tables: Tables, subject: string): Promise<AuditEntry[]> =>
  tables.select().from(audit).where(eq(audit.subject, subject)).orderBy(asc(audit.number));

/** The number of the first entry that was changed, or whose predecessor is gone; undefined where the chain is whole. */
export async function firstBrokenEntry(trail: readonly AuditEntry[]): Promise<number | undefined> {
  let previous = FIRST_HASH;
  for (const [index, { hash, ...entry }] of trail.entries()) {
    const whole = entry.number === index + 1 && entry.previousHash === previous && (await hashOf(entry)) === hash;
    if (!whole) return entry.number;
    previous = hash;
  }
  return undefined;
}

const hashOf = (entry: Omit<AuditEntry, 'hash'>): Promise<string> =>
  sha256(canonicalJson({ ...entry, at: entry.at.toISOString() }));
