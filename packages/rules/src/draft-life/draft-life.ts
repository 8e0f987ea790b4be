/**
 * Ours, since 21 November 2026 (docs/decisions/2026-11-21-life-of-a-draft.md): a draft that nobody saves for `days` days is deleted with its documents, and
 * its customer is told `warnedDays` days before. Whoever was told late keeps it that much longer.
 */
export const DRAFT_LIFE = { days: 30, warnedDays: 7 } as const;

/** Ours: how long somebody who comes back is told that their draft was deleted. Days. */
export const EXPIRY_TOLD_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a draft was last saved, and when its customer was last told that it will be deleted. */
export type DraftAge = { readonly savedAt: Date; readonly warnedAt: Date | null };

/** When a draft ends that nobody saves again; a warning from before the last save counts no more. */
export function draftEnd({ savedAt, warnedAt }: DraftAge): Date {
  const end = savedAt.getTime() + DRAFT_LIFE.days * DAY_MS;
  const fair = warnedAt && warnedAt > savedAt ? warnedAt.getTime() + DRAFT_LIFE.warnedDays * DAY_MS : end;
  return new Date(Math.max(end, fair));
}

/** `warn`: its customer has to be told; `expire`: they were, long enough ago, and it is deleted. */
export function draftDue(age: DraftAge, now: Date): 'nothing' | 'warn' | 'expire' {
  const { savedAt, warnedAt } = age;
  const warned = warnedAt !== null && warnedAt > savedAt;
  if (warned) return now >= draftEnd(age) ? 'expire' : 'nothing';
  return now >= warnFrom(savedAt) ? 'warn' : 'nothing';
}

/** From when on the customer of a draft is told that it will be deleted. */
export const warnFrom = (savedAt: Date): Date =>
  new Date(savedAt.getTime() + (DRAFT_LIFE.days - DRAFT_LIFE.warnedDays) * DAY_MS);

/** Drafts last saved then or before may have something due. */
export const dueFrom = (now: Date): Date =>
  new Date(now.getTime() - (DRAFT_LIFE.days - DRAFT_LIFE.warnedDays) * DAY_MS);
