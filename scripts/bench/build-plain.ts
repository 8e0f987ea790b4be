import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds the control page for production into `outDir`, with the English names of all countries put in. */
export async function buildPlain(outDir: string): Promise<void> {
  const { NODE_ENV } = process.env;
  await build({
    root: join(import.meta.dirname, 'plain'),
    base: '/plain/',
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { COUNTRIES: JSON.stringify(countries()) },
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  // Vite leaves this process in production, and the sandbox that it starts would know no personas there.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

/** One code for every name that a two-letter code has: 250 or so. */
function countries(): [string, string][] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCodePoint(65 + i));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const notCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);
  const named = codes.filter((code) => !notCountries.has(code) && names.of(code) !== code);
  const codeOf = new Map(named.map((code) => [names.of(code) ?? code, code]));
  return [...codeOf]
    .map(([name, code]): [string, string] => [code, name])
    .toSorted(([, a], [, b]) => a.localeCompare(b));
}
