import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addCompileHints } from './compile-hints.ts';

test('addCompileHints marks the scripts of pages, and leaves workers and other files unchanged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-hints-'));
  const files = ['start-CmVB-Qs.js', 'heic-worker-CFMBSD6i.js', 'style-B6DOjGD4.css'];
  try {
    for (const file of files) writeFileSync(join(folder, file), 'text');
    addCompileHints(folder);
    expect(files.map((file) => readFileSync(join(folder, file), 'utf8'))).toEqual([
      '//# allFunctionsCalledOnLoad\ntext',
      'text',
      'text',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
