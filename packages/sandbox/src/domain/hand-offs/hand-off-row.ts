import type { HandOffState } from '@quayside/contract/internals/hand-off';
import { eq } from 'drizzle-orm';
import type { UnitOfWork } from '../ports/server-context.ts';
import { handOffs } from '../storage/schema.ts';

/** The database row of a hand-off, which moves a step to a phone. */
export type HandOffRow = typeof handOffs.$inferSelect;

/** Returns the hand-off with an id, or undefined if there is none. */
export async function findHandOff({ tables }: UnitOfWork, id: string): Promise<HandOffRow | undefined> {
  const [row] = await tables.select().from(handOffs).where(eq(handOffs.id, id));
  return row;
}

/** Returns the outcome of a hand-off that has ended, otherwise `expired`, `opened` or `waiting`. */
export function getHandOffState({ outcome, openedAt, expiresAt }: HandOffRow, now: Date): HandOffState {
  if (outcome) return outcome;
  if (expiresAt <= now) return 'expired';
  return openedAt ? 'opened' : 'waiting';
}
