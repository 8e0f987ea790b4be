import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { findCodeSamples } from '../../docs/markdown.ts';
import { root, startProject, test } from './support/new-folder.ts';

test('an app of the files and commands in quick-start-host.md compiles and builds', async ({ folder }) => {
  startProject(folder);
  const page = readFileSync(join(root, 'docs/quick-start-host.md'), 'utf8');
  const files = findCodeSamples(page).flatMap(({ info, code }) => {
    const [, name] = /^\w+ (\S+\.\w+)$/.exec(info) ?? [];
    return name ? [{ name, code }] : [];
  });
  expect(files.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['src/edition.ts', 'src/main.tsx', 'index.html', 'build.ts', 'tsconfig.json']),
  );
  for (const { name, code } of files) {
    mkdirSync(dirname(join(folder.path, name)), { recursive: true });
    writeFileSync(join(folder.path, name), code);
  }
  const commands = [...page.matchAll(/^npm install .*@.*$/gm)].map(([command]) => command);
  expect(commands).toHaveLength(2);
  for (const command of [...commands, 'npx tsc', 'node build.ts']) {
    const [program = '', ...args] = command.split(' ');
    const { exitCode, output, seconds } = await folder.run(program, args);
    console.log(`${command.slice(0, 40)}: ${seconds.toFixed(1)} s`);
    expect(exitCode, `${command}\n${output}`).toBe(0);
    expect(output).not.toMatch(/ERESOLVE|EBADENGINE/);
  }
  expect(existsSync(join(folder.path, 'dist/pages.json'))).toBe(true);
});
