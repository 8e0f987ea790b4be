import type { IdentityCheckResult, IdentityProvider } from '@quayside/contract/calls/identity-check';
import { codes } from '@quayside/contract/envelope';
import { type Language, languageNumbers } from '@quayside/i18n/language';
import { randomId } from '@quayside/platform/internals/random-id';
import { desc, eq } from 'drizzle-orm';
import { notFound, Refusal } from '../../kernel/refusal.ts';
import { type ApplicationRecord, createJourneyContext, lockApplication } from '../applications/application-record.ts';
import { updateApplication } from '../applications/save-records.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { identityChecks } from '../storage/schema.ts';
import { createTicket, identityProviderPath } from './ticket.ts';

/** The database row of an identity check by a third party. */
export type CheckRow = typeof identityChecks.$inferSelect;

/** Milliseconds until a check expires. Usual SDK tokens last longer (Onfido: 90 minutes). */
const LIFE_MS = 60 * 60 * 1000;
/** Maximum number of checks per application, which protects the provider from abuse. */
const MOST_CHECKS = 10;

/**
 * Returns the check that a customer can continue, or starts one. An open check or a result counts unless the application was submitted since. Throws
 * `Refusal`: `notAllowed` if the provider is unavailable or the face cannot be changed, `tooManyRequests` after MOST_CHECKS checks.
 */
export async function startCheck(
  work: UnitOfWork,
  userId: string,
  { applicationId, provider }: { applicationId: string; provider: IdentityProvider },
  language: Language,
) {
  const record = await lockApplication(work, applicationId, userId);
  refuseSettled(record, work.now);
  if (provider !== 'hosted' || work.mode === 'production')
    throw new Refusal(codes.notAllowed, 'There is no contract with this provider.', { reason: 'provider-unavailable' });
  const before = await checksOf(work, applicationId);
  const current = before.find((one) => stillCounts(one, record, work.now));
  if (!current && before.length >= MOST_CHECKS)
    throw new Refusal(codes.tooManyRequests, 'There were too many checks. Continue with a photo.', {
      reason: 'checks',
    });
  const row = current ?? (await addCheck(work, record));
  const open = row.status === 'started';
  return {
    verdict: verdictOf(row, work.now),
    handover: open ? ({ kind: 'page', url: await pageOf(work, row, language) } as const) : null,
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** Returns the status of a check, and the id of its report. Throws `Refusal` (`notFound`) if the user has no such check. */
export async function readCheck(work: UnitOfWork, userId: string, checkId: string): Promise<IdentityCheckResult> {
  const row = await findCheck(work, checkId);
  if (!row) throw notFound();
  await lockApplication(work, row.applicationId, userId);
  return verdictOf(row, work.now);
}

/** Returns the check with an id, or undefined if there is none. */
export async function findCheck({ tables }: UnitOfWork, id: string): Promise<CheckRow | undefined> {
  const [row] = await tables.select().from(identityChecks).where(eq(identityChecks.id, id));
  return row;
}

/** Returns whether the provider can still report a result: the check is neither decided nor expired. */
export const isCheckOpen = ({ status, expiresAt }: CheckRow, now: Date): boolean =>
  (status === 'started' || status === 'processing') && expiresAt > now;

const verdictOf = (row: CheckRow, now: Date): IdentityCheckResult => {
  const late = (row.status === 'started' || row.status === 'processing') && !isCheckOpen(row, now);
  return { checkId: row.id, status: late ? 'expired' : row.status, report: row.reportId };
};

const checksOf = ({ tables }: UnitOfWork, applicationId: string): Promise<CheckRow[]> =>
  tables
    .select()
    .from(identityChecks)
    .where(eq(identityChecks.applicationId, applicationId))
    .orderBy(desc(identityChecks.startedAt));

/** Returns whether a check can be reused: it is open or has a result, and the application was not submitted since. */
function stillCounts(row: CheckRow, record: ApplicationRecord, now: Date): boolean {
  if (record.row.submittedAt && row.startedAt <= record.row.submittedAt) return false;
  return isCheckOpen(row, now) || row.status === 'passed' || row.status === 'review';
}

async function addCheck(work: UnitOfWork, record: ApplicationRecord): Promise<CheckRow> {
  const { tables, now, random } = work;
  const row: CheckRow = {
    id: randomId(random),
    applicationId: record.row.id,
    status: 'started',
    reportId: null,
    startedAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
    decidedAt: null,
  };
  await tables.insert(identityChecks).values(row);
  const details = { check: row.id };
  await updateApplication(work, record, {}, { actor: 'customer', action: 'identity-check-started', details });
  return row;
}

async function pageOf(work: UnitOfWork, { id }: CheckRow, language: Language): Promise<string> {
  const query = new URLSearchParams({
    check: id,
    ticket: await createTicket(work.vault, id),
    langType: String(languageNumbers[language]),
  });
  return `${identityProviderPath}?${query}`;
}

/** Throws `Refusal` (`notAllowed`) if the application cannot be changed, or a reviewer has accepted the face. */
function refuseSettled(record: ApplicationRecord, now: Date): void {
  const { state } = record.row;
  const accepted = createJourneyContext(record, now).facts.requirements.face === 'accepted';
  if (accepted || (state !== 'draft' && state !== 'action-needed'))
    throw new Refusal(codes.notAllowed, 'The identity cannot be checked now.', { state });
}
