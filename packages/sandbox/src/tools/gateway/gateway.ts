import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { calls } from '@quayside/contract/internals/calls';
import { operationsPath } from '@quayside/contract/operations';
import { createHostCheck, refuseOtherHost } from '../../node/host-check.ts';
import { limitStalls } from '../../node/stall-limit.ts';
import { createDoctor, doctorPath } from '../doctor/doctor-page.ts';
import { forward, forwardUpgrade } from './forward.ts';
import { listen } from './listen.ts';
import { createSite, type SiteOptions } from './site.ts';

/** Where the pages of the host come from: a build, or a Vite server that creates them on request. */
export type HostSource = Omit<SiteOptions, 'base' | 'framedBy'> | { viteUrl: URL };

/** What a gateway puts behind one origin, and where it listens. */
export type GatewayOptions = {
  host: HostSource;
  /** Base path of the host, such as `/acct/open-account/`. */
  base: string;
  /** URL of the sandbox, which responds to all calls and serves the pages that the host lacks */
  sandboxUrl: URL;
  /** Origin that may frame the pages: that of the launch page on a developer's machine; by default none. */
  framedBy?: string | undefined;
  /** Whether to serve the doctor, a checklist for developers of the app around the host; by default not. */
  doctor?: boolean | undefined;
  /** Port to listen on; 0 chooses a free one. */
  port: number;
  /** Address to listen on; by default only this machine can reach the gateway. */
  address?: string;
  /** Host names without port that the gateway accepts besides those of this machine. */
  hosts?: readonly string[];
};

/** A running gateway, with the URL of the host that it serves. */
export type Gateway = {
  /** URL of the host's start page, such as `http://localhost:4012/acct/open-account/` */
  url: string;
  /** Compresses the files that every visitor requests, so that the first visitor need not wait. */
  warm: () => Promise<void>;
  /** Ends all connections and stops listening. */
  close: () => Promise<void>;
};

/** First segments of all paths of the contract's calls, such as `/open-account-server/`. */
const servers = [
  ...new Set([...calls.map(({ path }) => path), operationsPath].map((path) => `/${path.split('/')[0]}/`)),
];

const sandboxPaths = [
  ...servers,
  '/promo/',
  '/sandbox',
  '/sandbox/',
  '/webapp/market/help.html',
  '/csp-report',
  '/favicon.ico',
];

/** Starts a gateway that serves a host and its calls from one origin, as a broker's gateway does. Rejects with the system's error if the port is in use. */
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

  const isOwn = createHostCheck(hosts);
  /** Returns whether a request to upgrade is for Vite, which alone uses WebSockets. */
  const isVites = (incoming: IncomingMessage) =>
    viteUrl !== undefined &&
    incoming.headers.upgrade?.toLowerCase() === 'websocket' &&
    isOwn(incoming.headers.host) &&
    !isSandboxPath(incoming);
  // Any other upgrade request gets a normal response. Node before 24.9 passes it to the upgrade listener.
  const server = createServer({ shouldUpgradeCallback: isVites }, (incoming, outgoing) => {
    if (refuseOtherHost(isOwn, incoming, outgoing)) return;
    if (isSandboxPath(incoming)) return forward(sandboxUrl, incoming, outgoing, framedBy);
    if (serveDoctor && incoming.url?.startsWith(doctorPath)) return void serveDoctor(incoming, outgoing);
    if (viteUrl) return forward(viteUrl, incoming, outgoing);
    return void serveSite?.(incoming, outgoing);
  });
  limitStalls(server);
  const upgraded = new Set<Duplex>(); // upgraded sockets, which closing the server does not end
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
