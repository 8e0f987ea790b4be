import type { ServerContext } from '../../domain/ports/server-context.ts';
import { replays } from '../../kernel/storage/tables.ts';
import { ProtocolError } from './protocol-error.ts';

/** A pushed authorization request, as the provider stores it inside tickets. */
export type PushedRequest = {
  readonly redirectUri: string;
  readonly scope: string;
  readonly state: string;
  readonly nonce: string;
  readonly challenge: string;
  /** Language of the app (BCP 47); empty if the client sent none. */
  readonly locale: string;
  /** Thumbprint of the key with which the client proves possession (DPoP). */
  readonly proofKey: string;
};

/** What the provider's tickets contain. Tickets are encrypted, so that the provider needs no storage and survives a restart. */
type Tickets = {
  readonly request: PushedRequest;
  readonly code: PushedRequest & { readonly persona: string };
  readonly token: { readonly scope: string; readonly proofKey: string; readonly persona: string };
};
export type TicketKind = keyof Tickets;

/** Lifetime of each kind of ticket in seconds. Singpass allows a minute for a pushed request; here there is time to read the consent page. */
export const ticketLifetimeSeconds: Readonly<Record<TicketKind, number>> = { request: 600, code: 60, token: 300 };

const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** Encrypts content as a ticket, which expires after the seconds in `ticketLifetimeSeconds`. */
export async function issueTicket<K extends TicketKind>(
  { vault }: ServerContext,
  kind: K,
  content: Tickets[K],
): Promise<string> {
  return vault.seal(
    `digital-id/${kind}`,
    JSON.stringify({ ...content, until: nowInSeconds() + ticketLifetimeSeconds[kind] }),
  );
}

/** Returns the content of a ticket. Throws `ProtocolError` if the ticket is invalid, expired or of another kind. */
export async function readTicket<K extends TicketKind>(
  { vault }: ServerContext,
  kind: K,
  ticket: string,
): Promise<Tickets[K]> {
  const text = await vault.open(`digital-id/${kind}`, ticket).catch(() => undefined);
  const content = text === undefined ? undefined : (JSON.parse(text) as Tickets[K] & { readonly until: number });
  if (!content || content.until < nowInSeconds())
    throw new ProtocolError('invalid_grant', `The ${kind} is not valid any more.`);
  return content;
}

/** Throws `ProtocolError` if a code, assertion, proof or request was used before. */
export async function refuseReuse(server: ServerContext, what: string): Promise<void> {
  const first = await server.transaction(async ({ tables, vault, now }) => {
    const key = await vault.fingerprint('digital-id-spent', what);
    return tables.insert(replays).values({ key, at: now }).onConflictDoNothing().returning();
  });
  if (first.length === 0) throw new ProtocolError('invalid_grant', 'This was used before.');
}
