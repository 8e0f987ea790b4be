import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { AuditDetails } from '../audit/trail.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { applications, audit } from '../storage/schema.ts';
import type { ApplicationRecord } from './application-record.ts';
import { type ReviewFlag, reviewFlags } from './review-flags.ts';

const SEPARATOR = ', ';

/** Returns the flags of an application as details of its submission in the audit trail. */
export function flagDetails(file: ApplicationRecord): AuditDetails {
  const flags = Object.values(reviewFlags(file)).flat();
  return flags.length > 0 ? { flags: flags.join(SEPARATOR) } : {};
}

/**
 * Returns the flags of applications at their last submission, by id of the first holder's application, for both holders. Reads the audit trail, because a list
 * would otherwise decrypt every answer of every application.
 */
export async function flagsAtSubmission(
  { tables }: UnitOfWork,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ReviewFlag[]>> {
  if (ids.length === 0) return new Map();
  const entries = await tables
    .select({ part: applications.id, principal: applications.principalId, details: audit.details })
    .from(applications)
    .innerJoin(audit, eq(audit.subject, applications.id))
    .where(
      and(
        or(inArray(applications.id, [...ids]), inArray(applications.principalId, [...ids])),
        inArray(audit.action, ['submitted', 'submitted-again']),
      ),
    )
    .orderBy(asc(audit.number));
  const ofParts = new Map(entries.map((entry) => [entry.part, entry])); // the last submission of each
  const flags = new Map<string, readonly ReviewFlag[]>();
  for (const { part, principal, details } of ofParts.values()) {
    const id = principal ?? part;
    const found = String(details.flags ?? '')
      .split(SEPARATOR)
      .filter(Boolean) as ReviewFlag[];
    flags.set(id, [...new Set([...(flags.get(id) ?? []), ...found])]);
  }
  return flags;
}
