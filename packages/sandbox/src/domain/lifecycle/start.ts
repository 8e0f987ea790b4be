import type { Application } from '@quayside/contract/application';
import { codes } from '@quayside/contract/envelope';
import { isReasonCode, reasonKinds } from '@quayside/contract/reasons';
import { appTypes } from '@quayside/platform/app-type';
import { randomId } from '@quayside/platform/internals/random-id';
import { offersFlow } from '@quayside/rules/edition-capabilities';
import { canRepeat } from '@quayside/rules/internals/repetition';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { eq } from 'drizzle-orm';
import { invalidRequest, Refusal } from '../../kernel/refusal.ts';
import { findCapabilities } from '../applications/app-capabilities.ts';
import { findApplication, lockApplication, openRecord, toApiApplication } from '../applications/application-record.ts';
import { type AuditedAction, storeAnswers } from '../applications/save-records.ts';
import { addAuditEntry } from '../audit/trail.ts';
import { readCustomerFacts } from '../customers/customer-facts.ts';
import { type Holder, isSelf, readManagedHolder } from '../customers/holder.ts';
import { mainAccountRow } from '../customers/open-accounts.ts';
import type { Flow } from '../flows/flow-registry.ts';
import { readJointAccount } from '../joint/joint-account.ts';
import { findPrincipalOnSameDevice } from '../joint/same-device.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import type { ApplicationRow } from '../storage/schema.ts';
import { applications, requirements, users } from '../storage/schema.ts';
import { expireIfDue } from './draft-expiry.ts';

/**
 * Returns the user's application of a flow, or null if there is none. `holder` is the id of the W-8BEN's holder, by default the user. Throws `Refusal`
 * (`notFound`) if the user is not responsible for this holder.
 */
export async function getApplication(
  work: UnitOfWork,
  userId: string,
  flow: string,
  holder?: string,
): Promise<Application | null> {
  const of = await formHolder(work, userId, flow, holder);
  const row = await expireIfDue(work, await findApplication(work, userId, flow, of));
  return row ? toApiApplication(await openRecord(work, row)) : null;
}

export type StartOptions = {
  readonly own?: boolean;
  readonly appType?: number;
  readonly holder?: string | undefined;
  /** Campaign or partner that brought the customer; only for the audit trail. */
  readonly channelId?: string | undefined;
};

/**
 * Returns the holder whom an application concerns. Throws `Refusal`: `invalidRequest` if the flow has no holders but `holder` names another one, `notFound`
 * if the user is not responsible for the holder.
 */
async function formHolder(work: UnitOfWork, userId: string, flow: string, holder?: string): Promise<Holder> {
  if (holder !== undefined && holder !== userId && !work.flows.flow(flow).forHolders) throw invalidRequest('holder');
  return readManagedHolder(work, userId, holder);
}

/**
 * Returns the user's application of a flow. Starts a new one if there is none, if the last one failed for a correctable reason, or if an approved one may be
 * repeated. Throws `Refusal`: `accountNotOpened` without the required account, `notAllowed` if the app does not offer the flow. Throws `Refusal`
 * (`notAllowed`, `data.reason` second-holder) if the user is a second holder and does not confirm a separate account (`own`).
 */
export async function startApplication(
  work: UnitOfWork,
  userId: string,
  flowName: string,
  { own = false, appType = appTypes.singapore, holder, channelId }: StartOptions = {},
): Promise<Application> {
  const { tables, flows } = work;
  const flow = flows.flow(flowName);
  const { partOf, audience, startedBy } = flow;
  // Locks the user, so that a parallel start finds this application.
  await tables.select().from(users).where(eq(users.id, userId)).for('update');
  const of = await formHolder(work, userId, flowName, holder);
  const there = await expireIfDue(work, await findApplication(work, userId, flowName, of));
  if (startedBy === 'reviewer') return toApiApplication(await openRecord(work, there ?? refuseWithoutRequest()));
  if (there && !mayTryAgain(there) && !(there.state === 'opened' && (await mayBeginAnew(work, userId, flow))))
    return toApiApplication(await openRecord(work, there));
  refuseUnoffered(work, appType, flowName);
  if (!there && !own) await refuseSecondHolder(work, userId, flowName);
  if (audience === 'customers') await mainAccountRow(work, userId);
  const principalId = partOf ? await findPrincipalOnSameDevice(work, userId, partOf) : null;
  const row = await insertApplication(work, {
    userId,
    flowName,
    principalId,
    holderId: isSelf(of) ? null : of.id,
    appType,
    channelId,
  });
  return toApiApplication(await openRecord(work, row));
}

function refuseWithoutRequest(): never {
  throw new Refusal(codes.notAllowed, 'There is no request for this customer.', { reason: 'nothing-asked' });
}

/** Throws `Refusal` (`notAllowed`) if the app does not offer the permission. An application that another app started can continue in any app. */
function refuseUnoffered(work: UnitOfWork, appType: number, flowName: string): void {
  const capabilities = findCapabilities(work, appType);
  if (capabilities && !offersFlow(capabilities, flowName))
    throw new Refusal(codes.notAllowed, 'This app does not offer this permission.', { reason: 'not-offered' });
}

/** Throws `Refusal` (`notAllowed`) if the user is the second holder of an account, who may have opened the URL by accident. */
async function refuseSecondHolder(work: UnitOfWork, userId: string, flowName: string): Promise<void> {
  const flow = work.flows.partOf(flowName);
  const row = flow && (await findApplication(work, userId, flow.name));
  if (row)
    throw new Refusal(codes.notAllowed, 'This person is the second holder of an account.', { reason: 'second-holder' });
}

/** Inserts an empty draft, and returns its row. A second holder's part gets the app type of the first holder's application. */
export async function insertApplication(
  work: UnitOfWork,
  {
    userId,
    flowName,
    principalId,
    holderId = null,
    actor = 'customer',
    appType = appTypes.singapore,
    channelId,
  }: {
    userId: string;
    flowName: string;
    principalId: string | null;
    holderId?: string | null;
    actor?: AuditedAction['actor'];
    appType?: number;
    channelId?: string | undefined;
  },
): Promise<ApplicationRow> {
  const { tables, now, random } = work;
  const flow = work.flows.flow(flowName);
  const [principal] = principalId
    ? await tables.select().from(applications).where(eq(applications.id, principalId))
    : [];
  const row: ApplicationRow = {
    id: randomId(random),
    userId,
    principalId,
    holderId,
    flow: flowName,
    journeyVersion: flow.journey.version,
    appType: principal?.appType ?? appType,
    state: 'draft',
    revision: 1,
    reference: null,
    faceResult: 'none',
    faceAttempts: 0,
    faceReason: null,
    failureCode: null,
    failureNote: null,
    createdAt: now,
    savedAt: now,
    submittedAt: null,
    decidedAt: null,
    partSubmittedAt: null,
    whatChanged: null,
    remindedAt: null,
  };
  await tables.insert(applications).values(row);
  if (flow.requirements.length > 0)
    await tables.insert(requirements).values(
      flow.requirements.map((requirement, position) => ({
        applicationId: row.id,
        requirement,
        position,
        status: 'due' as const,
        reopened: false,
      })),
    );
  if (flow.startsWithStoredAnswers) await copyHeldAnswers(work, row);
  await addAuditEntry(work, {
    subject: row.id,
    actor,
    action: 'started',
    revision: 1,
    details: { flow: flowName, ...(holderId ? { holder: holderId } : {}), ...(channelId ? { channelId } : {}) },
  });
  return row;
}

async function copyHeldAnswers(work: UnitOfWork, row: ApplicationRow): Promise<void> {
  const record = await openRecord(work, row);
  const known = record.flow.steps.map(({ id }) => id);
  const held = Object.entries(record.customer?.held ?? {}).filter(([step]) => known.includes(step));
  await storeAnswers(
    work,
    record,
    Object.fromEntries(held),
    held.map(([step]) => step),
    row.revision,
  );
}

const mayTryAgain = ({ state, failureCode }: ApplicationRow): boolean =>
  state === 'failed' && isReasonCode(failureCode) && reasonKinds[failureCode] === 'retry';

/** Returns whether a customer can apply again after an approval: the flow is repeatable, or the approval must be renewed. */
async function mayBeginAnew(work: UnitOfWork, userId: string, flow: Flow): Promise<boolean> {
  const customer = flow.isExpired && (await readCustomerFacts(work, userId));
  return canRepeat(flow, customer, toSingaporeDate(work.now));
}

/** Deletes a draft with its answers and documents; the audit trail remains. Throws `Refusal` (`notAllowed`) if the application is not a draft. */
export async function discardApplication(work: UnitOfWork, userId: string, applicationId: string): Promise<void> {
  const record = await lockApplication(work, applicationId, userId);
  const { row } = record;
  if (row.state !== 'draft')
    throw new Refusal(codes.notAllowed, 'Only a draft can be discarded.', { state: row.state });
  const { first, second } = await readJointAccount(work, record);
  const deleted = row.principalId || !second ? [record] : [first, second];
  await work.tables.delete(applications).where(eq(applications.id, row.id));
  await addAuditEntry(work, { subject: row.id, actor: 'customer', action: 'discarded', revision: row.revision });
  work.afterCommit(async () => {
    for (const { id } of deleted.flatMap(({ documents }) => documents)) await work.blobs.remove(id);
  });
}
