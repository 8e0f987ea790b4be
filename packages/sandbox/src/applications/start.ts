import type { Application } from '@quayside/contract/application';
import { codes } from '@quayside/contract/envelope';
import { isReasonCode, reasons } from '@quayside/contract/reasons';
import { appTypes } from '@quayside/platform/app-type';
import { randomId } from '@quayside/platform/random-id';
import { singaporeDate } from '@quayside/rules/calendar-date';
import { capabilitiesOf } from '@quayside/rules/edition-capabilities';
import { derivativeProducts } from '@quayside/rules/enumerations';
import { eq } from 'drizzle-orm';
import { record } from '../audit/trail.ts';
import { customerFactsOf } from '../customers/customer-facts.ts';
import { mainAccountRow } from '../customers/held-accounts.ts';
import { type Holder, holderFor, isSelf } from '../customers/holder.ts';
import { openAccount } from '../joint/joint-account.ts';
import { principalOnThisDevice } from '../joint/this-device.ts';
import { invalidRequest, Refusal } from '../server/refusal.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { applications, requirements, users } from '../storage/schema.ts';
import { type ApplicationRow, findApplication, lockApplication, openFile, toWire } from './application-record.ts';
import { withoutExpired } from './draft-life.ts';
import type { Flow } from './flow-registry.ts';
import { type Act, keepAnswers } from './keep.ts';

/** `holder`: of a flow about a W-8BEN, whose form where it is not the user's own. Throws Refusal (notFound) where the user does not look after it. */
export async function getApplication(
  work: UnitOfWork,
  userId: string,
  flow: string,
  holder?: string,
): Promise<Application | null> {
  const of = await formHolder(work, userId, flow, holder);
  const row = await withoutExpired(work, await findApplication(work, userId, flow, of));
  return row ? toWire(await openFile(work, row)) : null;
}

export type StartOptions = {
  readonly own?: boolean;
  readonly appType?: number;
  readonly holder?: string | undefined;
  /** by which campaign or partner the customer came; the audit trail keeps it */
  readonly channelId?: string | undefined;
};

/** The user, for every flow that is not about a W-8BEN. */
async function formHolder(work: UnitOfWork, userId: string, flow: string, holder?: string): Promise<Holder> {
  if (holder !== undefined && holder !== userId && !work.flows.flow(flow).w8ben) throw invalidRequest('holder');
  return holderFor(work, userId, holder);
}

/**
 * The user's application of a flow, started where there is none; after a failure that may be tried again, a new one. A second holder's part is started here
 * only by the first holder, on this device. Throws Refusal: notAllowed where there is no joint account to start it for, or (data.reason second-holder) where the
 * user holds another's account as the second and has not said (`own`) that they mean one of their own, or where a reviewer begins the flow and has not;
 * notFound where the form of a `holder` is not theirs to look after;
 * accountNotOpened where the flow is for customers and the user has no account yet; notAllowed (data.reason not-offered) where the app (`appType`) does not offer the permission.
 */
export async function startApplication(
  work: UnitOfWork,
  userId: string,
  flowName: string,
  { own = false, appType = appTypes.singapore, holder, channelId }: StartOptions = {},
): Promise<Application> {
  const { tables, flows } = work;
  const flow = flows.flow(flowName);
  const { partOf, customers, begunBy } = flow;
  // Two starts of one user at the same time: the second finds the first's application.
  await tables.select().from(users).where(eq(users.id, userId)).for('update');
  const of = await formHolder(work, userId, flowName, holder);
  const there = await withoutExpired(work, await findApplication(work, userId, flowName, of));
  if (begunBy === 'reviewer') return toWire(await openFile(work, there ?? nothingAsked()));
  if (there && !mayTryAgain(there) && !(there.state === 'opened' && (await mayBeginAnew(work, userId, flow))))
    return toWire(await openFile(work, there));
  refuseUnoffered(appType, flowName);
  if (!there && !own) await refuseSecondHolder(work, userId, flowName);
  if (customers) await mainAccountRow(work, userId);
  const principalId = partOf ? await principalOnThisDevice(work, userId, partOf) : null;
  const row = await insertApplication(work, {
    userId,
    flowName,
    principalId,
    holderId: isSelf(of) ? null : of.id,
    appType,
    channelId,
  });
  return toWire(await openFile(work, row));
}

function nothingAsked(): never {
  throw new Refusal(codes.notAllowed, 'Nobody has asked this customer for anything.', { reason: 'nothing-asked' });
}

/** Not every app offers every permission; what was started in another one can be gone on with. */
function refuseUnoffered(appType: number, flowName: string): void {
  const product = derivativeProducts.find((one) => one === flowName);
  if (product && capabilitiesOf(appType)?.derivatives.includes(product) === false)
    throw new Refusal(codes.notAllowed, 'This app does not offer this permission.', { reason: 'not-offered' });
}

/** Nobody who came for another's account begins one of their own by an address that was not meant for them. */
async function refuseSecondHolder(work: UnitOfWork, userId: string, flowName: string): Promise<void> {
  const flow = work.flows.partOf(flowName);
  const row = flow && (await findApplication(work, userId, flow.name));
  if (row)
    throw new Refusal(codes.notAllowed, 'This person is the second holder of an account.', { reason: 'second-holder' });
}

/** A new draft, with nothing provided yet. A second holder's part is of the account's app. */
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
    actor?: Act['actor'];
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
    handedInAt: null,
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
  if (flow.startsWithHeld) await keepHeld(work, row);
  await record(work, {
    subject: row.id,
    actor,
    action: 'started',
    revision: 1,
    details: { flow: flowName, ...(holderId ? { holder: holderId } : {}), ...(channelId ? { channelId } : {}) },
  });
  return row;
}

async function keepHeld(work: UnitOfWork, row: ApplicationRow): Promise<void> {
  const file = await openFile(work, row);
  const known = file.flow.steps.map(({ id }) => id);
  const held = Object.entries(file.customer?.held ?? {}).filter(([step]) => known.includes(step));
  await keepAnswers(
    work,
    file,
    Object.fromEntries(held),
    held.map(([step]) => step),
    row.revision,
  );
}

const mayTryAgain = ({ state, failureCode }: ApplicationRow): boolean =>
  state === 'failed' && isReasonCode(failureCode) && reasons[failureCode] === 'retry';

/** What was approved: where it is gone through for every change, or has to be renewed by now. */
async function mayBeginAnew(work: UnitOfWork, userId: string, { repeatable, renewable }: Flow): Promise<boolean> {
  if (repeatable) return true;
  return renewable?.(await customerFactsOf(work, userId, { as: 'facts' }), singaporeDate(work.now)) ?? false;
}

/** Deletes a draft with its answers and documents; the audit trail keeps that it was there. */
export async function discardApplication(work: UnitOfWork, userId: string, applicationId: string): Promise<void> {
  const file = await lockApplication(work, applicationId, userId);
  const { row } = file;
  if (row.state !== 'draft')
    throw new Refusal(codes.notAllowed, 'Only a draft can be discarded.', { state: row.state });
  const { first, second } = await openAccount(work, file);
  const gone = row.principalId || !second ? [file] : [first, second];
  await work.tables.delete(applications).where(eq(applications.id, row.id));
  await record(work, { subject: row.id, actor: 'customer', action: 'discarded', revision: row.revision });
  work.afterCommit(async () => {
    for (const { id } of gone.flatMap(({ documents }) => documents)) await work.blobs.remove(id);
  });
}
