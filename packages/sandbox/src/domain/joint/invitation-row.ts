import type { Invitation } from '@quayside/contract/internals/holders-board';
import { eq } from 'drizzle-orm';
import type { UnitOfWork } from '../ports/server-context.ts';
import { invitations } from '../storage/schema.ts';

/** Days for which an invitation is valid: enough to respond, but few in case the phone is lost. */
export const invitationLifeDays = 7;

/** The database row of an invitation to a second holder. */
export type InvitationRow = typeof invitations.$inferSelect;

/** Returns the invitation of a joint application, or undefined if none was sent. */
export async function findInvitation(
  { tables }: UnitOfWork,
  applicationId: string,
): Promise<InvitationRow | undefined> {
  const [row] = await tables.select().from(invitations).where(eq(invitations.applicationId, applicationId));
  return row;
}

/** Returns whether an invitation is accepted, withdrawn, expired or still open (`sent`) at the time `now`. */
export function getInvitationState(row: InvitationRow, now: Date): Invitation['state'] {
  if (row.acceptedAt) return 'accepted';
  if (row.withdrawnAt) return 'withdrawn';
  return row.expiresAt <= now ? 'expired' : 'sent';
}

/** Returns the name and mobile number of the invited person, decrypted. */
export const openInvitation = async ({ vault }: UnitOfWork, { applicationId, name, phone }: InvitationRow) => ({
  name: await vault.open(`invitations/name/${applicationId}`, name),
  phone: await vault.open(`invitations/phone/${applicationId}`, phone),
});
