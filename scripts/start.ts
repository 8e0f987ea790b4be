import { buildHostWhenStale } from './host-build/host-build.ts';
import { choosePorts, ensureFree } from './services/ports.ts';
import { readyLines, root, startGateway, startSandbox } from './services/services.ts';
import { supervise } from './services/supervise.ts';

/** `npm start`: the Singapore app as it is shipped, in front of the sandbox. Standard output holds the ready lines alone. */
await supervise(async (own, signal) => {
  const ports = choosePorts(process.argv.slice(2), process.env);
  await ensureFree(ports);
  const print = (line: string) => console.error(line);
  const [sandbox] = await Promise.all([
    startSandbox({ port: ports.sandbox, print, signal }).then(own),
    buildHostWhenStale({ root, host: 'sg', say: print, signal }),
  ]);
  own(await startGateway({ port: ports.sg, sandboxUrl: sandbox.url, print, signal }));
  for (const line of readyLines(ports)) console.log(line);
});
