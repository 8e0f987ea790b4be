import { resolve } from 'node:path';
import { memoize } from './memoize.ts';
import { type ChunkGroups, getAllImports, getStaticImports, type ImportGraph } from './module-graph.ts';

/**
 * A chunk that loads after the first screen. `from`: the ends of module paths, without extension, whose modules and static imports it contains. `sharedBy`: it
 * contains only modules that at least this many later loads need.
 */
export type LaterChunk = { readonly name: string; readonly from?: readonly string[]; readonly sharedBy?: number };

/** The chunks that customers load after the first screen, in the order in which they need them. */
export const customerChunks: readonly LaterChunk[] = [
  { name: 'titles', from: ['screen-title', 'titles/titles'] },
  { name: 'foot', from: ['load-foot', 'foot'] },
  { name: 'sheet', from: ['language-sheet'] },
  { name: 'session', from: ['host-services'] },
  { name: 'messages', from: ['notices', 'last-resort'] },
  { name: 'parts', sharedBy: 24 },
  { name: 'rules', from: ['opening-rules'], sharedBy: 8 },
  { name: 'opening-rules', from: ['opening-rules'] },
  { name: 'w8ben-rules', from: ['w8ben-rules'] },
  {
    name: 'step',
    from: ['known-progress', 'error-lines', 'leave-sheet', 'issue-text'],
  },
  { name: 'operations', from: ['start-operations'] },
  { name: 'documents', from: ['submit-photo'], sharedBy: 8 },
  { name: 'photo', from: ['submit-photo'] },
];

/**
 * Returns the bundler's group for each chunk: the imports of its modules that no earlier chunk contains. Without groups, a session starts with a hundred small
 * requests. Priorities start at 1. The build throws `LaterChunkError` if a path has no module.
 */
export function laterChunks(root: string, entry: string, chunks: readonly LaterChunk[]): ChunkGroups {
  const start = resolve(root, entry);
  const modules = memoize((id: string, graph: ImportGraph) => [...getAllImports(id, graph)]);
  const reachedFrom = memoize((end: string, graph: ImportGraph) => {
    const sources = modules(start, graph).filter((id) => id.replace(/(-[A-Z\d]{8})?\.\w+$/, '').endsWith(`/${end}`));
    if (sources.length === 0) throw new LaterChunkError(end);
    return new Set(sources.flatMap((id) => [...getStaticImports(id, graph)]));
  });
  const loadedLater = memoize((id: string, graph: ImportGraph) => {
    const loaded = modules(id, graph).flatMap((one) => graph.getModuleInfo(one)?.dynamicallyImportedIds ?? []);
    return [...new Set(loaded)].map((one) => getStaticImports(one, graph));
  });
  const shares = (id: string, graph: ImportGraph) =>
    loadedLater(start, graph).filter((reached) => reached.has(id)).length;
  const has = ({ from, sharedBy = 0 }: LaterChunk, id: string, graph: ImportGraph) =>
    (!from || from.some((end) => reachedFrom(end, graph).has(id))) && (!sharedBy || shares(id, graph) >= sharedBy);
  return chunks.map((chunk, index) => ({
    debugName: `later chunks: ${chunk.name}`,
    priority: chunks.length - index,
    name: (id, graph) => (has(chunk, id, graph) ? chunk.name : null),
  }));
}

/** Thrown by a build if no module of the host has a path that ends as a chunk names it. */
export class LaterChunkError extends Error {
  override readonly name = 'LaterChunkError';
  constructor(end: string) {
    super(`No module has a path that ends with ${end}: adapt later-chunks.ts.`);
  }
}
