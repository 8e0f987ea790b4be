/** Thrown if the bundler writes preload lists in another form than the build expects. */
export class PreloadListsError extends Error {
  override readonly name = 'PreloadListsError';
  constructor() {
    super('The first chunk has no preload lists of the expected form: adapt preload-lists.ts to this version of Vite.');
  }
}

/** A script without its preload lists, and the script that brings them. */
export type Split = { readonly script: string; readonly lists: string };

const table =
  /^const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);\n?/;
const uses = /__vite__mapDeps\((\[[\d,]*\])\)/g;

/**
 * Takes the lists of chunks to preload out of a script: they name every chunk of the host, and the first screen needs none. `lists` is a classic script that sets
 * a symbol of the page; until it has run, an import preloads nothing and still works. Throws PreloadListsError.
 */
export function splitPreloadLists(code: string): Split {
  const files = table.exec(code);
  if (!files?.[1]) throw new PreloadListsError();
  const lists: string[] = [];
  const script = code.replace(table, '').replace(uses, (_, list: string) => {
    if (!lists.includes(list)) lists.push(list);
    return `__vite__mapDeps(${lists.indexOf(list)})`;
  });
  if (lists.length === 0 || script.includes('__vite__mapDeps([')) throw new PreloadListsError();
  return {
    script: `const __vite__mapDeps=i=>globalThis[Symbol.for("quayside.preloads")]?.[i];${script}`,
    lists: `{let f=${files[1]};globalThis[Symbol.for("quayside.preloads")]=[${lists.join()}].map(l=>l.map(i=>f[i]))}`,
  };
}
