import { basename, extname, resolve } from 'node:path';
import { memoize } from './memoize.ts';
import { type ChunkGroups, getStaticImports, type ImportGraph } from './module-graph.ts';

/**
 * Returns the bundler's groups for the first chunks: React DOM, the modules that all screens need, and those that each set of screens shares. Without them, a
 * first visit requests forty small files. `screens` are the source files of each prerendered screen and its flow, relative to `root`. The priorities are
 * greater than `above`.
 */
export function firstChunks(
  root: string,
  entry: string,
  screens: readonly (readonly string[])[],
  above = 0,
): ChunkGroups {
  const reached = memoize((path: string, graph: ImportGraph) => getStaticImports(resolve(root, path), graph));
  const screensOf = (id: string, graph: ImportGraph) =>
    screens.filter((sources) => sources.some((source) => reached(source, graph).has(id)));
  const start = resolve(root, entry);
  const whole: ChunkGroups[number] = {
    debugName: 'first chunks: all screens',
    priority: above + screens.length,
    name(id, graph) {
      if (id === start) return null; // keeps the name that the page refers to
      const first = reached(entry, graph).has(id) || screensOf(id, graph).length === screens.length;
      return first ? 'start' : null;
    },
  };
  // A group also takes the dependencies of its modules, so modules that more screens share come first.
  const shared = screens.slice(1).map((_, index): ChunkGroups[number] => ({
    debugName: `first chunks: ${index + 1} of the screens`,
    priority: above + index + 1,
    minShareCount: 2,
    name(id, graph) {
      const names = screensOf(id, graph).map(([screen = '']) => basename(screen, extname(screen)));
      return names.length === index + 1 ? `with-${names.join('-')}` : null;
    },
  }));
  // The largest library changes the least, so browsers can keep it cached across releases of the host.
  const reactDom: ChunkGroups[number] = {
    debugName: 'first chunks: React DOM',
    priority: above + screens.length + 1,
    name: (id) => (/\/node_modules\/(?:react-dom|scheduler)\//.test(id) ? 'react-dom' : null),
  };
  return [reactDom, whole, ...shared];
}
