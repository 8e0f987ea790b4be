import { hostViteConfig } from '@quayside/host/build/vite-config';
import { startGateway } from '@quayside/sandbox/tools/gateway';
import { createServer } from 'vite';
import { edition } from './src/edition.ts';

/** Serves the app from its sources, with hot reload, at the same origin as its server. BROKER is the URL of the sandbox. */
const vite = await createServer({
  ...hostViteConfig(import.meta.dirname, edition.base),
  server: { host: '127.0.0.1' },
});
await vite.listen();
const viteUrl = new URL('/', vite.resolvedUrls?.local[0]);
const { url } = await startGateway({
  host: { viteUrl },
  base: edition.base,
  sandboxUrl: new URL(process.env.BROKER ?? 'http://localhost:4100'),
  port: Number(process.env.PORT || 4060),
});
console.log(`listening ${url}`);
