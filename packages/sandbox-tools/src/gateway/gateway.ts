import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { calls } from '@quayside/contract/calls';
import { operationsPath } from '@quayside/contract/operations';
import { ownHosts, refuseOtherHost } from '@quayside/sandbox/own-hosts';
import { limitStalls } from '@quayside/sandbox/stall-limit';
import { createDoctor, doctorPath } from '../doctor/doctor-page.ts';
import { forward, forwardUpgrade } from './forward.ts';
import { listen } from './listen.ts';
import { createSite, type SiteOptions } from './site.ts';

/** Where the host's pages come from: a build, or a Vite server that makes them as they are asked for. */
export type HostSource = Omit<SiteOptions, 'base' | 'framedBy'> | { viteUrl: URL };

/** What a gateway puts behind one origin, and where it listens. */
export type GatewayOptions = {
  host: HostSource;
  /** path of the host, `/acct/open-account/` */
  base: string;
  /** the sandbox, which answers every call and serves the pages beside the host */
  sandboxUrl: URL;
  /** the origin that may show pages in a frame: the launch page of a developer's machine */
  framedBy?: string | undefined;
  /** serves the doctor beside the host: a checklist for who builds the app around it, for development */
  doctor?: boolean | undefined;
  /** 0 takes a free one */
  port: number;
  /** the address to listen on; without one, this machine alone can reach it */
  address?: string;
  /** names to which it answers beside those of this machine, without a port */
  hosts?: readonly string[];
};

/** A gateway that listens. */
export type Gateway = {
  /** where the host starts, `http://localhost:4012/acct/open-account/` */
  url: string;
  /** compresses what every visitor asks for, before the first does */
  warm: () => Promise<void>;
  /** ends open requests and stops listening */
  close: () => Promise<void>;
};

/** The servers that the contract names. */
const servers = [
  ...new Set([...calls.map(({ path }) => path), operationsPath].map((path) => `/${path.split('/')[0]}/`)),
];

const sandboxPaths = [...servers, '/promo/', '/sandbox/', '/webapp/market/help.html', '/csp-report', '/favicon.ico'];

/** One origin for a host and the calls it makes, as behind a broker's own gateway. Rejects with the system's error where the port is taken. */
export async function startGateway({
  host,
  base,
  sandboxUrl,
  framedBy,
  doctor,
  port,
  address,
  hosts,
}: GatewayOptions): Promise<Gateway> {
  const site = 'folder' in host ? createSite({ ...host, base, framedBy }) : undefined;
  const serveSite = site && getRequestListener(site.app.fetch, { overrideGlobalObjects: false });
  const viteUrl = 'viteUrl' in host ? host.viteUrl : undefined;
  const serveDoctor =
    doctor && getRequestListener(createDoctor({ base, framedBy }).fetch, { overrideGlobalObjects: false });

  const isOwn = ownHosts(hosts);
  /** Vite alone upgrades connections, to WebSockets, in development. */
  const isVites = (incoming: IncomingMessage) =>
    viteUrl !== undefined &&
    incoming.headers.upgrade?.toLowerCase() === 'websocket' &&
    isOwn(incoming.headers.host) &&
    !isSandboxPath(incoming);
  // What is not upgraded is answered as any request; Node before 24.9 gives it to the listener for upgrades.
  const server = createServer({ shouldUpgradeCallback: isVites }, (incoming, outgoing) => {
    if (refuseOtherHost(isOwn, incoming, outgoing)) return;
    if (isSandboxPath(incoming)) return forward(sandboxUrl, incoming, outgoing, framedBy);
    if (serveDoctor && incoming.url?.startsWith(doctorPath)) return void serveDoctor(incoming, outgoing);
    if (viteUrl) return forward(viteUrl, incoming, outgoing);
    return void serveSite?.(incoming, outgoing);
  });
  limitStalls(server);
  const upgraded = new Set<Duplex>(); // no longer the server's: closing it does not end them
  if (viteUrl)
    server.on('upgrade', (incoming, socket, head) => {
      if (!isVites(incoming)) return socket.destroy();
      upgraded.add(socket.once('close', () => upgraded.delete(socket)));
      forwardUpgrade(viteUrl, incoming, socket, head);
    });

  const listening = await listen(server, port, address);
  return {
    url: `http://localhost:${listening.port}${base}`,
    warm: async () => site?.warm(),
    async close() {
      for (const socket of upgraded) socket.destroy();
      await listening.close();
    },
  };
}

const isSandboxPath = ({ url = '' }: IncomingMessage) =>
  sandboxPaths.some((path) => (path.endsWith('/') ? url.startsWith(path) : url.split('?')[0] === path));
