import { createServer } from 'node:http';
import process from 'node:process';
import { getRequestListener } from '@hono/node-server';
import { readBrands } from '../../node/brands-variable.ts';
import { createHostCheck, refuseOtherHost } from '../../node/host-check.ts';
import { limitStalls } from '../../node/stall-limit.ts';
import { listen } from '../gateway/listen.ts';
import type { LaunchedApp } from '../launched-app.ts';
import { createLaunchSite } from './launch-site.ts';

/**
 * Runs the launch page as a process, reachable only from this machine. Environment variables:
 * - PORT
 * - APPS: the regional apps as JSON (LaunchedApp[])
 * - BRANDS: the brands of the apps as JSON, by name
 * - SANDBOX_URL, with a final slash
 * - STORYBOOK: folder of a built Storybook
 *
 * Prints `listening <url>`. Ends on SIGTERM.
 */
const {
  PORT = '4000',
  APPS = '[]',
  BRANDS,
  SANDBOX_URL = 'http://localhost:4100/',
  STORYBOOK = 'storybook-static',
} = process.env;

const site = createLaunchSite({
  apps: JSON.parse(APPS) as LaunchedApp[],
  brands: readBrands(BRANDS),
  sandboxUrl: SANDBOX_URL,
  storybookFolder: STORYBOOK,
});
const serve = getRequestListener(site.fetch, { overrideGlobalObjects: false });
const isOwn = createHostCheck();
const server = createServer((incoming, outgoing) => {
  if (!refuseOtherHost(isOwn, incoming, outgoing)) void serve(incoming, outgoing);
});
limitStalls(server);
const { port, close } = await listen(server, Number(PORT));
console.log(`listening http://localhost:${port}/`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)));
