import type { Party } from '@quayside/contract/application';
import type { HolderPart, HoldersBoard, Invitation } from '@quayside/contract/internals/holders-board';
import { getBaseInfo, getHolding } from '@quayside/flow-opening/internals/rules';
import { isMinor } from '@quayside/rules/internals/age';
import { getApplicableSteps, initialFacts } from '@quayside/rules/journey';
import { isCalendarDate, toSingaporeDate } from '@quayside/values/calendar-date';
import { lastCharacters } from '@quayside/values/internals/mask-characters';
import { type ApplicationRecord, findApplication, openRecord } from '../applications/application-record.ts';
import { readField } from '../flows/flow-registry.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { getHolderItems, getHolderState } from './holder-state.ts';
import { findInvitation, getInvitationState, type InvitationRow, openInvitation } from './invitation-row.ts';
import { isJoint, type JointAccount, readJointAccount } from './joint-account.ts';
import { getNextReminderTime } from './reminder.ts';

/**
 * Returns what both holders of a joint account still have to do, or null if the user holds none. `flow` is searched first, for users who hold parts of two
 * accounts.
 */
export async function getHoldersBoard(
  work: UnitOfWork,
  userId: string,
  flow = 'opening',
): Promise<HoldersBoard | null> {
  for (const flowName of flow === 'joint' ? ['joint', 'opening'] : ['opening', 'joint']) {
    const row = await findApplication(work, userId, flowName);
    const account = row && (await readJointAccount(work, await openRecord(work, row)));
    if (account && isJoint(account))
      return boardOf(work, account, account.first.row.userId === userId ? 'holder' : 'joint-holder');
  }
  return null;
}

async function boardOf(work: UnitOfWork, account: JointAccount, you: Party): Promise<HoldersBoard> {
  const { first } = account;
  const invitation = await findInvitation(work, first.row.id);
  const invited = invitation && (await shownInvitation(work, invitation));
  const from = await getNextReminderTime(work, account, you);
  return {
    applicationId: first.row.id,
    state: first.row.state,
    reference: first.row.reference,
    you,
    way: wayOf(account, invited),
    holders: [firstHolder(work, first), secondHolder(work, account, invited)],
    invitation: you === 'holder' ? (invited ?? null) : null,
    remindFrom: from?.toISOString() ?? null,
    cameOfAge: cameOfAge(account, work.now),
  };
}

function wayOf({ first, second }: JointAccount, invited: Invitation | undefined): HoldersBoard['way'] {
  if (second && second.row.userId !== first.row.userId) return 'own-login';
  if (invited?.state === 'sent') return 'own-login';
  return second || getHolding(first.answers) === 'joint-minor' ? 'this-device' : null;
}

function firstHolder(work: UnitOfWork, record: ApplicationRecord): HolderPart {
  const state = getHolderState(record);
  return {
    party: 'holder',
    role: 'sole',
    name: readField(record.flow, record.answers, 'name') ?? null,
    state,
    turn: state === 'to-do' || state === 'sent-back',
    items: getHolderItems(record, work.now),
  };
}

function secondHolder(work: UnitOfWork, { first, second }: JointAccount, invited: Invitation | undefined): HolderPart {
  const state = getHolderState(second);
  const role = getHolding(first.answers) === 'joint-minor' ? 'joint-minor' : 'joint-adult';
  const own = second && readField(second.flow, second.answers, 'name');
  return {
    party: 'joint-holder',
    role,
    name: own ?? invited?.name ?? null,
    state,
    turn: ['not-started', 'to-do', 'sent-back'].includes(state),
    items: second ? getHolderItems(second, work.now) : everythingToDo(work, role),
  };
}

/** Returns all groups of steps of a second holder who has not started, as things to do. */
function everythingToDo({ flows, now }: UnitOfWork, role: 'joint-adult' | 'joint-minor'): HolderPart['items'] {
  const context = { answers: {}, facts: { ...initialFacts, holder: { role } }, today: toSingaporeDate(now) };
  const groups = new Set(getApplicableSteps(flows.flow('joint').steps, context).map(({ group }) => group));
  return [...groups].map((group) => ({ group, state: 'to-do' }));
}

async function shownInvitation(work: UnitOfWork, row: InvitationRow): Promise<Invitation> {
  const { name, phone } = await openInvitation(work, row);
  return {
    state: getInvitationState(row, work.now),
    name,
    mobile: `•••• ${lastCharacters(phone, 4)}`,
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** Returns whether the minor of a draft has come of age since. */
function cameOfAge({ first, second }: JointAccount, now: Date): boolean {
  if (first.row.state !== 'draft' || getHolding(first.answers) !== 'joint-minor') return false;
  const dateOfBirth = second && getBaseInfo(second.answers).dateOfBirth;
  return isCalendarDate(dateOfBirth) && !isMinor(dateOfBirth, toSingaporeDate(now));
}
