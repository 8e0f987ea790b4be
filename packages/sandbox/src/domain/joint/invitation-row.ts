import type { Invitation } from '@quayside/contract/internals/holders-board';
import { eq } from 'drizzle-orm';
import type { UnitOfWork } from '../ports/server-context.ts';
import { invitations } from '../storage/schema.ts';

/** Chosen to give the recipient time to respond, and to limit the risk of a lost phone. */
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

/** Returns the decrypted name and mobile number that the first holder gave. */
export const openInvitation = async ({ vault }: UnitOfWork, { applicationId, name, phone }: InvitationRow) => ({
  name: await vault.open(`invitations/name/${applicationId}`, name),
  phone: await vault.open(`invitations/phone/${applicationId}`, phone),
});
