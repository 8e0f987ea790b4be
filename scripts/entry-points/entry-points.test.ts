import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entryPointName, exportsOf, isEntryPoint, TwoEntryPointsError } from './entry-point-files.ts';
import { exportedNames } from './exported-names.ts';
import { derivedFiles } from './package-entry-points.ts';
import { summaryMaps } from './summary-map.ts';

const folder = mkdtempSync(join(tmpdir(), 'quayside-entry-points-'));
function write(path: string, text: string) {
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
  ])('is not %s', (path) => {
    expect(isEntryPoint(path)).toBe(false);
  });

  it('is every file of a folder that ENTRY-POINTS.json names, and what it names itself', () => {
    const { exports, published } = exportsOf(['journeys/opening.ts', 'journeys/opening.test.ts'], {
      collections: ['journeys'],
      files: { './tokens.css': './tokens.css' },
    });
    expect(exports).toEqual({
      './journeys/opening': {
        source: './src/journeys/opening.ts',
        types: './dist/journeys/opening.d.ts',
        import: './dist/journeys/opening.js',
      },
      './tokens.css': './tokens.css',
    });
    expect(published['./journeys/opening']).not.toHaveProperty('source');
  });

  it('for the workspace alone is not published', () => {
    const { exports, published } = exportsOf(['story-flow/story-flow.tsx'], { workspaceOnly: ['./story-flow'] });
    expect(exports).toEqual({ './story-flow': { source: './src/story-flow/story-flow.tsx' } });
    expect(published).toEqual({});
  });

  it('of a private package is not published', () => {
    const { exports, published } = exportsOf(['story-flow/story-flow.tsx'], { unpublished: true });
    expect(exports).toEqual({ './story-flow': { source: './src/story-flow/story-flow.tsx' } });
    expect(published).toEqual({});
  });

  it('leads to one file', () => {
    expect(() => exportsOf(['amount.ts', 'amount/amount.ts'], {})).toThrow(TwoEntryPointsError);
  });
});

describe('the names of an entry point', () => {
  it('are all that it exports, in any of the ways to say so', () => {
    write('lower.ts', 'export const low = 1; export default 2;');
    const path = write(
      'entry-point.ts',
      `export const a = 1, { b, c: [d] } = x; export function e() {} export async function* f() {}
       export class G {} export abstract class H {} export type I = 1; export interface J {}
       export { k, l as m, type N } from './lower.ts'; export * as o from './lower.ts'; export * from './lower.ts'; export * from 'react';
       const hidden = 1; // export const comment = 1
       const text = 'export const inText = 1'; export default hidden;`,
    );
    expect(exportedNames(path)).toEqual([
      '* from react',
      'G',
      'H',
      'I',
      'J',
      'N',
      'a',
      'b',
      'd',
      'default',
      'e',
      'f',
      'k',
      'low',
      'm',
      'o',
    ]);
  });

  it('are pinned beside the exports of the package, whose other fields stay', () => {
    write(
      'one/package.json',
      JSON.stringify({ name: 'one', publishConfig: { access: 'public', exports: { './gone': {} } } }),
    );
    write('one/src/amount.ts', 'export const amount = 1;');
    const [manifest, names] = derivedFiles(join(folder, 'one'));
    const built = { types: './dist/amount.d.ts', import: './dist/amount.js' };
    expect(JSON.parse(manifest?.text ?? '')).toEqual({
      name: 'one',
      publishConfig: { access: 'public', exports: { './amount': built } },
      exports: { './amount': { source: './src/amount.ts', ...built } },
    });
    expect(names?.text).toBe('./amount amount\n');
  });
});

describe('the map of summaries', () => {
  it('names each file of the steps by its id, without tests', () => {
    const [map] = summaryMaps([
      'answers/steps/w8ben.form.ts',
      'answers/steps/choose.ts',
      'answers/steps/choose.test.ts',
    ]);
    const entries = map?.text.split('\n').filter((line) => line.includes('import('));
    expect(entries).toEqual([
      "  'choose': async () => (await import('../steps/choose.ts')).summary,",
      "  'w8ben.form': async () => (await import('../steps/w8ben.form.ts')).summary,",
    ]);
  });

  it('is not written for a package without summaries', () => {
    expect(summaryMaps(['money-field/money-field.tsx'])).toEqual([]);
  });
});
