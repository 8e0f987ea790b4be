import type { HandOffState } from '@quayside/contract/internals/hand-off';
import { eq } from 'drizzle-orm';
import type { UnitOfWork } from '../ports/server-context.ts';
import { handOffs } from '../storage/schema.ts';

export type HandOffRow = typeof handOffs.$inferSelect;

export async function findHandOff({ tables }: UnitOfWork, id: string): Promise<HandOffRow | undefined> {
  const [row] = await tables.select().from(handOffs).where(eq(handOffs.id, id));
  return row;
}

export function stateOfHandOff({ outcome, openedAt, expiresAt }: HandOffRow, now: Date): HandOffState {
  if (outcome) return outcome;
  if (expiresAt <= now) return 'expired';
  return openedAt ? 'opened' : 'waiting';
}
