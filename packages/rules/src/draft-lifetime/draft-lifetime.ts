/**
 * Lifetime of drafts in days, since 21 November 2026 (docs/decisions/2026-11-21-expire-and-migrate-drafts.md). A draft and its documents are deleted after
 * `days` without a save. The customer gets a notice `warnedDays` before. A late notice postpones the deletion.
 */
export const DRAFT_LIFETIME = { days: 30, warnedDays: 7 } as const;

/** Number of days after the deletion in which a returning customer sees that the draft was deleted (our choice). */
export const EXPIRY_NOTICE_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The times of a draft's last save and last notice. `warnedAt` is null before the first notice. */
export type DraftTimes = { readonly savedAt: Date; readonly warnedAt: Date | null };

/** Returns the time at which a draft expires without another save. A notice counts only if it is later than the last save. */
export function getDraftExpiry({ savedAt, warnedAt }: DraftTimes): Date {
  const end = savedAt.getTime() + DRAFT_LIFETIME.days * DAY_MS;
  const fair = warnedAt && warnedAt > savedAt ? warnedAt.getTime() + DRAFT_LIFETIME.warnedDays * DAY_MS : end;
  return new Date(Math.max(end, fair));
}

/** Returns the action that a draft needs. `warn`: notify the customer. `expire`: delete the draft, because the notice period is over. */
export function getDraftAction(age: DraftTimes, now: Date): 'nothing' | 'warn' | 'expire' {
  const { savedAt, warnedAt } = age;
  const warned = warnedAt !== null && warnedAt > savedAt;
  if (warned) return now >= getDraftExpiry(age) ? 'expire' : 'nothing';
  return now >= getDraftNoticeTime(savedAt) ? 'warn' : 'nothing';
}

/** Returns the time from which the notice about the deletion is due. */
export const getDraftNoticeTime = (savedAt: Date): Date =>
  new Date(savedAt.getTime() + (DRAFT_LIFETIME.days - DRAFT_LIFETIME.warnedDays) * DAY_MS);

/** Returns the latest save time of drafts that may need a notice or a deletion at `now`. */
export const getDueDraftCutoff = (now: Date): Date =>
  new Date(now.getTime() - (DRAFT_LIFETIME.days - DRAFT_LIFETIME.warnedDays) * DAY_MS);
