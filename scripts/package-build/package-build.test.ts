import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settleAddresses } from './addresses.ts';
import { addClientDirectives } from './client-directive.ts';
import { entriesOf } from './entries.ts';
import { tarballProblems } from './tarball-problems.ts';
import { workerEntries } from './workers.ts';

function folderOf(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-package-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

describe('the build of a package', () => {
  it('has one entry an entry point, and none for a style sheet', () => {
    const exports = {
      './picker': {
        source: './src/picker/picker.tsx',
        types: './dist/picker/picker.d.ts',
        import: './dist/picker/picker.js',
      },
      './tokens.css': './tokens.css',
    };
    expect(entriesOf(exports)).toEqual({ 'picker/picker': './src/picker/picker.tsx' });
  });

  it('marks the entries that take in React by a static import as client code', () => {
    const folder = folderOf({
      'button.js': 'import {\n  Icon\n} from "./chunk-A.js";\nexport { Icon as Button };\n',
      'chunk-A.js': 'import { jsx } from "react/jsx-runtime";\nexport { jsx as Icon };\n',
      'again.js': 'export { Button } from "./button.js";\n',
      'flow.js': 'const load = () => import("./chunk-A.js");\nexport { load };\n',
      'text.js': 'var text = "import { jsx } from react";\nimport { z } from "zod/mini";\nexport { text };\n',
    });
    const entries = ['again', 'button', 'flow', 'text'];
    addClientDirectives(folder, entries);
    const marked = entries.filter((entry) =>
      readFileSync(join(folder, `${entry}.js`), 'utf8').startsWith("'use client'"),
    );
    expect(marked).toEqual(['again', 'button']);
  });

  it('builds the workers that its modules start', () => {
    const folder = folderOf({
      'image/client.ts': "new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });",
      'image/client.test.ts': "new URL('./fixture.ts', import.meta.url)",
      'image/heic-worker.ts': '',
    });
    expect(workerEntries(folder)).toEqual({ 'image/heic-worker': join(folder, 'image/heic-worker.ts') });
  });

  it('addresses a worker from wherever the bundler put its starter', () => {
    const starter = 'new URL("from-dist:image/heic-worker.js", import.meta.url)';
    const folder = folderOf({ 'chunk-1.js': starter, 'image/client.js': starter, 'a/b/c.js': starter });
    settleAddresses(folder);
    const address = (file: string) => /"(.*)"/.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
    expect(['chunk-1.js', 'image/client.js', 'a/b/c.js'].map(address)).toEqual([
      './image/heic-worker.js',
      './heic-worker.js',
      '../../image/heic-worker.js',
    ]);
  });

  it('addresses a style sheet that lies beside dist', () => {
    const namer = 'new URL("from-dist:../fonts/ios.css", import.meta.url)';
    const folder = folderOf({ 'chunk-1.js': namer, 'after/after.js': namer });
    settleAddresses(folder);
    expect(['chunk-1.js', 'after/after.js'].map((file) => readFileSync(join(folder, file), 'utf8'))).toEqual([
      'new URL("../fonts/ios.css", import.meta.url)',
      'new URL("../../fonts/ios.css", import.meta.url)',
    ]);
  });
});

describe('a tarball', () => {
  it('holds a README, its license, no tests, and every worker that its code starts', () => {
    const starter = { path: 'dist/chunk-1.js', text: 'new URL("./image/heic-worker.js", import.meta.url)' };
    const readme = { path: 'README.md', text: '' };
    const license = { path: 'LICENSE', text: '' };
    expect(tarballProblems([readme, license, starter, { path: 'dist/image/heic-worker.js', text: '' }])).toEqual([]);
    expect(tarballProblems([license, starter, { path: 'src/tokens.test.ts', text: '' }])).toEqual([
      'README.md: a consumer wants to know what this is',
      'src/tokens.test.ts: tests and stories are for us alone',
      'dist/chunk-1.js: ./image/heic-worker.js is not in the package',
    ]);
    const manifest = {
      path: 'package.json',
      text: '{"dependencies":{"@quayside/i18n": "workspace:^","react": "^19.0.0"}}',
    };
    expect(tarballProblems([readme, license, manifest])).toEqual([
      'package.json: @quayside/i18n is "workspace:^", which no registry knows',
    ]);
    const decoder = { path: 'package.json', text: '{"dependencies":{"libheif-js": "1.23.2"}}' };
    expect(tarballProblems([readme, decoder])).toEqual([
      'LICENSE: the terms travel with the package',
      'THIRD-PARTY-NOTICES.md: libheif-js is under the LGPL, which asks for a notice',
    ]);
  });
});
