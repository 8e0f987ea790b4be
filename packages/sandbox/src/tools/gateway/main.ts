import process from 'node:process';
import { isLoopbackAddress } from '../../node/host-check.ts';
import { createCompress } from './compression.ts';
import { startGateway } from './gateway.ts';

type SiteToServe = { readonly port: number } & ({ readonly dist: string } | { readonly viteUrl: string });

/**
 * Runs gateways as one process. Environment variables:
 * - SITES: JSON array, each with a port and a build (`dist`) or a Vite server (`viteUrl`)
 * - BASE, SANDBOX_URL: of all gateways
 * - HOST: address to listen on, such as 0.0.0.0. Other machines can then use the console, which has no login, so EXPOSE_CONSOLE=1 is required.
 * - HOSTS: further host names, separated by commas
 * - COMPRESSED: folder that caches compressed files between starts
 * - FRAMED_BY, for development: origin of a launch page that may frame the pages
 * - DOCTOR=1, for development: serves the doctor on the origin of each host
 *
 * Prints `listening <url> …` once all gateways listen. Ends on SIGTERM.
 */
const {
  SITES,
  BASE = '/acct/open-account/',
  SANDBOX_URL = 'http://localhost:4100',
  HOST = 'localhost',
  EXPOSE_CONSOLE,
  HOSTS = '',
  COMPRESSED,
  FRAMED_BY,
  DOCTOR,
} = process.env;

if (!SITES) {
  console.error(
    'Set the sites to serve: SITES=[{"port":4012,"dist":"<folder of a built host>"}], or "viteUrl" of a running Vite server.',
  );
  process.exit(2);
}

if (!isLoopbackAddress(HOST) && !EXPOSE_CONSOLE) {
  console.error(
    `Other machines could use the console of the sandbox on ${HOST}, and it has no login. Set EXPOSE_CONSOLE=1 if they may.`,
  );
  process.exit(2);
}

const compress = createCompress(COMPRESSED);
const gateways = await Promise.all(
  (JSON.parse(SITES) as readonly SiteToServe[]).map(({ port, ...source }) =>
    startGateway({
      host: 'viteUrl' in source ? { viteUrl: new URL(source.viteUrl) } : { folder: source.dist, compress },
      base: BASE,
      sandboxUrl: new URL(SANDBOX_URL),
      framedBy: FRAMED_BY,
      doctor: DOCTOR === '1',
      port,
      address: HOST,
      hosts: HOSTS.split(','),
    }),
  ),
);
console.log(`listening ${gateways.map(({ url }) => url).join(' ')}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void Promise.all(gateways.map(({ close }) => close())).then(() => process.exit(0)));
// A file that cannot be read fails only its own request.
for (const { warm } of gateways) await warm().catch(() => undefined);
