import { codes } from '@quayside/contract/envelope';
import { Refusal } from '../../kernel/refusal.ts';
import { addAuditEntry } from '../audit/trail.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import type { ApplicationRow } from '../storage/schema.ts';
import type { ApplicationRecord } from './application-record.ts';

/**
 * Throws Refusal for a write in another journey version: `outdated` if the client is older, `behind` if the client or the application is newer.
 * Accepts clients that send no version.
 */
export function refuseOtherVersion({ row, flow }: ApplicationRecord, client: number | undefined): void {
  const { version } = flow.journey;
  if (Math.max(row.journeyVersion, client ?? 0) > version)
    throw new Refusal(codes.behind, 'The client is newer than the server. Try again soon.', { version });
  if (client !== undefined && client < version)
    throw new Refusal(codes.outdated, 'There is a newer version. Load the page again.', { version });
}

/** Returns the columns to store with answers in the current journey version. Records a migration in the audit trail. */
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
