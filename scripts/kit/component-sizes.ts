import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** gzipped bytes of an entry point alone: what comes with it, and what it fetches later */
export type ComponentSize = { entryPoint: string; first: number; later: number };

const external = [/^react($|\/)/, /^react-dom($|\/)/];

/** Each entry point bundled by itself and minified, with everything it takes in but React. */
export async function componentSizes(
  root: string,
  entryPoints: Readonly<Record<string, string>>,
): Promise<ComponentSize[]> {
  const sizes: ComponentSize[] = [];
  for (const [entryPoint, source] of Object.entries(entryPoints))
    sizes.push({ entryPoint, ...(await sizeOf(join(root, 'packages/ui', source))) });
  return sizes;
}

async function sizeOf(input: string): Promise<{ first: number; later: number }> {
  const bundle = await rolldown({
    input,
    external,
    platform: 'browser',
    resolve: { conditionNames: ['source', 'import', 'module', 'browser', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' } },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<string>();
  const take = (name: string) => {
    const chunk = byName.get(name);
    if (!chunk || first.has(name)) return;
    first.add(name);
    chunk.imports.forEach(take);
  };
  for (const chunk of chunks) if (chunk.isEntry) take(chunk.fileName);
  const bytes = (names: string[]) =>
    names.reduce((sum, name) => sum + gzipSync(byName.get(name)?.code ?? '', { level: 9 }).length, 0);
  const all = [...byName.keys()];
  return { first: bytes(all.filter((name) => first.has(name))), later: bytes(all.filter((name) => !first.has(name))) };
}
