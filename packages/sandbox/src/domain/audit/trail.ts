import { asc, desc, eq } from 'drizzle-orm';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import { sha256 } from '../../kernel/crypto/base64url.ts';
import type { Tables } from '../../kernel/storage/database.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { audit } from '../storage/schema.ts';

/** Codes, ids and counts that describe an action, but never a customer's values. */
export type AuditDetails = Readonly<Record<string, string | number>>;

/** An action to add to the audit trail, without its position in the hash chain. */
export type AuditEvent = {
  /** Id of an application or user; its row must be locked or new, so that no other transaction adds an entry meanwhile. */
  readonly subject: string;
  /** Who acted: `customer`, `reviewer` or `system`. */
  readonly actor: string;
  readonly action: string;
  readonly revision?: number;
  readonly details?: AuditDetails;
};

/** An entry of the audit trail, with its position in the subject's hash chain. */
export type AuditEntry = typeof audit.$inferSelect;

const FIRST_HASH = '0'.repeat(64);

/** Appends an action to the hash chain of its subject. */
export async function addAuditEntry({ tables, now }: UnitOfWork, event: AuditEvent): Promise<void> {
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

/** Returns the audit trail of an application or user, oldest entry first. */
export const readTrail = (tables: Tables, subject: string): Promise<AuditEntry[]> =>
  tables.select().from(audit).where(eq(audit.subject, subject)).orderBy(asc(audit.number));

/** Returns the number of the first entry that was changed or follows a missing one, or undefined if the chain is intact. */
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
