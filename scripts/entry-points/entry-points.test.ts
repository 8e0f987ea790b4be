import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DuplicateEntryPointError, entryPointName, exportsOf, isEntryPoint } from './entry-point-files.ts';
import { exportedNames } from './exported-names.ts';
import { derivePackage } from './package-entry-points.ts';

const folder = mkdtempSync(join(tmpdir(), 'quayside-entry-points-'));
function write(path: string, text: string): string {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  return join(folder, path);
}

describe('an entry point', () => {
  it.each([
    ['use-text.tsx', './use-text'],
    ['money-field/money-field.tsx', './money-field'],
    ['text/common/common.ts', './text/common'],
    ['index.ts', '.'],
  ])('is %s, called %s', (path, name) => {
    expect([isEntryPoint(path), entryPointName(path)]).toEqual([true, name]);
  });

  it.each([
    'money-field/format.ts',
    'money-field/money-field.styles.ts',
    'money-field/money-field.test.tsx',
    'use-text.stories.tsx',
    'globals.d.ts',
    'tokens.css',
  ])('is not %s', (path) => expect(isEntryPoint(path)).toBe(false));
});

describe('exportsOf', () => {
  it('exports collections and other files', () => {
    const settings = { collections: ['journeys'], files: { './tokens.css': './tokens.css' } };
    const { exports, published } = exportsOf(['journeys/opening.ts', 'journeys/opening.test.ts'], settings);
    const built = { types: './dist/journeys/opening.d.ts', import: './dist/journeys/opening.js' };
    expect(exports).toEqual({
      './journeys/opening': { source: './src/journeys/opening.ts', ...built },
      './tokens.css': './tokens.css',
    });
    expect(published['./journeys/opening']).toEqual(built);
  });

  it.each([{ workspaceOnly: ['./story-flow'] }, { unpublished: true }])('publishes nothing with %j', (settings) => {
    const { exports, published } = exportsOf(['story-flow/story-flow.tsx'], settings);
    expect(exports).toEqual({ './story-flow': { source: './src/story-flow/story-flow.tsx' } });
    expect(published).toEqual({});
  });

  it('refuses two files for one entry point', () => {
    expect(() => exportsOf(['amount.ts', 'amount/amount.ts'], {})).toThrow(DuplicateEntryPointError);
  });
});

describe('exportedNames', () => {
  it('finds every form of export', () => {
    write('lower.ts', '/** Low. */ export const low = 1; export default 2;');
    const path = write(
      'entry-point.ts',
      `export const a = 1, { b, c: [d] } = x; export function e() {} export async function* f() {}
       export class G {} export abstract class H {} export type I = 1; export interface J {}
       export { k, l as m, type N } from './lower.ts'; export * as o from './lower.ts'; export * from './lower.ts'; export * from 'react';
       const hidden = 1; // export const comment = 1
       const text = 'export const inText = 1'; export default hidden;`,
    );
    const names = exportedNames(path).map(({ name }) => name);
    expect(names.join(' ')).toBe('* from react G H I J N a b d default e f k low m o');
  });

  it('finds docstrings, also of exports from other files', () => {
    const path = write(
      'documented.ts',
      `/** Adds. */
export function add() {}
export const texts = [a] as const;
export const get = defineCall('get', { summary: 'Gets' });
export type Card = (typeof cards)[number];
/** Shows. */
export const Chart = 1;
export type ChartProps = { a: 1 };
export const silent = 1;
export { low } from './lower.ts';
export { Button } from '@quayside/ui/button';`,
    );
    const undocumented = exportedNames(path).filter(({ isDocumented }) => !isDocumented);
    expect(undocumented.map(({ name }) => name)).toEqual(['silent']);
  });
});

it('derivePackage writes exports and names, and reports names without a docstring', () => {
  const manifest = { name: 'one', publishConfig: { access: 'public', exports: { './gone': {} } } };
  write('one/package.json', JSON.stringify(manifest));
  const source = write('one/src/amount.ts', 'export const amount = 1;');
  const { files, undocumented } = derivePackage(join(folder, 'one'));
  const built = { types: './dist/amount.d.ts', import: './dist/amount.js' };
  expect(JSON.parse(files[0]?.text ?? '')).toEqual({
    name: 'one',
    publishConfig: { access: 'public', exports: { './amount': built } },
    exports: { './amount': { source: './src/amount.ts', ...built } },
  });
  expect(files[1]?.text).toBe('./amount amount\n');
  expect(undocumented).toEqual([`${source} amount`]);
});
