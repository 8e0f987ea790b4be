import { basename, extname, resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;
type Graph = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };

/**
 * Which chunks the prerendered pages start with: what the entry and all of their screens need, and for each set of screens what they share with one another or
 * with later ones. Left alone, the bundler makes a file of every module that any two screens share: a first visit then asks for forty small ones, which compress
 * badly. `screens`: source files of each prerendered screen and its flow, from `root`.
 */
export function firstChunks(root: string, entry: string, screens: readonly (readonly string[])[]): Groups {
  const reached = remember((path: string, graph: Graph) => reach(resolve(root, path), graph));
  const screensOf = (id: string, graph: Graph) =>
    screens.filter((sources) => sources.some((source) => reached(source, graph).has(id)));
  const start = resolve(root, entry);
  const whole: Groups[number] = {
    debugName: 'first chunks: all screens',
    priority: screens.length,
    name(id, graph) {
      if (id === start) return null; // stays what the page names
      const first = reached(entry, graph).has(id) || screensOf(id, graph).length === screens.length;
      return first ? 'start' : null;
    },
  };
  // A group takes the dependencies of its modules along, so modules shared by more screens come first.
  const shared = screens.slice(1).map((_, index): Groups[number] => ({
    debugName: `first chunks: ${index + 1} of the screens`,
    priority: index + 1,
    minShareCount: 2,
    name(id, graph) {
      const names = screensOf(id, graph).map(([screen = '']) => basename(screen, extname(screen)));
      return names.length === index + 1 ? `with-${names.join('-')}` : null;
    },
  }));
  return [whole, ...shared];
}

/** Returns a module and all its static imports. */
function reach(start: string, graph: Graph): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(start);
  return seen;
}

function remember<T>(find: (path: string, graph: Graph) => T): (path: string, graph: Graph) => T {
  const known = new Map<string, T>();
  return (path, graph) => {
    const found = known.get(path) ?? find(path, graph);
    known.set(path, found);
    return found;
  };
}
