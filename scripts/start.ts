import { parseArgs } from 'node:util';
import { buildHostsWhenStale } from './host-build/host-build.ts';
import { editionsFor, findEdition, launchedApps } from './services/launched-app.ts';
import { type AppName, appNames, choosePorts, ensureFree, findPort, freePort } from './services/ports.ts';
import {
  appOrigins,
  distFolder,
  type GatewaySite,
  launchUrl,
  listReadyLines,
  repositoryRoot,
  sandboxUrl,
  startGateway,
  startLaunchPage,
  startSandbox,
  startVite,
} from './services/services.ts';
import { supervise } from './services/supervise.ts';

/*
 * `npm start` serves the built apps, the sandbox and the launch page. `npm run dev -- hk pro` (`--dev`) serves apps from their sources,
 * with hot reload; without a name, it serves Singapore. The standard output has only the ready lines.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dev: { type: 'boolean', default: false }, port: { type: 'string', multiple: true } },
});
const apps: readonly AppName[] = positionals.length > 0 ? positionals : values.dev ? ['sg'] : appNames;

await supervise(async (own, signal) => {
  const ports = choosePorts(values.port);
  const { launch, sandbox } = ports;
  await ensureFree({ launch, sandbox, ...Object.fromEntries(apps.map((app) => [app, findPort(ports, app)])) });
  const common = { print: (line: string) => console.error(line), signal };
  const sourceSite = async (app: AppName): Promise<GatewaySite> => {
    const vite = own(await startVite({ app, port: await freePort(), ...common }));
    return { port: findPort(ports, app), viteUrl: new URL(vite.url).origin };
  };
  const builtSites = async (): Promise<readonly GatewaySite[]> => {
    await buildHostsWhenStale({ root: repositoryRoot, hosts: apps, say: common.print, signal });
    return apps.map((app) => ({ port: findPort(ports, app), dist: distFolder(app) }));
  };
  const [sites] = await Promise.all([
    values.dev ? Promise.all(apps.map(sourceSite)) : builtSites(),
    startSandbox({
      port: sandbox,
      appUrls: appOrigins(ports, apps),
      env: editionsFor(apps.map(findEdition)),
      ...common,
    }).then(own),
    startLaunchPage({ ports, apps: launchedApps(ports, apps), ...common }).then(own),
  ]);
  own(await startGateway({ sites, sandboxUrl: sandboxUrl(ports), framedBy: launchUrl(ports), ...common }));
  for (const line of listReadyLines(ports, apps)) console.log(line);
});
