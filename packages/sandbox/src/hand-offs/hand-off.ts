import { codes } from '@quayside/contract/envelope';
import { type HandOffState, handOffReason } from '@quayside/contract/hand-off';
import { randomId } from '@quayside/platform/random-id';
import { applicable } from '@quayside/rules/journey';
import { HAND_OFF_LINK_MINUTES, HAND_OFF_LOGIN_MINUTES } from '@quayside/rules/limits';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { contextOf, lockApplication } from '../applications/application-record.ts';
import { refuseClosed } from '../applications/save-step.ts';
import { record } from '../audit/trail.ts';
import { encodeBase64url } from '../secrets/base64url.ts';
import type { Turn } from '../server/broker.ts';
import { invalidRequest, notFound, Refusal } from '../server/refusal.ts';
import { applications, handOffs } from '../storage/schema.ts';
import { randomDigits } from '../users/one-time-code.ts';
import { openSession } from '../users/session.ts';
import { findHandOff, type HandOffRow, stateOfHandOff } from './hand-off-row.ts';

const MINUTE = 60 * 1000;
const inMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE);

/** Makes a link for one step; what was handed off of this application before is void. Throws Refusal (invalidRequest, notAllowed, notFound). */
export async function offerHandOff(turn: Turn, userId: string, request: { applicationId: string; step: string }) {
  const { tables, vault, now, random } = turn;
  const file = await lockApplication(turn, request.applicationId, userId);
  const step = applicable(file.flow.steps, contextOf(file, now)).find(({ id }) => id === request.step);
  if (!step?.handOff) throw invalidRequest('step');
  refuseClosed(file, step, now);
  await withdrawHandOffs(turn, eq(handOffs.applicationId, file.row.id));
  const token = encodeBase64url(random(new Uint8Array(24)));
  const row: HandOffRow = {
    id: randomId(random),
    applicationId: file.row.id,
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
  await tell(turn, row, 'hand-off-offered');
  return { handOffId: row.id, token, matchCode: row.matchCode, expiresAt: row.expiresAt.toISOString() };
}

export async function readHandOff(turn: Turn, userId: string, handOffId: string) {
  const row = await ownHandOff(turn, userId, handOffId);
  return {
    state: stateOfHandOff(row, turn.now),
    matchCode: row.matchCode,
    expiresAt: row.expiresAt.toISOString(),
  };
}

export async function withdrawHandOff(turn: Turn, userId: string, handOffId: string): Promise<void> {
  const { id } = await ownHandOff(turn, userId, handOffId);
  await withdrawHandOffs(turn, eq(handOffs.id, id));
}

/** Ends those that are not over; a phone that is at it learns so with its next call. */
export async function withdrawHandOffs({ tables }: Turn, which: SQL): Promise<void> {
  await tables
    .update(handOffs)
    .set({ outcome: 'withdrawn' })
    .where(and(which, isNull(handOffs.outcome)));
}

/**
 * Swaps the token for a login on this device that does the one step. Throws Refusal: notFound for an unknown token, notAllowed (data.state) for one that was
 * used, is over, or came too late.
 */
export async function openHandOff(turn: Turn, token: string, deviceId: string) {
  const { tables, vault, now } = turn;
  const where = eq(handOffs.tokenPrint, await vault.fingerprint('hand-offs', token));
  const [row] = await tables.select().from(handOffs).where(where).for('update');
  if (!row) throw notFound();
  const state = stateOfHandOff(row, now);
  if (state !== 'waiting') throw handOffOver(state);
  const [application] = await tables.select().from(applications).where(eq(applications.id, row.applicationId));
  if (application?.userId !== row.userId) throw notFound(); // the second holder has taken their part over
  const expiresAt = inMinutes(now, HAND_OFF_LOGIN_MINUTES);
  await tables.update(handOffs).set({ openedAt: now, expiresAt }).where(where);
  await lockApplication(turn, row.applicationId, row.userId);
  await tell(turn, row, 'hand-off-opened');
  return {
    token: await openSession(turn, row.userId, deviceId, { handOffId: row.id, expiresAt }),
    userId: row.userId,
    flow: application.flow,
    step: row.step,
    matchCode: row.matchCode,
    expiresAt: expiresAt.toISOString(),
  };
}

/** The phone is through with it, or its customer does not want to. */
export async function endHandOff(turn: Turn, row: HandOffRow, outcome: 'done' | 'cancelled'): Promise<void> {
  await turn.tables.update(handOffs).set({ outcome }).where(eq(handOffs.id, row.id));
  await lockApplication(turn, row.applicationId, row.userId);
  await tell(turn, row, `hand-off-${outcome}`);
}

/** What the phone asks for belongs to a hand-off that is over, or to none of its kind. */
export const handOffOver = (state: HandOffState | 'beyond') =>
  new Refusal(codes.notAllowed, 'This login does one step of one application, and not this.', {
    reason: handOffReason,
    state,
  });

async function ownHandOff(turn: Turn, userId: string, handOffId: string): Promise<HandOffRow> {
  const row = await findHandOff(turn, handOffId);
  if (row?.userId !== userId) throw notFound();
  return row;
}

const tell = (turn: Turn, { applicationId, step }: HandOffRow, action: string) =>
  record(turn, { subject: applicationId, actor: 'customer', action, details: { step } });
