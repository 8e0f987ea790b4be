import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { documentedPackages, root, startProject, test } from './support/new-folder.ts';

const yarn = join(root, 'node_modules/@yarnpkg/cli-dist/bin/yarn.js');

/** How each package manager adds packages, and how it complains about a peer. */
const managers = [
  { name: 'npm', command: ['npm', 'install', '--no-audit', '--no-fund'], complains: /ERESOLVE|peer|EBADENGINE/i },
  { name: 'pnpm', command: ['pnpm', 'add'], complains: /peer|unsupported engine/i },
  { name: 'Yarn', command: ['node', yarn, 'add'], complains: /peer|YN00(02|60|86)/i },
] as const;

for (const page of ['quick-start-embed.md', 'quick-start-host.md'])
  for (const { name, command, complains } of managers)
    test(`${name} installs the packages of ${page} in a minute, without a complaint about peers`, async ({
      folder,
    }) => {
      startProject(folder);
      const packages = documentedPackages(page);
      expect(packages.join(' ')).toMatch(/@quayside\/.* react-router@8/);
      const [program, ...args] = command;
      const { exitCode, output, seconds } = await folder.run(program, [...args, ...packages]);
      console.log(`${name}: ${packages.join(' ')} in ${seconds.toFixed(1)} s`);
      expect(exitCode, output).toBe(0);
      expect(output).not.toMatch(complains);
      expect(seconds).toBeLessThan(60);
      const { dependencies } = JSON.parse(readFileSync(join(folder.path, 'package.json'), 'utf8'));
      expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(packages.map((one) => one.replace(/@8$/, ''))));
    });
