import { choosePorts, ensureFree, freePort } from './services/ports.ts';
import {
  launchUrl,
  publicUrl,
  readyLines,
  sandboxUrl,
  startGateway,
  startLaunchPage,
  startSandbox,
  startVite,
} from './services/services.ts';
import { supervise } from './services/supervise.ts';

/** `npm run dev`: the same addresses as `npm start`, with the app straight from the sources and replaced as they change. */
await supervise(async (own, signal) => {
  const ports = choosePorts(process.argv.slice(2), process.env);
  await ensureFree(ports);
  const print = (line: string) => console.error(line);
  const [, , vite] = await Promise.all([
    startSandbox({ port: ports.sandbox, publicUrl: publicUrl(ports), print, signal }).then(own),
    startLaunchPage({ ports, print, signal }).then(own),
    startVite({ port: await freePort(), print, signal }).then(own),
  ]);
  own(
    await startGateway({
      port: ports.sg,
      sandboxUrl: sandboxUrl(ports),
      viteUrl: new URL(vite.url).origin,
      framedBy: launchUrl(ports),
      print,
      signal,
    }),
  );
  for (const line of readyLines(ports)) console.log(line);
});
