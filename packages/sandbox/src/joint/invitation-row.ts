import type { Invitation } from '@quayside/contract/holders-board';
import { eq } from 'drizzle-orm';
import type { UnitOfWork } from '../server/server-context.ts';
import { invitations } from '../storage/schema.ts';

/** Ours: long enough to return after a journey, and short enough that a lost phone gives no access. */
export const invitationLifeDays = 7;

export type InvitationRow = typeof invitations.$inferSelect;

export async function findInvitation(
  { tables }: UnitOfWork,
  applicationId: string,
): Promise<InvitationRow | undefined> {
  const [row] = await tables.select().from(invitations).where(eq(invitations.applicationId, applicationId));
  return row;
}

export function stateOfInvitation(row: InvitationRow, now: Date): Invitation['state'] {
  if (row.acceptedAt) return 'accepted';
  if (row.withdrawnAt) return 'withdrawn';
  return row.expiresAt <= now ? 'expired' : 'sent';
}

/** What the first holder typed. */
export const openInvitation = async ({ vault }: UnitOfWork, { applicationId, name, phone }: InvitationRow) => ({
  name: await vault.open(`invitations/name/${applicationId}`, name),
  phone: await vault.open(`invitations/phone/${applicationId}`, phone),
});
