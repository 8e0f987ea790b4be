/**
 * Ours, since 21 November 2026 (docs/decisions/2026-11-21-life-of-a-draft.md): a draft is deleted with its documents after `days` days without a save. Its
 * customer is notified `warnedDays` days before; a late notice postpones the deletion.
 */
export const DRAFT_LIFE = { days: 30, warnedDays: 7 } as const;

/** Ours: days for which a returning customer is told that the draft was deleted. */
export const EXPIRY_TOLD_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Times of the last save and of the last notice. */
export type DraftAge = { readonly savedAt: Date; readonly warnedAt: Date | null };

/** Returns the time at which a draft expires without another save. A notice from before the last save does not count. */
export function draftEnd({ savedAt, warnedAt }: DraftAge): Date {
  const end = savedAt.getTime() + DRAFT_LIFE.days * DAY_MS;
  const fair = warnedAt && warnedAt > savedAt ? warnedAt.getTime() + DRAFT_LIFE.warnedDays * DAY_MS : end;
  return new Date(Math.max(end, fair));
}

/** `warn`: the customer must be notified. `expire`: the notice was long enough ago, and the draft is deleted. */
export function draftDue(age: DraftAge, now: Date): 'nothing' | 'warn' | 'expire' {
  const { savedAt, warnedAt } = age;
  const warned = warnedAt !== null && warnedAt > savedAt;
  if (warned) return now >= draftEnd(age) ? 'expire' : 'nothing';
  return now >= warnFrom(savedAt) ? 'warn' : 'nothing';
}

/** Returns the time from which the customer is notified. */
export const warnFrom = (savedAt: Date): Date =>
  new Date(savedAt.getTime() + (DRAFT_LIFE.days - DRAFT_LIFE.warnedDays) * DAY_MS);

/** Returns the time of the last save up to which drafts may need action. */
export const dueFrom = (now: Date): Date =>
  new Date(now.getTime() - (DRAFT_LIFE.days - DRAFT_LIFE.warnedDays) * DAY_MS);
