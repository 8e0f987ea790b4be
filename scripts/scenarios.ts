import { parseArgs } from 'node:util';
import { scenarios } from '../packages/sandbox/src/scenarios/scenarios.ts';
import { buildHostsWhenStale } from './host-build/host-build.ts';
import { playAll } from './scenarios/play-all.ts';
import { startApps } from './scenarios/start-apps.ts';
import { type AppName, appNames } from './services/ports.ts';
import { root } from './services/services.ts';

/**
 * `npm run scenarios [-- sg hk]`: plays every scenario in each app, or in those that are named, and fails where the console or the network tells of something
 * that nobody handled. `--only joint` plays those whose id holds the word.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
});
const isApp = (name: string): name is AppName => appNames.some((one) => one === name);
const unknown = positionals.filter((name) => !isApp(name));
if (unknown.length > 0) {
  console.error(`There is no app ${unknown.join(', ')}. There are ${appNames.join(', ')}.`);
  process.exit(2);
}
const chosen = positionals.length > 0 ? positionals.filter(isApp) : appNames;

await buildHostsWhenStale({ root, hosts: chosen, say: console.log });
const apps = await startApps(chosen);
try {
  const found = await playAll(
    chosen.flatMap((app) =>
      scenarios
        .filter(({ id, editions }) => editions.includes(app) && id.includes(values.only))
        .map((scenario) => ({ app, url: apps.urls[app] ?? '', scenario })),
    ),
  );
  const faulty = found.filter(({ faults }) => faults.length > 0);
  for (const { app, id, faults } of faulty)
    console.error(`${app} ${id}\n${faults.map((one) => `  ${one}`).join('\n')}`);
  for (const app of chosen) {
    const played = found.filter((one) => one.app === app);
    console.log(
      `${app}: ${played.length} scenarios, ${played.filter(({ faults }) => faults.length > 0).length} with faults`,
    );
  }
  process.exitCode = faulty.length > 0 ? 1 : 0;
} finally {
  await apps.end();
}
