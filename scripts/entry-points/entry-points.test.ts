import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entryPointFiles, entryPointName, exportsOf, isEntryPoint, TwoEntryPointsError } from './entry-point-files.ts';
import { exportedNames } from './exported-names.ts';
import { derivePackage, readPackage } from './package-entry-points.ts';
import { findImporterScopes, withSpecifiers } from './reach.ts';

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
  ])('the file %s is an entry point with the name %s', (path, name) => {
    expect([isEntryPoint(path), entryPointName(path)]).toEqual([true, name]);
  });

  it.each([
    'money-field/format.ts',
    'money-field/money-field.styles.ts',
    'money-field/money-field.test.tsx',
    'tokens.css',
  ])('the file %s is not an entry point', (path) => {
    expect(isEntryPoint(path)).toBe(false);
  });

  it('the exports of a package include the files and folders that ENTRY-POINTS.json lists', () => {
    const settings = { collections: ['journeys'], files: { './tokens.css': './tokens.css' } };
    const files = entryPointFiles(['journeys/opening.ts', 'journeys/opening.test.ts'], settings, () => 'public');
    const { exports, published } = exportsOf(files, settings);
    expect(exports).toEqual({
      './journeys/opening': {
        'quayside-source': './src/journeys/opening.ts',
        types: './dist/journeys/opening.d.ts',
        import: './dist/journeys/opening.js',
      },
      './tokens.css': './tokens.css',
    });
    expect(published['./journeys/opening']).not.toHaveProperty('quayside-source');
  });

  it.each([
    ['consumers import', 'public', './press', true],
    ['only packages import', 'internal', './internals/press', true],
    ['only tests import', 'workspace', './internals/press', false],
  ] as const)('an entry point that %s is %s, so its subpath is %s', (_, reach, subpath, published) => {
    expect(entryPointFiles(['press/press.ts'], {}, () => reach)).toEqual([
      { path: 'press/press.ts', name: './press', subpath, published },
    ]);
  });

  it('a file that no other package imports is not an entry point', () => {
    expect(entryPointFiles(['press/press.ts'], {}, () => undefined)).toEqual([]);
  });

  it('an entry point for tests is not published', () => {
    const [one] = entryPointFiles(['testing/databases.ts'], { collections: ['testing'] }, () => 'internal');
    expect(one).toMatchObject({ subpath: './testing/databases', published: false });
  });

  it('an entry point of a private package is not published', () => {
    const files = entryPointFiles(['story-flow/story-flow.tsx'], { unpublished: true }, () => undefined);
    const { exports, published } = exportsOf(files, {});
    expect(exports).toEqual({ './story-flow': { 'quayside-source': './src/story-flow/story-flow.tsx' } });
    expect(published).toEqual({});
  });

  it('two files with the same entry point are an error', () => {
    expect(() => entryPointFiles(['amount.ts', 'amount/amount.ts'], {}, () => 'public')).toThrow(TwoEntryPointsError);
  });
});

describe('the names of an entry point', () => {
  it('exportedNames returns the names of every kind of export', () => {
    write('lower.ts', 'export const low = 1; export default 2;');
    const path = write(
      'entry-point.ts',
      `export const a = 1, { b, c: [d] } = x; export function e() {} export async function* f() {}
       export class G {} export abstract class H {} export type I = 1; export interface J {}
       export { k, l as m, type N } from './lower.ts'; export * as o from './lower.ts'; export * from './lower.ts'; export * from 'react';
       const hidden = 1; // export const comment = 1
       const text = 'export const inText = 1'; export default hidden;`,
    );
    expect(exportedNames(path).map(({ name }) => name)).toEqual([
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

  it('derivePackage changes only the exports in package.json', () => {
    write(
      'one/package.json',
      JSON.stringify({ name: 'one', publishConfig: { access: 'public', exports: { './gone': {} } } }),
    );
    write('one/src/amount.ts', 'export const amount = 1;');
    const one = readPackage(join(folder, 'one'), new Map([['one/amount', 'public']]));
    const [manifest, names] = derivePackage(one).files;
    const built = { types: './dist/amount.d.ts', import: './dist/amount.js' };
    expect(JSON.parse(manifest?.text ?? '')).toEqual({
      name: 'one',
      publishConfig: { access: 'public', exports: { './amount': built } },
      exports: { './amount': { 'quayside-source': './src/amount.ts', ...built } },
    });
    expect(names?.text).toBe('./amount amount\n');
  });
});

describe('an importer', () => {
  const reachAfter = (...paths: readonly string[]) =>
    findImporterScopes(
      paths.map((path) => ({ path, text: "import { Press } from '@quayside/one/internals/press';" })),
      new Set(['testing']),
    ).get('@quayside/one/press');

  it.each([
    ['hosts/sg/src/edition.ts', 'public'],
    ['examples/vue/src/app.vue', 'public'],
    ['packages/embed/README.md', 'public'],
    ['docs/quick-start-host.md', 'public'],
    ['packages/flow/src/form.tsx', 'internal'],
    ['packages/flow/src/form.test.tsx', 'workspace'],
    ['packages/flow/src/form.stories.tsx', 'workspace'],
    ['packages/flow/src/testing/form.tsx', 'workspace'],
    ['packages/testing/src/story-flow.tsx', 'workspace'],
    ['hosts/sg/src/flows.test.ts', 'workspace'],
    ['scripts/start.ts', 'workspace'],
  ])('an import in %s makes an entry point %s', (path, reach) => {
    expect(reachAfter(path)).toBe(reach);
  });

  it('the importer with the widest reach decides how an entry point is exported', () => {
    expect(reachAfter('scripts/start.ts', 'hosts/sg/src/edition.ts', 'packages/flow/src/form.tsx')).toBe('public');
  });

  it('an entry point in the table of a README is public', () => {
    const text = '| entry point | what it renders |\n|---|---|\n| `press`, `swipe` | actions |\n';
    const reaches = findImporterScopes([{ path: 'packages/one/README.md', text }], new Set());
    expect([...reaches]).toEqual([
      ['@quayside/one/press', 'public'],
      ['@quayside/one/swipe', 'public'],
    ]);
  });

  it('withSpecifiers returns code with the current specifiers of entry points', () => {
    const specifiers = new Map([
      ['@quayside/one/press', '@quayside/one/internals/press'],
      ['@quayside/one/button', '@quayside/one/button'],
    ]);
    const text =
      "import '@quayside/one/press'; import '@quayside/one/internals/button'; import '@quayside/one/styles.css';";
    expect(withSpecifiers({ path: 'packages/flow/src/form.tsx', text }, specifiers)).toBe(
      "import '@quayside/one/internals/press'; import '@quayside/one/button'; import '@quayside/one/styles.css';",
    );
  });
});
