import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstScripts } from './first-scripts.ts';

/** The scripts that a prerendered page loads before it is interactive. Sizes are in kB (1000 bytes) after gzip. */
export type PageSize = {
  readonly route: string;
  readonly budget: number;
  readonly total: number;
  /** The scripts, largest first. Paths are relative to the build. */
  readonly scripts: readonly { readonly path: string; readonly kb: number }[];
};

/** Thrown if a route with a budget has no prerendered page. */
export class PageMissingError extends Error {
  override readonly name = 'PageMissingError';
  constructor(route: string) {
    super(`The build has no page for ${route}, which has a budget: remove the budget, or prerender the route.`);
  }
}

/**
 * Returns the sizes of the English page of each route with a budget. `dist` is the folder of a build, `base` the path at
 * which it is served, and `budgets` the kB by route. Throws PageMissingError if a route has no page.
 */
export function pageSizes(dist: string, base: string, budgets: Readonly<Record<string, number>>): PageSize[] {
  const read = (path: string) => readFileSync(join(dist, path), 'utf8');
  const { pages } = JSON.parse(read('pages.json')) as { pages: Record<string, { en?: string }> };
  return Object.entries(budgets).map(([route, budget]) => {
    const page = pages[route]?.en;
    if (!page) throw new PageMissingError(route);
    const scripts = firstScripts(read(page), base, read)
      .map((path) => ({ path, kb: gzipSync(readFileSync(join(dist, path)), { level: 9 }).length / 1000 }))
      .toSorted((a, b) => b.kb - a.kb);
    return { route, budget, total: scripts.reduce((sum, { kb }) => sum + kb, 0), scripts };
  });
}
