import { codes } from '@quayside/contract/envelope';
import { tellOfRequest } from '../mail/review-mails.ts';
import { invalidRequest, Refusal } from '../server/refusal.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { type ApplicationRecord, type ApplicationRow, findApplication, openFile } from './application-record.ts';
import { askFor, keepApplication, keepRequirement } from './keep.ts';
import { insertApplication } from './start.ts';
import { freeReference } from './submit.ts';

type Asked = {
  readonly requirement: string;
  /** kinds of documents */
  readonly asks?: readonly string[] | undefined;
  readonly note?: string | undefined;
};

/**
 * Asks the customer behind an approved application for something. It is a request of its own, which waits for them at once; what was asked for before and not
 * sent yet is asked for in the new words. Throws Refusal: notAllowed where an answer to the last one is under review.
 */
export async function askLater(
  work: UnitOfWork,
  file: ApplicationRecord,
  { requirement, asks = [], note }: Asked,
): Promise<void> {
  const flowName = file.flow.asksLaterBy;
  if (!flowName || !work.flows.flow(flowName).requirements.includes(requirement)) throw invalidRequest('requirement');
  const request = await openRequest(work, file.row, flowName);
  await askFor(work, request, requirement, { asks: asks.length > 0 ? asks : null, note: note?.trim() || null });
  await keepRequirement(work, request.row.id, requirement, { reopened: true });
  const reference = request.row.reference ?? (await freeReference(work));
  const act = { actor: 'reviewer', action: 'asked', details: { requirement } } as const;
  await keepApplication(work, request, { state: 'action-needed', reference }, act);
  await tellOfRequest(work, file.row.userId, {
    reference,
    item: { requirement, code: 'more-information', note },
    page: { appType: request.row.appType, path: work.flows.flow(flowName).resultPage ?? '' },
  });
}

/** The one that waits for the customer already; else a new one, of the app in which was approved what it is asked of. */
async function openRequest(
  work: UnitOfWork,
  { userId, appType }: ApplicationRow,
  flowName: string,
): Promise<ApplicationRecord> {
  const last = await findApplication(work, userId, flowName);
  if (last?.state === 'under-review')
    throw new Refusal(codes.notAllowed, 'What was asked for last is under review. Ask for more there.');
  const waiting = last?.state === 'action-needed' ? last : undefined;
  const started = { userId, flowName, principalId: null, actor: 'reviewer', appType } as const;
  const row = waiting ?? (await insertApplication(work, started));
  return openFile(work, row);
}
