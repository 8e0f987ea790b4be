import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { settleAddresses } from './addresses.ts';
import { addClientDirectives } from './client-directive.ts';
import { tarballProblems } from './tarball-problems.ts';
import { workerEntries } from './workers.ts';

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-package-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

it('addClientDirectives marks the entries that import React statically', () => {
  const folder = folderOf({
    'button.js': 'import {\n  Icon\n} from "./chunk-A.js";\nexport { Icon as Button };\n',
    'chunk-A.js': 'import { jsx } from "react/jsx-runtime";\nexport { jsx as Icon };\n',
    'again.js': 'export { Button } from "./button.js";\n',
    'flow.js': 'const load = () => import("./chunk-A.js");\nexport { load };\n',
    'text.js': 'var text = "import { jsx } from react";\nimport { z } from "zod/mini";\nexport { text };\n',
  });
  const entries = ['again', 'button', 'flow', 'text'];
  addClientDirectives(folder, entries);
  const isMarked = (entry: string) => readFileSync(join(folder, `${entry}.js`), 'utf8').startsWith("'use client'");
  expect(entries.filter(isMarked)).toEqual(['again', 'button']);
});

it('workerEntries returns the workers that modules start', () => {
  const folder = folderOf({
    'image/client.ts': "new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });",
    'image/client.test.ts': "new URL('./fixture.ts', import.meta.url)",
    'image/heic-worker.ts': '',
  });
  expect(workerEntries(folder)).toEqual({ 'image/heic-worker': join(folder, 'image/heic-worker.ts') });
});

it.each([
  ['image/heic-worker.js', ['./image/heic-worker.js', '../../image/heic-worker.js']],
  ['../fonts/ios.css', ['../fonts/ios.css', '../../../fonts/ios.css']],
])('settleAddresses makes %s relative to each file', (target, expected) => {
  const address = `new URL("from-dist:${target}", import.meta.url)`;
  const folder = folderOf({ 'chunk-1.js': address, 'a/b/c.js': address });
  settleAddresses(folder);
  const read = (file: string) => /"(.*)"/.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
  expect(['chunk-1.js', 'a/b/c.js'].map(read)).toEqual(expected);
});

it('tarballProblems reports missing and unwanted files, and versions that only the workspace resolves', () => {
  const worker = { path: 'dist/chunk-1.js', text: 'new URL("./image/heic-worker.js", import.meta.url)' };
  const dependencies = '"@quayside/i18n": "workspace:^","react": "^19.0.0","libheif-js": "1.23.2"';
  const manifest = { path: 'package.json', text: `{"dependencies":{${dependencies}}}` };
  const complete = ['README.md', 'LICENSE', 'dist/image/heic-worker.js'].map((path) => ({ path, text: '' }));
  expect(tarballProblems([...complete, worker])).toEqual([]);
  expect(tarballProblems([worker, manifest, { path: 'src/tokens.test.ts', text: '' }])).toEqual([
    'README.md is missing',
    'LICENSE is missing',
    'THIRD-PARTY-NOTICES.md is missing: libheif-js has the LGPL, which requires a notice',
    'src/tokens.test.ts: the package must not contain tests and stories',
    'dist/chunk-1.js: the package lacks ./image/heic-worker.js',
    'package.json: no registry knows @quayside/i18n "workspace:^"',
  ]);
});

it('tarballProblems reports dependencies that the kit must not have', () => {
  const withDependencies = (name: string) =>
    JSON.stringify({
      name,
      dependencies: { react: '19.3.1', '@quayside/capture': '1.0.0', 'tesseract.js-core': '7.0.0' },
    });
  const problemsOf = (manifest: string) =>
    tarballProblems(
      ['README.md', 'LICENSE'].map((path) => ({ path, text: '' })).concat({ path: 'package.json', text: manifest }),
    );
  expect(problemsOf(withDependencies('@quayside/host'))).toEqual([]);
  expect(problemsOf(withDependencies('@quayside/ui'))).toEqual([
    'package.json: @quayside/ui must not depend on @quayside/capture',
    'package.json: @quayside/ui must not depend on tesseract.js-core',
  ]);
});
