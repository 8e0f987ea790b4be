import { and, asc, inArray } from 'drizzle-orm';
import type { AuditDetails } from '../audit/trail.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { applications, audit } from '../storage/schema.ts';
import type { ApplicationRecord } from './application-record.ts';
import { type ReviewFlag, reviewFlags } from './review-flags.ts';

const SEPARATOR = ', ';

/** Returns the flags of an application, as the audit trail records them with the submission. */
export function flagDetails(record: ApplicationRecord): AuditDetails {
  const flags = Object.values(reviewFlags(record)).flat();
  return flags.length > 0 ? { flags: flags.join(SEPARATOR) } : {};
}

/**
 * Returns the flags of both holders at the last submission, by the id of the first holder's application. The audit trail contains them, so that a list need
 * not decrypt the answers of every application.
 */
export async function flagsAtSubmission(
  { tables }: UnitOfWork,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ReviewFlag[]>> {
  if (ids.length === 0) return new Map();
  const parts = await tables
    .select({ id: applications.id, principalId: applications.principalId })
    .from(applications)
    .where(inArray(applications.principalId, [...ids]));
  const holders = new Map([
    ...ids.map((id) => [id, id] as const),
    ...parts.map((one) => [one.id, one.principalId] as const),
  ]);
  const entries = await tables
    .select()
    .from(audit)
    .where(and(inArray(audit.subject, [...holders.keys()]), inArray(audit.action, ['submitted', 'submitted-again'])))
    .orderBy(asc(audit.number));
  const ofParts = new Map(entries.map((entry) => [entry.subject, entry])); // keeps the last submission of each
  const flags = new Map<string, readonly ReviewFlag[]>();
  for (const { subject, details } of ofParts.values()) {
    const id = holders.get(subject) ?? subject;
    const found = String(details.flags ?? '')
      .split(SEPARATOR)
      .filter(Boolean) as ReviewFlag[];
    flags.set(id, [...new Set([...(flags.get(id) ?? []), ...found])]);
  }
  return flags;
}
