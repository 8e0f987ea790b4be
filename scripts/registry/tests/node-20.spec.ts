import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { nodePackage } from '../../launcher/machine.mjs';
import { documentedPackages, type NewFolder, root, startProject, test } from './support/new-folder.ts';

type Manifest = { name: string; private?: boolean; engines?: { node?: string } };

const manifests = readdirSync(join(root, 'packages')).map(
  (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest,
);
/** The packages that claim to support Node 20. */
const supported = manifests.filter((one) => !one.private && one.engines?.node === '>=20').map(({ name }) => name);

const node20 = nodePackage(process) ?? '';
test.skip(!node20, 'npm has no package with Node for this machine');

/** Installs Node 20, and returns the folder of its program. */
async function installNode20({ run, path }: NewFolder): Promise<string> {
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', join(path, '../node')];
  const { exitCode, output } = await run('npm', ['install', ...flags, `${node20}@20.19.0`]);
  expect(exitCode, output).toBe(0);
  return join(path, '../node/node_modules', node20, 'bin');
}

test('the packages that claim Node 20 install on it without a complaint, and all their entry points can be imported', async ({
  folder,
}) => {
  startProject(folder);
  const node = await installNode20(folder);
  const flags = ['--engine-strict', '--no-audit', '--no-fund'];
  const { exitCode, output } = await folder.run('npm', ['install', ...flags, ...supported], node);
  expect(exitCode, output).toBe(0);
  expect(output).not.toMatch(/EBADENGINE|ERESOLVE/);
  writeFileSync(join(folder.path, 'import-all.mjs'), importAll);
  const imported = await folder.run('node', ['import-all.mjs', ...supported], node);
  expect(imported.output).toMatch(/^v20\.\d+\.\d+ imported [1-9]\d+ entry points\n$/);
});

test('npm ends at once on Node 20 for the packages of a flow, and names the version that they need', async ({
  folder,
}) => {
  startProject(folder);
  const node = await installNode20(folder);
  const packages = documentedPackages('quick-start-embed.md');
  const { exitCode, output, seconds } = await folder.run('npm', ['install', '--engine-strict', ...packages], node);
  expect(exitCode).not.toBe(0);
  expect(output).toContain('EBADENGINE');
  expect(output).toContain('>=22.22.0');
  expect(seconds).toBeLessThan(60);
});

const importAll = `import { readFileSync } from 'node:fs';
let count = 0;
for (const name of process.argv.slice(2)) {
  const { exports } = JSON.parse(readFileSync('node_modules/' + name + '/package.json', 'utf8'));
  for (const [path, target] of Object.entries(exports)) {
    if (typeof target === 'string') continue;
    await import(name + path.slice(1));
    count++;
  }
}
console.log(process.version + ' imported ' + count + ' entry points');
`;
