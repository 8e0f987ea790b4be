import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a copy of a prerendered page without its scripts, and returns its folder. `page` is a file in `dist`, `base`
 * the path at which the build is served, and `path` the path of the copy.
 */
export function writeStaticPage(
  { dist, base, page }: { readonly dist: string; readonly base: string; readonly page: string },
  path: string,
  folder: string,
): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(dist, folder, { recursive: true, filter: (source) => !/\.(js|html|map)$/.test(source) });
  writeFileSync(
    join(folder, 'index.html'),
    removeScripts(readFileSync(join(dist, page), 'utf8')).replaceAll(base, path),
  );
  return folder;
}

/** Returns a page without its scripts, its skeleton, and the attributes that hide the page until its scripts run. */
export const removeScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<div id="skeleton"[^]*?(?=<div id="broken")/, '')
    .replace(/ data-guarded="[^"]*"/, '');
