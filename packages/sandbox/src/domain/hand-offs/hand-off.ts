import { codes } from '@quayside/contract/envelope';
import { type HandOffState, handOffReason } from '@quayside/contract/internals/hand-off';
import { randomId } from '@quayside/platform/internals/random-id';
import { getApplicableSteps } from '@quayside/rules/journey';
import { HAND_OFF_LINK_MINUTES, HAND_OFF_LOGIN_MINUTES } from '@quayside/rules/limits';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { encodeBase64url } from '../../kernel/crypto/base64url.ts';
import { invalidRequest, notFound, Refusal } from '../../kernel/refusal.ts';
import { createJourneyContext, lockApplication } from '../applications/application-record.ts';
import { addAuditEntry } from '../audit/trail.ts';
import { refuseClosed } from '../lifecycle/save-step.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { applications, handOffs } from '../storage/schema.ts';
import { randomDigits } from '../users/one-time-code.ts';
import { openSession } from '../users/session.ts';
import { findHandOff, getHandOffState, type HandOffRow } from './hand-off-row.ts';

const MINUTE = 60 * 1000;
const inMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE);

/**
 * Creates a link with which a phone can open one step, and ends earlier links of the application. Throws `Refusal`: `notFound` if the user has no such
 * application, `invalidRequest` if the step cannot be handed off, `notAllowed` if it is closed.
 */
export async function offerHandOff(work: UnitOfWork, userId: string, request: { applicationId: string; step: string }) {
  const { tables, vault, now, random } = work;
  const record = await lockApplication(work, request.applicationId, userId);
  const step = getApplicableSteps(record.flow.steps, createJourneyContext(record, now)).find(
    ({ id }) => id === request.step,
  );
  if (!step?.handOff) throw invalidRequest('step');
  refuseClosed(record, step, now);
  await withdrawHandOffs(work, eq(handOffs.applicationId, record.row.id));
  const token = encodeBase64url(random(new Uint8Array(24)));
  const row: HandOffRow = {
    id: randomId(random),
    applicationId: record.row.id,
    userId,
    step: step.id,
    tokenPrint: await vault.fingerprint('hand-offs', token),
    matchCode: randomDigits(random, 4),
    offeredAt: now,
    expiresAt: inMinutes(now, HAND_OFF_LINK_MINUTES),
    openedAt: null,
    outcome: null,
  };
  await tables.insert(handOffs).values(row);
  await recordAction(work, row, 'hand-off-offered');
  return { handOffId: row.id, token, matchCode: row.matchCode, expiresAt: row.expiresAt.toISOString() };
}

/** Returns the state, match code and expiry of a hand-off. Throws `Refusal` (`notFound`) if the user has no such hand-off. */
export async function readHandOff(work: UnitOfWork, userId: string, handOffId: string) {
  const row = await ownHandOff(work, userId, handOffId);
  return {
    state: getHandOffState(row, work.now),
    matchCode: row.matchCode,
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** Ends an open hand-off at the request of the desktop. Throws `Refusal` (`notFound`) if the user has no such hand-off. */
export async function withdrawHandOff(work: UnitOfWork, userId: string, handOffId: string): Promise<void> {
  const { id } = await ownHandOff(work, userId, handOffId);
  await withdrawHandOffs(work, eq(handOffs.id, id));
}

/** Ends the open hand-offs that match a condition. Their phones learn of it at the next call. */
export async function withdrawHandOffs({ tables }: UnitOfWork, which: SQL): Promise<void> {
  await tables
    .update(handOffs)
    .set({ outcome: 'withdrawn' })
    .where(and(which, isNull(handOffs.outcome)));
}

/**
 * Exchanges the token of a link for a login on this device that can use one step. Throws `Refusal`: `notFound` if the token is unknown, `notAllowed` with
 * `data.state` if it was used, ended or has expired.
 */
export async function openHandOff(work: UnitOfWork, token: string, deviceId: string) {
  const { tables, vault, now } = work;
  const where = eq(handOffs.tokenPrint, await vault.fingerprint('hand-offs', token));
  const [row] = await tables.select().from(handOffs).where(where).for('update');
  if (!row) throw notFound();
  const state = getHandOffState(row, now);
  if (state !== 'waiting') throw createHandOffRefusal(state);
  const [application] = await tables.select().from(applications).where(eq(applications.id, row.applicationId));
  if (application?.userId !== row.userId) throw notFound(); // the second holder has accepted the invitation since
  const expiresAt = inMinutes(now, HAND_OFF_LOGIN_MINUTES);
  await tables.update(handOffs).set({ openedAt: now, expiresAt }).where(where);
  await lockApplication(work, row.applicationId, row.userId);
  await recordAction(work, row, 'hand-off-opened');
  return {
    token: await openSession(work, row.userId, deviceId, { handOffId: row.id, expiresAt }),
    userId: row.userId,
    flow: application.flow,
    step: row.step,
    matchCode: row.matchCode,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Ends a hand-off, and adds the outcome to the audit trail. */
export async function endHandOff(work: UnitOfWork, row: HandOffRow, outcome: 'done' | 'cancelled'): Promise<void> {
  await work.tables.update(handOffs).set({ outcome }).where(eq(handOffs.id, row.id));
  await lockApplication(work, row.applicationId, row.userId);
  await recordAction(work, row, `hand-off-${outcome}`);
}

/** Returns the `Refusal` (`notAllowed`) of a phone's call: `beyond` if it is outside of the step, otherwise the state of the ended hand-off. */
export const createHandOffRefusal = (state: HandOffState | 'beyond') =>
  new Refusal(codes.notAllowed, 'This login is limited to one step of one application.', {
    reason: handOffReason,
    state,
  });

async function ownHandOff(work: UnitOfWork, userId: string, handOffId: string): Promise<HandOffRow> {
  const row = await findHandOff(work, handOffId);
  if (row?.userId !== userId) throw notFound();
  return row;
}

const recordAction = (work: UnitOfWork, { applicationId, step }: HandOffRow, action: string) =>
  addAuditEntry(work, { subject: applicationId, actor: 'customer', action, details: { step } });
