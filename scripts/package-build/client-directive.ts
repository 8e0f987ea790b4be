import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const directive = "'use client';\n";
/** imports and re-exports with a specifier, as esbuild writes them */
const specifiers = /(?:^|;|\})\s*(?:import|export)\s*(?:[^'"();]*?\bfrom\s*)?["']([^"']+)["']/gm;

/**
 * Writes `'use client'` on each entry that takes in React by a static import, for frameworks with server components: there, hooks run only behind the directive.
 * esbuild drops the directives of sources that it bundles.
 */
export function addClientDirectives(dist: string, entries: readonly string[]): void {
  for (const entry of entries) {
    const file = join(dist, `${entry}.js`);
    if (takesInReact(file)) writeFileSync(file, directive + readFileSync(file, 'utf8'));
  }
}

function takesInReact(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const found = [...readFileSync(file, 'utf8').matchAll(specifiers)].map(([, specifier = '']) => specifier);
  return found.some((specifier) =>
    specifier.startsWith('.') ? takesInReact(join(dirname(file), specifier), seen) : isOfClients(specifier),
  );
}

/** Other packages of ours have directives of their own, except where their module is no component. */
const isOfClients = (specifier: string): boolean => /^(react|react-dom|react-router)(\/|$)/.test(specifier);
