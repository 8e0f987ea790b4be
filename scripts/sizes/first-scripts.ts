import { posix } from 'node:path';

/** Reads a file of a build. `path` is relative to the build. */
export type ReadBuildFile = (path: string) => string;

/**
 * Returns the scripts that a page needs before it is interactive: module scripts, preloads, and the static imports of
 * both. Paths are relative to the build and unique.
 */
export function firstScripts(html: string, base: string, read: ReadBuildFile): string[] {
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].flatMap(([tag]) => addressOf(tag) ?? []);
  const inBuild = named.filter((address) => address.startsWith(base)).map((address) => address.slice(base.length));
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const imported of staticImports(read(path))) visit(posix.join(posix.dirname(path), imported));
  };
  for (const path of inBuild) visit(path);
  return [...seen].toSorted();
}

function addressOf(tag: string): string | undefined {
  if (tag.startsWith('<script')) return /\bsrc="([^"]+)"/.exec(tag)?.[1];
  return /\brel="modulepreload"/.test(tag) ? /\bhref="([^"]+)"/.exec(tag)?.[1] : undefined;
}

/** Returns the static imports in the code of a script: `import"./a.js"`, `import{b}from"./a.js"` and `export*from"./a.js"`, but not `import("./a.js")`. */
const staticImports = (code: string): string[] =>
  [...code.matchAll(/\b(?:import|from)\s*["'](\.{1,2}\/[^"']+)["']/g)].flatMap(([, path]) => path ?? []);
