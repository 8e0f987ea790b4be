import type { Application } from '@quayside/contract/application';
import { lockApplication, toApiApplication } from '../applications/application-record.ts';
import { markExpirySeen } from '../applications/expired-drafts.ts';
import { adoptVersion, refuseOtherVersion } from '../applications/journey-version.ts';
import { storeAnswers, updateApplication } from '../applications/save-records.ts';
import type { UnitOfWork } from '../ports/server-context.ts';

/** Records that the user has read the changes of a draft and the expiry of the previous one, so that no device shows them again. Returns the application. */
export async function acknowledgeDraftNotices(
  work: UnitOfWork,
  userId: string,
  { applicationId, journeyVersion }: { readonly applicationId: string; readonly journeyVersion?: number | undefined },
): Promise<Application> {
  const record = await lockApplication(work, applicationId, userId);
  refuseOtherVersion(record, journeyVersion);
  const { changes, draftExpiredAt } = record;
  if (changes.length === 0 && !draftExpiredAt) return toApiApplication(record);
  if (draftExpiredAt) await markExpirySeen(work, record.row);
  await storeAnswers(work, record, record.given, [], record.row.revision);
  const row = await updateApplication(
    work,
    record,
    { ...(await adoptVersion(work, record)), whatChanged: null },
    { actor: 'customer', action: 'news-seen', details: { changes: changes.length, expired: draftExpiredAt ? 1 : 0 } },
  );
  return toApiApplication({ ...record, row, changes: [], draftExpiredAt: undefined });
}
