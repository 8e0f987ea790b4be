import process from 'node:process';
import { startGateway } from './gateway.ts';

/**
 * The gateway as a process: PORT, BASE, SANDBOX_URL and DIST (a build) or VITE_URL (hot reload); HOST (0.0.0.0) where other machines
 * may reach it; FRAMED_BY, the origin of a launch page that may frame it, for development. Prints `listening <url>`; ends on SIGTERM.
 */
const {
  PORT = '4012',
  BASE = '/acct/open-account/',
  SANDBOX_URL = 'http://localhost:4100',
  DIST,
  VITE_URL,
  HOST,
  FRAMED_BY,
} = process.env;

if (!DIST && !VITE_URL) {
  console.error('Say what to serve: DIST (the folder of a built host) or VITE_URL (a running Vite server).');
  process.exit(2);
}

const gateway = await startGateway({
  host: VITE_URL ? { viteUrl: new URL(VITE_URL) } : { folder: DIST ?? '' },
  base: BASE,
  sandboxUrl: new URL(SANDBOX_URL),
  port: Number(PORT),
  framedBy: FRAMED_BY,
  address: HOST,
});
console.log(`listening ${gateway.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void gateway.close().then(() => process.exit(0)));
