import type { Application } from '@quayside/contract/application';
import type { UnitOfWork } from '../server/server-context.ts';
import { lockApplication, toWire } from './application-record.ts';
import { markExpirySeen } from './expired-drafts.ts';
import { adoptVersion, refuseOtherVersion } from './journey-version.ts';
import { keepAnswers, keepApplication } from './keep.ts';

/** The customer has read what changed in the draft, and that the one before it expired: no device tells it again. */
export async function markNewsSeen(
  work: UnitOfWork,
  userId: string,
  { applicationId, journeyVersion }: { readonly applicationId: string; readonly journeyVersion?: number | undefined },
): Promise<Application> {
  const file = await lockApplication(work, applicationId, userId);
  refuseOtherVersion(file, journeyVersion);
  const { changes, draftExpiredAt } = file;
  if (changes.length === 0 && !draftExpiredAt) return toWire(file);
  if (draftExpiredAt) await markExpirySeen(work, file.row);
  await keepAnswers(work, file, file.given, [], file.row.revision);
  const row = await keepApplication(
    work,
    file,
    { ...(await adoptVersion(work, file)), whatChanged: null },
    { actor: 'customer', action: 'news-seen', details: { changes: changes.length, expired: draftExpiredAt ? 1 : 0 } },
  );
  return toWire({ ...file, row, changes: [], draftExpiredAt: undefined });
}
