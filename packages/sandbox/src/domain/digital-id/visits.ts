import { codes } from '@quayside/contract/envelope';
import type { DigitalIdOutcome } from '@quayside/contract/internals/digital-id';
import type { PersonItem } from '@quayside/rules/internals/person-data';
import { isSatisfied } from '@quayside/rules/journey';
import { and, eq, lt } from 'drizzle-orm';
import { invalidRequest, Refusal } from '../../kernel/refusal.ts';
import { hostBase } from '../addresses/page-request.ts';
import { type ApplicationRecord, createJourneyContext, lockApplication } from '../applications/application-record.ts';
import { updateApplication } from '../applications/save-records.ts';
import { savePersonData } from '../person-data/person-data-store.ts';
import type { StartedVisit } from '../ports/digital-id-provider.ts';
import type { ServerPorts, UnitOfWork } from '../ports/server-context.ts';
import { digitalIdVisits } from '../storage/schema.ts';

/** The database row of a visit to the provider of the digital ID. */
export type Visit = typeof digitalIdVisits.$inferSelect;

const MINUTE_MS = 60_000;
/** Milliseconds after its start at which a visit expires. */
export const visitLifetimeMs = 15 * MINUTE_MS;
/** Milliseconds for which a visit is stored after its start, so that a browser that returns late gets an explanation. */
const rememberedMs = 24 * 60 * MINUTE_MS;

/** A visit that the app requests. `step` needs the person data, and the provider returns to `returnUrl`. */
export type VisitRequest = { readonly applicationId: string; readonly step: string; readonly returnUrl: string };

/**
 * Checks whether a visit may start. Throws `Refusal`: `notFound` if the user has no such application, `invalidRequest` if the step is unknown or the return
 * URL is outside the app, `notAllowed` if the step cannot be changed.
 */
export async function checkVisit(work: UnitOfWork, userId: string, request: VisitRequest): Promise<void> {
  refuseForeignReturn(work, request.returnUrl);
  const record = await lockApplication(work, request.applicationId, userId);
  if (!record.flow.steps.some(({ id }) => id === request.step)) throw invalidRequest('step');
  refuseClosed(work, record, request.step);
}

/** Stores a visit that has started at the provider. The secret is encrypted. */
export async function saveVisit(
  work: UnitOfWork,
  userId: string,
  request: VisitRequest,
  started: StartedVisit,
): Promise<void> {
  const { tables, vault, now } = work;
  const statePrint = await printOf(work, started.state);
  await tables.insert(digitalIdVisits).values({
    statePrint,
    userId,
    applicationId: request.applicationId,
    step: request.step,
    redirectUri: request.returnUrl,
    secret: await vault.seal(placeOf(statePrint), started.secret),
    outcome: null,
    begunAt: now,
  });
}

/**
 * Returns the user's visit to which the response with `state` belongs, or undefined. Another user's visit is not returned, so that data never reach another
 * user (login CSRF).
 */
export async function findVisit(work: UnitOfWork, userId: string, state: string): Promise<Visit | undefined> {
  const [visit] = await work.tables
    .select()
    .from(digitalIdVisits)
    .where(eq(digitalIdVisits.statePrint, await printOf(work, state)));
  return visit?.userId === userId ? visit : undefined;
}

/** Returns the secret without which a visit cannot be completed, decrypted. */
export const openVisitSecret = ({ vault }: UnitOfWork, { statePrint, secret }: Visit): Promise<string> =>
  vault.open(placeOf(statePrint), secret);

/** Returns whether a visit has lasted for `visitLifetimeMs`, so that it can no longer be completed. */
export const isVisitOver = ({ now }: UnitOfWork, { begunAt }: Visit): boolean =>
  begunAt.getTime() + visitLifetimeMs <= now.getTime();

/** How a visit ended. `items` is empty unless the outcome is `given`. */
export type EndOfVisit = {
  readonly outcome: DigitalIdOutcome;
  /** Error code of the OAuth protocol, for the audit trail. */
  readonly reason?: string;
  readonly items: readonly PersonItem[];
};

/**
 * Stores how a visit ended, and the person data if there are any. Once a visit ended with `given`, a repeated response changes nothing. Throws `Refusal`
 * (`notAllowed`) if the step cannot be changed any more.
 */
export async function endVisit(
  work: UnitOfWork,
  { statePrint, userId, applicationId, step }: Visit,
  { outcome, reason, items }: EndOfVisit,
): Promise<DigitalIdOutcome> {
  const where = eq(digitalIdVisits.statePrint, statePrint);
  const record = await lockApplication(work, applicationId, userId);
  const [now] = await work.tables.select().from(digitalIdVisits).where(where);
  if (now?.outcome === 'given') return now.outcome;
  await work.tables.update(digitalIdVisits).set({ outcome, secret: '' }).where(where);
  if (outcome === 'given') {
    refuseClosed(work, record, step);
    await savePersonData(work, applicationId, step, items);
  }
  const details = { step, outcome, ...(reason ? { reason } : {}) };
  await updateApplication(work, record, {}, { actor: 'customer', action: 'digital-id', details });
  return outcome;
}

/** Deletes the visits that started more than 24 hours ago. */
export async function deleteOldVisits({ tables, now }: UnitOfWork): Promise<void> {
  await tables.delete(digitalIdVisits).where(and(lt(digitalIdVisits.begunAt, new Date(now.getTime() - rememberedMs))));
}

const printOf = ({ vault }: UnitOfWork, state: string) => vault.fingerprint('digital-id-state', state);
const placeOf = (statePrint: string) => `digital-id-visits/${statePrint}`;

/** Throws `Refusal` (`notAllowed`) unless the application is a draft, or was sent back and the step must be corrected. */
function refuseClosed(work: UnitOfWork, record: ApplicationRecord, id: string): void {
  const { state } = record.row;
  const step = record.flow.steps.find((one) => one.id === id);
  const reopened = step && !isSatisfied(step, createJourneyContext(record, work.now));
  if (state !== 'draft' && !(state === 'action-needed' && reopened))
    throw new Refusal(codes.notAllowed, 'This step cannot be changed now.', { state });
}

function refuseForeignReturn({ publicUrl, hostOrigins }: ServerPorts, returnUrl: string): void {
  const { origin, pathname, search, hash, username } = new URL(returnUrl);
  const ours = [new URL(publicUrl).origin, ...hostOrigins].includes(origin);
  if (!ours || !pathname.startsWith(hostBase) || search || hash || username) throw invalidRequest('returnUrl');
}
