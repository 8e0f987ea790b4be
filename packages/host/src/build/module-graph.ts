import type { Rolldown } from 'vite';

/** The bundler's groups, from which it creates chunks. A module goes to the matching group with the highest priority. */
export type ChunkGroups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;

/** The part of the bundler's interface that returns the imports of a module, or null for an unknown one. */
export type ImportGraph = { readonly getModuleInfo: (id: string) => ModuleImports | null };
type ModuleImports = { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds?: readonly string[] };

/** Returns a module and everything that it imports statically, directly or not: the modules that load before it runs. */
export const getStaticImports = (start: string, graph: ImportGraph): ReadonlySet<string> =>
  walk(start, (id) => graph.getModuleInfo(id)?.importedIds);

/** Returns a module and all modules that it can load, directly or not, by static or dynamic imports. */
export const getAllImports = (start: string, graph: ImportGraph): ReadonlySet<string> =>
  walk(start, (id) => {
    const info = graph.getModuleInfo(id);
    return info && [...info.importedIds, ...(info.dynamicallyImportedIds ?? [])];
  });

function walk(start: string, next: (id: string) => readonly string[] | null | undefined): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const imported of next(id) ?? []) visit(imported);
  };
  visit(start);
  return seen;
}
