import type { HandOffState } from '@quayside/contract/internals/hand-off';
import { eq } from 'drizzle-orm';
import type { UnitOfWork } from '../ports/server-context.ts';
import { handOffs } from '../storage/schema.ts';

/** A row of a hand-off. */
export type HandOffRow = typeof handOffs.$inferSelect;

/** Returns a hand-off by id, or undefined for an unknown id. */
export async function findHandOff({ tables }: UnitOfWork, id: string): Promise<HandOffRow | undefined> {
  const [row] = await tables.select().from(handOffs).where(eq(handOffs.id, id));
  return row;
}

/** Returns the outcome of a hand-off, or its state if it has no outcome yet. */
export function getHandOffState({ outcome, openedAt, expiresAt }: HandOffRow, now: Date): HandOffState {
  if (outcome) return outcome;
  if (expiresAt <= now) return 'expired';
  return openedAt ? 'opened' : 'waiting';
}
