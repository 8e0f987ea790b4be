import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a prerendered page of a build without its scripts, as the least that the same screen can cost, and returns its folder. `page`: the file below
 * `dist`; `base`: where the build is served; `path`: where the copy is served.
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
    withoutScripts(readFileSync(join(dist, page), 'utf8')).replaceAll(base, path),
  );
  return folder;
}

/** Removes the scripts of a page, and what waits for them: its skeleton and the mark of a page behind a login. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<div id="skeleton"[^]*?(?=<div id="broken")/, '')
    .replace(/ data-guarded="[^"]*"/, '')
    .replace(/ data-scripts="[^"]*"/, '');
