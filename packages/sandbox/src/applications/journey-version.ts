import { codes } from '@quayside/contract/envelope';
import { record } from '../audit/trail.ts';
import { Refusal } from '../server/refusal.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import type { ApplicationRecord, ApplicationRow } from './application-record.ts';

/**
 * Refuses a write that this server cannot understand: `outdated` from a client that was loaded before a deployment, `behind` while a deployment goes on and
 * client or application have met a newer server already. What a client says nothing of is not looked at.
 */
export function refuseOtherVersion({ row, flow }: ApplicationRecord, client: number | undefined): void {
  const { version } = flow.journey;
  if (Math.max(row.journeyVersion, client ?? 0) > version)
    throw new Refusal(codes.behind, 'This is of a newer version than ours. Try again soon.', { version });
  if (client !== undefined && client < version)
    throw new Refusal(codes.outdated, 'There is a newer version. Load the page again.', { version });
}

/** The columns of an application whose answers are written in today's shape; the audit trail keeps what that changed. */
export async function adoptVersion(
  work: UnitOfWork,
  { row, flow, changes }: ApplicationRecord,
): Promise<Pick<ApplicationRow, 'journeyVersion' | 'whatChanged'>> {
  const { version } = flow.journey;
  const whatChanged = changes.length > 0 ? changes : null;
  if (row.journeyVersion < version) {
    const again = changes.filter(({ effect }) => effect === 'answer-again').map(({ step, code }) => `${step}:${code}`);
    const details = { from: row.journeyVersion, to: version, again: again.join(' ') };
    await record(work, { subject: row.id, actor: 'system', action: 'migrated', details });
  }
  return { journeyVersion: version, whatChanged };
}
