import { type OutputChunk, rolldown } from 'rolldown';

type BundleOptions = {
  /** the absolute path of the entry */
  readonly input: string;
  /** the content of the entry, if it is not a file */
  readonly code?: string;
  readonly external: RegExp;
  readonly conditions?: readonly string[];
};

/** Returns the minified chunks of a production build for browsers. */
export async function bundle({ input, code, external, conditions = [] }: BundleOptions): Promise<OutputChunk[]> {
  const build = await rolldown({
    input,
    external: (id) => external.test(id),
    platform: 'browser',
    resolve: { conditionNames: [...conditions, 'import', 'module', 'browser', 'default'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (code !== undefined && id === input ? id : undefined),
        load: (id) => (id === input ? code : undefined),
      },
    ],
    transform: { define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' } },
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'es', minify: true });
  await build.close();
  return output.filter((file) => file.type === 'chunk');
}

/** Returns `starts` and all chunks that they import statically. */
export function withStaticImports(chunks: readonly OutputChunk[], starts: readonly OutputChunk[]): Set<OutputChunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set<OutputChunk>();
  const load = (chunk: OutputChunk | undefined) => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const file of chunk.imports) load(byName.get(file));
  };
  starts.forEach(load);
  return loaded;
}
