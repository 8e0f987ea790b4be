import { codes } from '@quayside/contract/envelope';
import { getHolding } from '@quayside/flow-opening/internals/rules';
import { randomId } from '@quayside/platform/internals/random-id';
import { checkName } from '@quayside/rules/internals/name/check-name';
import { normalisePhone } from '@quayside/rules/internals/phone';
import { normaliseName } from '@quayside/values/internals/name';
import { eq } from 'drizzle-orm';
import { encodeBase64url } from '../../kernel/crypto/base64url.ts';
import { takeFromQuotas } from '../../kernel/quotas.ts';
import { invalidRequest, notFound, Refusal } from '../../kernel/refusal.ts';
import {
  type ApplicationRecord,
  lockAnyApplication,
  lockApplication,
  toApiApplication,
} from '../applications/application-record.ts';
import { updateApplication } from '../applications/save-records.ts';
import { findInvitation, getInvitationState, type InvitationRow, invitationLifeDays } from '../joint/invitation-row.ts';
import { readJointAccount } from '../joint/joint-account.ts';
import { sendInvitation } from '../joint/joint-messages.ts';
import { insertApplication } from '../lifecycle/start.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { applications, documents, invitations } from '../storage/schema.ts';
import { hashPhone } from '../users/one-time-code.ts';
import { readUser } from '../users/user.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Maximum number of invitations that a customer can send in 24 hours, to any mobile numbers. */
export const maxInvitations = 10;

/**
 * Sends a second adult holder a link by SMS, which works once and only for the owner of the mobile number. Throws `Refusal`: `invalidRequest` (`data.path`:
 * name, mobile), `notAllowed` (`data.reason`: not-joint, accepted, own-mobile) or `tooManyRequests` (`data.seconds`).
 */
export async function inviteHolder(
  work: UnitOfWork,
  userId: string,
  request: { applicationId: string; name: string; mobile: string },
): Promise<void> {
  const record = await lockApplication(work, request.applicationId, userId);
  const before = await refuseUninvitable(work, record);
  const name = normaliseName(request.name);
  if (!name || checkName('name', name).length > 0) throw invalidRequest('name');
  const phonePrint = await hashPhone(work, request.mobile).catch(() => Promise.reject(invalidRequest('mobile')));
  const { phonePrint: own } = await readUser(work, userId);
  if (phonePrint === own)
    throw new Refusal(codes.notAllowed, 'The second holder needs another mobile number.', { reason: 'own-mobile' });
  const { tables, vault, now, random } = work;
  const { granted, seconds } = await takeFromQuotas(
    work,
    [{ name: 'invitations', of: userId, most: maxInvitations, hours: 24 }],
    1,
  );
  if (granted === 0)
    throw new Refusal(codes.tooManyRequests, 'There were too many invitations.', { reason: 'too-many', seconds });
  const token = encodeBase64url(random(new Uint8Array(24)));
  const { id } = record.row;
  const phone = normalisePhone(request.mobile);
  const row: InvitationRow = {
    applicationId: id,
    tokenPrint: await vault.fingerprint('invitations', token),
    phonePrint,
    phone: await vault.seal(`invitations/phone/${id}`, phone),
    name: await vault.seal(`invitations/name/${id}`, name),
    expiresAt: new Date(now.getTime() + invitationLifeDays * DAY),
    acceptedAt: null,
    withdrawnAt: null,
  };
  await tables.insert(invitations).values(row).onConflictDoUpdate({ target: invitations.applicationId, set: row });
  await updateApplication(work, record, {}, { actor: 'customer', action: before ? 'invitation-renewed' : 'invited' });
  await sendInvitation(work, { from: userId, phone, phonePrint, name, token, appType: record.row.appType });
}

async function refuseUninvitable(work: UnitOfWork, record: ApplicationRecord): Promise<InvitationRow | undefined> {
  const refuse = (reason: string) => new Refusal(codes.notAllowed, 'An invitation is not possible now.', { reason });
  if (record.principal || record.row.state !== 'draft' || getHolding(record.answers) !== 'joint-adult')
    throw refuse('not-joint');
  const before = await findInvitation(work, record.row.id);
  if (before?.acceptedAt) throw refuse('accepted');
  return before;
}

/**
 * Withdraws an invitation, so that its link no longer works. Throws `Refusal`: `notFound` if there is none, `notAllowed` (`data.reason`: accepted) if it was
 * accepted.
 */
export async function withdrawInvitation(work: UnitOfWork, userId: string, applicationId: string): Promise<void> {
  const record = await lockApplication(work, applicationId, userId);
  const row = await findInvitation(work, applicationId);
  if (!row) throw notFound();
  if (row.acceptedAt) throw new Refusal(codes.notAllowed, 'The invitation has been accepted.', { reason: 'accepted' });
  const where = eq(invitations.applicationId, applicationId);
  await work.tables
    .update(invitations)
    .set({ withdrawnAt: work.now, tokenPrint: randomId(work.random) })
    .where(where);
  await updateApplication(work, record, {}, { actor: 'customer', action: 'invitation-withdrawn' });
}

/**
 * Makes the user the second holder of a joint account. Answers that were given for them on the first holder's device become theirs. A repeated call by the
 * same user changes nothing. Throws `Refusal`: `notFound` if the link is unknown or was replaced, `notAllowed` (`data.reason`: invitation-expired,
 * other-mobile, not-joint).
 */
export async function acceptInvitation(work: UnitOfWork, userId: string, token: string) {
  const { tables, vault, now } = work;
  const where = eq(invitations.tokenPrint, await vault.fingerprint('invitations', token));
  const [found] = await tables.select().from(invitations).where(where);
  if (!found) throw notFound();
  const record = await lockAnyApplication(work, found.applicationId);
  const { phonePrint } = await readUser(work, userId);
  const refuse = (reason: string) => new Refusal(codes.notAllowed, 'The invitation cannot be accepted.', { reason });
  if (phonePrint !== found.phonePrint) throw refuse('other-mobile');
  const { second } = await readJointAccount(work, record);
  if (found.acceptedAt && second) return toApiApplication(await lockApplication(work, second.row.id, userId));
  if (getInvitationState(found, now) !== 'sent') throw refuse('invitation-expired');
  if (record.row.state !== 'draft' || getHolding(record.answers) !== 'joint-adult') throw refuse('not-joint');
  await tables.update(invitations).set({ acceptedAt: now }).where(where);
  await updateApplication(work, record, {}, { actor: 'customer', action: 'invitation-accepted' });
  if (second) await handOver(work, second, userId);
  const id = second
    ? second.row.id
    : (await insertApplication(work, { userId, flowName: 'joint', principalId: record.row.id })).id;
  return toApiApplication(await lockApplication(work, id, userId));
}

async function handOver(work: UnitOfWork, { row }: ApplicationRecord, userId: string): Promise<void> {
  await work.tables.update(applications).set({ userId }).where(eq(applications.id, row.id));
  await work.tables.update(documents).set({ userId }).where(eq(documents.applicationId, row.id));
}
