import type { Rolldown } from 'vite';

/** The groups from which the bundler makes chunks. A module is in the group of the highest priority that names it. */
export type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;

/** What the bundler knows of the imports of a module. */
export type Graph = { readonly getModuleInfo: (id: string) => ModuleImports | null };
type ModuleImports = { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds?: readonly string[] };

/** Returns a module and what it imports at its top: all that has to be there before it runs. */
export const reach = (start: string, graph: Graph): ReadonlySet<string> =>
  walk(start, (id) => graph.getModuleInfo(id)?.importedIds);

/** Returns a module and all that it can load, now or later. */
export const reachWithLater = (start: string, graph: Graph): ReadonlySet<string> =>
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
