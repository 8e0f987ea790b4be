import { readArguments } from './arguments.ts';
import { buildHostsWhenStale } from './host-build/host-build.ts';
import { editionOf, editionsFor, launchedApps } from './services/launched-app.ts';
import { appNames, choosePorts, ensureFree, portOf } from './services/ports.ts';
import {
  appOrigins,
  distOf,
  launchUrl,
  readyLines,
  root,
  sandboxUrl,
  startGateway,
  startLaunchPage,
  startSandbox,
} from './services/services.ts';
import { supervise } from './services/supervise.ts';

/** `npm start` serves the built apps, the sandbox and the launch page. The standard output has only the ready lines. */
await supervise(async (own, signal) => {
  const ports = choosePorts(readArguments({ options: ['port'] }).options.port, process.env);
  await ensureFree(ports);
  const common = { print: (line: string) => console.error(line), signal };
  const sites = appNames.map((app) => ({ port: portOf(ports, app), dist: distOf(app) }));
  const gateway = { sites, sandboxUrl: sandboxUrl(ports), framedBy: launchUrl(ports), ...common };
  await Promise.all([
    startSandbox({
      port: ports.sandbox,
      appUrls: appOrigins(ports, appNames),
      env: editionsFor(appNames.map(editionOf)),
      ...common,
    }).then(own),
    startLaunchPage({ ports, apps: launchedApps(ports, appNames), ...common }).then(own),
    buildHostsWhenStale({ root, hosts: appNames, say: common.print, signal })
      .then(() => startGateway(gateway))
      .then(own),
  ]);
  for (const line of readyLines(ports, appNames)) console.log(line);
});
