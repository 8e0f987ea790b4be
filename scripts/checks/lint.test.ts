import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'quayside-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The rules that oxlint reports for a file, as this repository sets them. */
function rulesBroken(text: string): string[] {
  const file = join(folder, 'a.test.ts');
  writeFileSync(file, text);
  const program = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(
    process.execPath,
    [program, '--config', join(root, '.oxlintrc.json'), '--format', 'json', file],
    {
      encoding: 'utf8',
    },
  );
  return (JSON.parse(stdout) as { diagnostics: { code: string }[] }).diagnostics.map(({ code }) => code);
}

const lines = (length: number) => Array.from({ length }, (_, at) => `export const a${at} = ${at};\n`).join('');

// "~" stands where the text is broken, so that this file passes its own check
it.each([
  ['max-lines', lines(401)],
  ['no-warning-comments', '// TO~DO: later'],
  ['no-focused-tests', "import { expect, it } from 'vitest'; it.~only('x', () => { expect(1).toBe(1); });"],
  ['no-restricted-properties', 'await page.waitFor~Timeout(100);'],
  ['no-debugger', '~debugger;'],
  ['ban-ts-comment', '// @ts-~ignore\nexport const a = 1;'],
])('lint reports %s', (rule, text) => {
  expect(rulesBroken(text.replaceAll('~', '')).join()).toContain(rule);
});

it('lint accepts 400 lines', () => {
  expect(rulesBroken(lines(400))).toEqual([]);
});
