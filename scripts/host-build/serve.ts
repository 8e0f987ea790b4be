import { join } from 'node:path';
import { createServer } from 'vite';
import { hostViteConfig } from '../../packages/host/src/build/vite-config/vite-config.ts';
import { pseudoLocalePlugin } from './pseudo-locale.ts';

/* Runs the Vite server of a host, which only this machine can reach. The arguments are the host and the port. Prints `listening <url>`. */

const [host = 'sg', port = '5173'] = process.argv.slice(2);
const config = hostViteConfig(join(import.meta.dirname, '../../hosts', host));
const server = await createServer({
  ...config,
  plugins: [pseudoLocalePlugin(), ...(config.plugins ?? [])],
  server: { host: '127.0.0.1', port: Number(port), strictPort: true },
});
await server.listen();
console.log(`listening http://127.0.0.1:${port}/`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.close().then(() => process.exit(0)));
