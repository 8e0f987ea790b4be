export type EntryPoint = string | { source?: string; import?: string };

/** tsup's entries for the `exports` of a package: the path inside dist, without its ending, and the source. */
export function entriesOf(exports: Record<string, EntryPoint>): Record<string, string> {
  const code = Object.values(exports).flatMap((entryPoint) =>
    typeof entryPoint === 'object' && entryPoint.source && entryPoint.import
      ? [[nameInDist(entryPoint.import), entryPoint.source]]
      : [],
  );
  return Object.fromEntries(code);
}

const nameInDist = (path: string) => path.replace(/^\.\/dist\/|\.js$/g, '');
