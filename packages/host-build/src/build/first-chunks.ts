import { basename, extname, resolve } from 'node:path';
import { type Graph, type Groups, reach } from './module-graph.ts';
import { remember } from './remember.ts';

/**
 * Which chunks the prerendered pages start with: React DOM, what else the entry and all of their screens need, and for each set of screens what they share with
 * one another or with later ones. Left alone, the bundler makes a file of every module that any two screens share: a first visit then asks for forty small ones,
 * which compress badly. `screens`: source files of each prerendered screen and its flow, from `root`. `above`: the priority above which these groups are.
 */
export function firstChunks(root: string, entry: string, screens: readonly (readonly string[])[], above = 0): Groups {
  const reached = remember((path: string, graph: Graph) => reach(resolve(root, path), graph));
  const screensOf = (id: string, graph: Graph) =>
    screens.filter((sources) => sources.some((source) => reached(source, graph).has(id)));
  const start = resolve(root, entry);
  const whole: Groups[number] = {
    debugName: 'first chunks: all screens',
    priority: above + screens.length,
    name(id, graph) {
      if (id === start) return null; // stays what the page names
      const first = reached(entry, graph).has(id) || screensOf(id, graph).length === screens.length;
      return first ? 'start' : null;
    },
  };
  // A group takes the dependencies of its modules along, so modules shared by more screens come first.
  const shared = screens.slice(1).map((_, index): Groups[number] => ({
    debugName: `first chunks: ${index + 1} of the screens`,
    priority: above + index + 1,
    minShareCount: 2,
    name(id, graph) {
      const names = screensOf(id, graph).map(([screen = '']) => basename(screen, extname(screen)));
      return names.length === index + 1 ? `with-${names.join('-')}` : null;
    },
  }));
  // The largest library changes the least, so a customer's browser keeps it when the host is released again.
  const reactDom: Groups[number] = {
    debugName: 'first chunks: React DOM',
    priority: above + screens.length + 1,
    name: (id) => (/\/node_modules\/(?:react-dom|scheduler)\//.test(id) ? 'react-dom' : null),
  };
  return [reactDom, whole, ...shared];
}
