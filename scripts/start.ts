import { buildHostWhenStale } from './host-build/host-build.ts';
import { choosePorts, ensureFree } from './services/ports.ts';
import {
  launchUrl,
  publicUrl,
  readyLines,
  root,
  sandboxUrl,
  startGateway,
  startLaunchPage,
  startSandbox,
} from './services/services.ts';
import { supervise } from './services/supervise.ts';

/** `npm start`: the Singapore app as it is shipped, in front of the sandbox. Standard output holds the ready lines alone. */
await supervise(async (own, signal) => {
  const ports = choosePorts(process.argv.slice(2), process.env);
  await ensureFree(ports);
  const print = (line: string) => console.error(line);
  await Promise.all([
    startSandbox({ port: ports.sandbox, publicUrl: publicUrl(ports), print, signal }).then(own),
    startLaunchPage({ ports, print, signal }).then(own),
    buildHostWhenStale({ root, host: 'sg', say: print, signal }),
  ]);
  own(
    await startGateway({
      port: ports.sg,
      sandboxUrl: sandboxUrl(ports),
      framedBy: launchUrl(ports),
      print,
      signal,
    }),
  );
  for (const line of readyLines(ports)) console.log(line);
});
