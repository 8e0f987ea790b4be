import type { IncomingMessage, ServerResponse } from 'node:http';

/** Names of this machine, which no name server of others can take; browsers ask no name server for `localhost` and what is below it (RFC 6761, 6.3). */
const ofThisMachine = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether an address to listen on reaches this machine alone. The console has no login, and a name in Host is none. */
export const isThisMachine = (address: string): boolean => ofThisMachine.test(address) || address === '::1';

/** Whether a request is for one of our names. `names`: further ones, without a port. */
export type OwnHosts = (host: string | undefined) => boolean;

/**
 * Which names a server answers to: those of this machine, and those that it was told. Without the list, a page of another site could give its own name this machine's
 * address and read what is here (DNS rebinding). `names`: host names or addresses (`https://open.example.com`), separated by commas or in a list.
 */
export function ownHosts(names: readonly string[] | string = []): OwnHosts {
  const listed = (typeof names === 'string' ? names.split(',') : names).map((name) => name.trim()).filter(Boolean);
  const known = new Set(listed.map((name) => (name.includes('://') ? new URL(name).hostname : name).toLowerCase()));
  return (host = '') => {
    const name = host.toLowerCase().replace(/:\d+$/, '');
    return ofThisMachine.test(name) || known.has(name);
  };
}

/** Answers 421 (RFC 9110, 15.5.20) to a request for another name, and says whether it did. */
export function refuseOtherHost(isOwn: OwnHosts, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const { host = [undefined] } = incoming.headersDistinct; // a second Host is invalid (RFC 9112, 3.2)
  if (host.length === 1 && isOwn(host[0])) return false;
  outgoing
    .writeHead(host.length === 1 ? 421 : 400, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      Connection: 'close',
    })
    .end('This server does not answer to this name. Name it in HOSTS.');
  return true;
}
