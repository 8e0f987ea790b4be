import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const directive = "'use client';\n";
/** Matches import and export statements as esbuild writes them, and captures their specifier. */
const specifiers = /(?:^|;|\})\s*(?:import|export)\s*(?:[^'"();]*?\bfrom\s*)?["']([^"']+)["']/gm;

/**
 * Adds `'use client'` to each entry that imports React statically. Frameworks with server components require this, and
 * esbuild removes the directives of bundled sources.
 */
export function addClientDirectives(dist: string, entries: readonly string[]): void {
  for (const entry of entries) {
    const file = join(dist, `${entry}.js`);
    if (importsReact(file)) writeFileSync(file, directive + readFileSync(file, 'utf8'));
  }
}

function importsReact(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const found = [...readFileSync(file, 'utf8').matchAll(specifiers)].map(([, specifier = '']) => specifier);
  return found.some((specifier) =>
    specifier.startsWith('.') ? importsReact(join(dirname(file), specifier), seen) : isReact(specifier),
  );
}

const isReact = (specifier: string): boolean => /^(react|react-dom|react-router)(\/|$)/.test(specifier);
