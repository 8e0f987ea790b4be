export type Door = string | { source?: string; import?: string };

/** tsup's entries for the `exports` of a package: the path inside dist, without its ending, and the source. */
export function entriesOf(exports: Record<string, Door>): Record<string, string> {
  const code = Object.values(exports).flatMap((door) =>
    typeof door === 'object' && door.source && door.import ? [[nameInDist(door.import), door.source]] : [],
  );
  return Object.fromEntries(code);
}

const nameInDist = (path: string) => path.replace(/^\.\/dist\/|\.js$/g, '');
