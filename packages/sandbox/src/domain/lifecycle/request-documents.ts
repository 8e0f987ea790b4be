import { codes } from '@quayside/contract/envelope';
import { invalidRequest, Refusal } from '../../kernel/refusal.ts';
import { type ApplicationRecord, findApplication, openRecord } from '../applications/application-record.ts';
import { itemsPage } from '../applications/outcome-pages.ts';
import { addRequest, updateApplication, updateRequirement } from '../applications/save-records.ts';
import { notifyOfRequest } from '../mail/review-mails.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import type { ApplicationRow } from '../storage/schema.ts';
import { insertApplication } from './start.ts';
import { freeReference } from './submit.ts';

type DocumentRequest = {
  readonly requirement: string;
  /** Ids of the kinds of documents that the reviewer requested. */
  readonly asks?: readonly string[] | undefined;
  readonly note?: string | undefined;
};

/**
 * Requests documents from the holder of an open account, in a separate application. A repeated request replaces the note. Throws `Refusal`: `invalidRequest`
 * if the item cannot be requested, `notAllowed` while earlier documents are under review.
 */
export async function requestDocuments(
  work: UnitOfWork,
  record: ApplicationRecord,
  { requirement, asks = [], note }: DocumentRequest,
): Promise<void> {
  const flowName = record.flow.documentRequestFlow;
  if (!flowName || !work.flows.flow(flowName).requirements.includes(requirement)) throw invalidRequest('requirement');
  const request = await openRequest(work, record.row, flowName);
  await addRequest(work, request, requirement, { asks: asks.length > 0 ? asks : null, note: note?.trim() || null });
  await updateRequirement(work, request.row.id, requirement, { reopened: true });
  const reference = request.row.reference ?? (await freeReference(work));
  const act = { actor: 'reviewer', action: 'asked', details: { requirement } } as const;
  await updateApplication(work, request, { state: 'action-needed', reference }, act);
  await notifyOfRequest(work, record.row.userId, {
    reference,
    flow: flowName,
    item: { requirement, code: 'more-information', note },
    page: itemsPage(await openRecord(work, request.row), [requirement], work.now),
  });
}

/** Returns the application with unanswered requests, or starts one in the app of the approved application. */
async function openRequest(
  work: UnitOfWork,
  { userId, appType }: ApplicationRow,
  flowName: string,
): Promise<ApplicationRecord> {
  const last = await findApplication(work, userId, flowName);
  if (last?.state === 'under-review')
    throw new Refusal(codes.notAllowed, 'The last request is under review. Add the new request there.');
  const waiting = last?.state === 'action-needed' ? last : undefined;
  const started = { userId, flowName, principalId: null, actor: 'reviewer', appType } as const;
  const row = waiting ?? (await insertApplication(work, started));
  return openRecord(work, row);
}
