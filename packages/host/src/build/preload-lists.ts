/** Thrown if the bundler writes preload lists in an unexpected format. */
export class PreloadListsError extends Error {
  override readonly name = 'PreloadListsError';
  constructor() {
    super(
      'The first chunks have no preload lists of the expected form: adapt preload-lists.ts to this version of Vite.',
    );
  }
}

/** Scripts without their preload lists, and the script that contains the lists. */
export type SplitScripts = { readonly scripts: readonly string[]; readonly lists: string };

const table =
  /^const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);\n?/;
const uses = /__vite__mapDeps\((\[[\d,]*\])\)/g;

/**
 * Moves the lists of chunks to preload out of scripts, because they name every chunk of the host and the first screen needs none. Before the script `lists`
 * runs, imports work but preload nothing. Throws `PreloadListsError` for an unexpected format.
 */
export function splitPreloadLists(codes: readonly string[]): SplitScripts {
  const files: string[] = [];
  const lists: string[] = [];
  const numberOf = (among: string[], one: string) => (among.includes(one) ? among.indexOf(one) : among.push(one) - 1);
  const scripts = codes.map((code) => {
    const own = table.exec(code)?.[1];
    if (!own) return code;
    const numbers = (JSON.parse(own) as readonly string[]).map((file) => numberOf(files, file));
    const script = code.replace(table, '').replace(uses, (_, list: string) => {
      const those = (JSON.parse(list) as readonly number[]).map((index) => numbers[index]);
      return `__vite__mapDeps(${numberOf(lists, JSON.stringify(those))})`;
    });
    return `const __vite__mapDeps=i=>globalThis[Symbol.for("quayside.preloads")]?.[i];${script}`;
  });
  if (lists.length === 0 || scripts.some(hasLists)) throw new PreloadListsError();
  return {
    scripts,
    lists: `{let f=${JSON.stringify(files)};globalThis[Symbol.for("quayside.preloads")]=[${lists.join()}].map(l=>l.map(i=>f[i]))}`,
  };
}

/** Returns whether a script still contains lists. */
const hasLists = (script: string) => /__vite__mapDeps\(\s*\[|__vite__mapDeps=\(i,m=/.test(script);
