import type { IncomingMessage, ServerResponse } from 'node:http';

/** Matches names of this machine, which no other name server can claim: browsers resolve `localhost` and its subdomains themselves (RFC 6761, 6.3). */
const ofThisMachine = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Returns whether an address to listen on can be reached only from this machine. The console has no login, and a check of the Host header does not replace
 * one.
 */
export const isLoopbackAddress = (address: string): boolean => ofThisMachine.test(address) || address === '::1';

/** Function that returns whether a Host header names this server. */
export type HostCheck = (host: string | undefined) => boolean;

/**
 * Creates a check of Host headers, which accepts names of this machine and `names`: host names or URLs, as a list or separated by commas. The check prevents
 * DNS rebinding: a page of another site could otherwise map its name to this machine and read its data.
 */
export function createHostCheck(names: readonly string[] | string = []): HostCheck {
  const listed = (typeof names === 'string' ? names.split(',') : names).map((name) => name.trim()).filter(Boolean);
  const known = new Set(listed.map((name) => (name.includes('://') ? new URL(name).hostname : name).toLowerCase()));
  return (host = '') => {
    const name = host.toLowerCase().replace(/:\d+$/, '');
    return ofThisMachine.test(name) || known.has(name);
  };
}

/**
 * Responds to a request whose Host header is not accepted: 421 for another host (RFC 9110, 15.5.20), 400 without exactly one Host. Returns whether it
 * responded.
 */
export function refuseOtherHost(isOwn: HostCheck, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
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
