import { codes } from '@quayside/contract/envelope';
import { Refusal } from '../../kernel/refusal.ts';
import { addAuditEntry } from '../audit/trail.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import type { ApplicationRow } from '../storage/schema.ts';
import type { ApplicationRecord } from './application-record.ts';

/**
 * Compares the journey versions of client, server and application before a write. Throws `Refusal`: `outdated` if the client is older, or `behind` if the
 * client or the application is newer. A client without a version passes.
 */
export function refuseOtherVersion({ row, flow }: ApplicationRecord, client: number | undefined): void {
  const { version } = flow.journey;
  if (Math.max(row.journeyVersion, client ?? 0) > version)
    throw new Refusal(codes.behind, 'The client is newer than the server. Try again soon.', { version });
  if (client !== undefined && client < version)
    throw new Refusal(codes.outdated, 'There is a newer version. Load the page again.', { version });
}

/** Returns the columns to store with answers of the current journey version. Adds a migration to the audit trail if the answers were migrated. */
export async function adoptVersion(
  work: UnitOfWork,
  { row, flow, changes }: ApplicationRecord,
): Promise<Pick<ApplicationRow, 'journeyVersion' | 'whatChanged'>> {
  const { version } = flow.journey;
  const whatChanged = changes.length > 0 ? changes : null;
  if (row.journeyVersion < version) {
    const again = changes.filter(({ effect }) => effect === 'answer-again').map(({ step, code }) => `${step}:${code}`);
    const details = { from: row.journeyVersion, to: version, again: again.join(' ') };
    await addAuditEntry(work, { subject: row.id, actor: 'system', action: 'migrated', details });
  }
  return { journeyVersion: version, whatChanged };
}
