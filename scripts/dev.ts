import { readArguments } from './arguments.ts';
import { editionOf, editionsFor, launchedApps } from './services/launched-app.ts';
import { type AppName, appNames, choosePorts, ensureFree, freePort, portOf } from './services/ports.ts';
import type { Service } from './services/service.ts';
import {
  appOrigins,
  launchUrl,
  readyLines,
  sandboxUrl,
  startGateway,
  startLaunchPage,
  startSandbox,
  startVite,
} from './services/services.ts';
import { supervise } from './services/supervise.ts';

/** `npm run dev -- hk pro` serves apps from their sources, with hot reload, at the addresses of `npm start`. Without a name, it serves Singapore. */
await supervise(async (own, signal) => {
  const { names, options } = readArguments({ names: appNames, options: ['port'] });
  const named = appNames.filter((app) => names.includes(app));
  const apps: readonly AppName[] = named.length ? named : ['sg'];
  const ports = choosePorts(options.port, process.env);
  const { launch, sandbox } = ports;
  await ensureFree({ launch, sandbox, ...Object.fromEntries(apps.map((app) => [app, portOf(ports, app)])) });
  const common = { print: (line: string) => console.error(line), signal };
  const startSite = async (app: AppName) => {
    const vite: Service = own(await startVite({ app, port: await freePort(), ...common }));
    return { port: portOf(ports, app), viteUrl: new URL(vite.url).origin };
  };
  const [sites] = await Promise.all([
    Promise.all(apps.map(startSite)),
    startSandbox({
      port: ports.sandbox,
      appUrls: appOrigins(ports, apps),
      env: editionsFor(apps.map(editionOf)),
      ...common,
    }).then(own),
    startLaunchPage({ ports, apps: launchedApps(ports, apps), ...common }).then(own),
  ]);
  own(await startGateway({ sites, sandboxUrl: sandboxUrl(ports), framedBy: launchUrl(ports), ...common }));
  for (const line of readyLines(ports, apps)) console.log(line);
});
