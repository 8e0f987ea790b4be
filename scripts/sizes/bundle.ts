import { type OutputChunk, rolldown } from 'rolldown';

type BundleOptions = {
  /** The absolute path of the entry. */
  readonly input: string;
  /** The content of the entry, if it is not a file. */
  readonly code?: string;
  readonly external: RegExp;
  readonly conditions?: readonly string[];
};

/** Bundles an entry for browsers in production, and resolves with the minified chunks. Leaves out imports that match `external`. */
export async function bundleForBrowsers({
  input,
  code,
  external,
  conditions = [],
}: BundleOptions): Promise<OutputChunk[]> {
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

/** Returns the chunks in `starts`, and all chunks that they import statically, directly or not. */
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
