import { resolve } from 'node:path';
import { type Graph, type Groups, reach, reachWithLater } from './module-graph.ts';
import { remember } from './remember.ts';

/**
 * A chunk of modules. `from`: what these modules import, named by the ends of their paths, without the extension and without the hash that a published package
 * adds. `sharedBy`: only what so many of the modules that load later import, each by itself.
 */
export type LaterChunk = { readonly name: string; readonly from?: readonly string[]; readonly sharedBy?: number };

/** The chunks that customers of an app load after the first screen, in the order in which they are needed. */
export const customerChunks: readonly LaterChunk[] = [
  { name: 'titles', from: ['screen-title', 'titles/titles'] },
  { name: 'foot', from: ['load-foot', 'foot'] },
  { name: 'sheet', from: ['language-sheet'] },
  { name: 'session', from: ['deferred'] },
  { name: 'messages', from: ['notices', 'last-resort'] },
  { name: 'parts', sharedBy: 24 },
  { name: 'rules', from: ['journeys/opening/opening'], sharedBy: 8 },
  { name: 'opening-rules', from: ['journeys/opening/opening'] },
  { name: 'w8ben-rules', from: ['journeys/w8ben/w8ben'] },
  {
    name: 'step',
    from: ['known-progress', 'error-lines', 'leave-sheet', 'issue-text'],
  },
  { name: 'operations', from: ['start-operations'] },
  { name: 'documents', from: ['submit-photo'], sharedBy: 8 },
  { name: 'photo', from: ['submit-photo'] },
];

/**
 * Makes each chunk of what its modules import and no chunk before it has; so a chunk needs only those before it. Left alone, the bundler makes a file of
 * whatever any two modules share: a session then begins with a hundred requests, whose headers weigh more than their code. The priorities of the groups are 1
 * and more.
 */
export function laterChunks(root: string, entry: string, chunks: readonly LaterChunk[]): Groups {
  const start = resolve(root, entry);
  const modules = remember((id: string, graph: Graph) => [...reachWithLater(id, graph)]);
  const reachedFrom = remember((end: string, graph: Graph) => {
    const sources = modules(start, graph).filter((id) => id.replace(/(-[A-Z\d]{8})?\.\w+$/, '').endsWith(`/${end}`));
    if (sources.length === 0) throw new LaterChunkError(end);
    return new Set(sources.flatMap((id) => [...reach(id, graph)]));
  });
  const loadedLater = remember((id: string, graph: Graph) => {
    const loaded = modules(id, graph).flatMap((one) => graph.getModuleInfo(one)?.dynamicallyImportedIds ?? []);
    return [...new Set(loaded)].map((one) => reach(one, graph));
  });
  const shares = (id: string, graph: Graph) => loadedLater(start, graph).filter((reached) => reached.has(id)).length;
  const has = ({ from, sharedBy = 0 }: LaterChunk, id: string, graph: Graph) =>
    (!from || from.some((end) => reachedFrom(end, graph).has(id))) && (!sharedBy || shares(id, graph) >= sharedBy);
  return chunks.map((chunk, index) => ({
    debugName: `later chunks: ${chunk.name}`,
    priority: chunks.length - index,
    name: (id, graph) => (has(chunk, id, graph) ? chunk.name : null),
  }));
}

/** Thrown if no module of the host has a path from which a chunk starts. */
export class LaterChunkError extends Error {
  override readonly name = 'LaterChunkError';
  constructor(end: string) {
    super(`No module has a path that ends with ${end}: adapt later-chunks.ts.`);
  }
}
