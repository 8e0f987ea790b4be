import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { run } from './run.ts';

const code = "import { errors } from '@quayside/i18n/text/errors';\nconst t = useText(errors);\nt('offline');\n";
const folder = mkdtempSync(join(tmpdir(), 'quayside-codemods-'));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void said.push(line));
  write('src/a.ts', code);
  write('src/node_modules/b.js', code);
  write('texts/errors/th.json', '{"offline":"x"}');
});

it('renames an app, and not what it installed', () => {
  expect(run(['text-keys', '--code', join(folder, 'src'), '--texts', join(folder, 'texts')])).toBe(0);
  expect(read('src/a.ts')).toContain("useText(flow);\nt('loadFailed.offline')");
  expect(read('src/node_modules/b.js')).toBe(code);
  expect(JSON.parse(read('texts/flow/th.json'))).toEqual({ 'loadFailed.offline': 'x' });
  expect(said.map((line) => line.replace(`${folder}/`, ''))).toEqual([
    'renamed  src/a.ts',
    'renamed  texts/errors/th.json',
    'renamed  texts/flow/th.json',
  ]);
  expect(run(['text-keys', '--check', '--code', join(folder, 'src')])).toBe(0);
});

it('writes nothing to check, and fails', () => {
  expect(run(['text-keys', '--check', '--code', join(folder, 'src')])).toBe(1);
  expect(read('src/a.ts')).toBe(code);
});

it('says what it leaves to the reader, and fails', () => {
  write('src/a.ts', code.replace("'offline'", 'key'));
  expect(run(['text-keys', '--code', join(folder, 'src')])).toBe(1);
  expect(said.at(-1)).toMatch(/by hand {2}.*a\.ts:3: /);
});

it('says how it is used', () => {
  expect(run([])).toBe(2);
  expect(said.join()).toContain('--texts <folder>');
});
