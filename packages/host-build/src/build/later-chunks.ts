import { resolve } from 'node:path';
import { type Graph, type Groups, reach, reachWithLater, remember } from './module-graph.ts';

/** The modules from which each later chunk starts, by the name of the chunk: the ends of their paths, without the extension. */
export type LaterChunks = Readonly<Record<string, readonly string[]>>;

/** The chunks that every customer of an app loads after the first screen, in the order in which they are needed. */
export const customerChunks: LaterChunks = {
  titles: ['/i18n/src/screen-title', '/titles/titles'],
  session: ['/host/src/deferred/deferred'],
  messages: ['/page-messages/notices', '/page-messages/last-resort'],
  'opening-rules': ['/journeys/opening/opening'],
  'w8ben-rules': ['/journeys/w8ben/w8ben'],
  step: ['/step-screen/known-progress', '/step-screen/error-lines', '/step-screen/leave-sheet', '/i18n/src/issue-text'],
  operations: ['/deferred/start-operations'],
};

/**
 * Makes one chunk of what the modules of each entry import and no chunk before it has; so a chunk needs only those before it. Left alone, the bundler makes a
 * file of whatever any two modules share: a session then begins with a hundred requests, whose headers weigh more than their code. Its groups come after
 * those of the first chunks: their priorities begin at 1.
 */
export function laterChunks(root: string, entry: string, chunks: LaterChunks): Groups {
  const start = resolve(root, entry);
  const modules = remember((id: string, graph: Graph) => [...reachWithLater(id, graph)]);
  const reached = remember((end: string, graph: Graph) => {
    const sources = modules(start, graph).filter((id) => id.replace(/\.\w+$/, '').endsWith(end));
    if (sources.length === 0) throw new LaterChunkError(end);
    return new Set(sources.flatMap((id) => [...reach(id, graph)]));
  });
  return Object.entries(chunks).map(([name, ends], index, all) => ({
    debugName: `later chunks: ${name}`,
    priority: all.length - index,
    name: (id, graph) => (ends.some((end) => reached(end, graph).has(id)) ? name : null),
  }));
}

/** Thrown if no module of the host has a path from which a chunk starts. */
export class LaterChunkError extends Error {
  override readonly name = 'LaterChunkError';
  constructor(end: string) {
    super(`No module has a path that ends with ${end}: adapt later-chunks.ts.`);
  }
}
