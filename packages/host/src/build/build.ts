import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Language } from '@quayside/i18n/language';
import { build, defaultServerConditions, type Manifest, type Plugin, type Rolldown } from 'vite';
import { bootScript } from './boot-script.ts';
import { checkOverrides } from './check-overrides.ts';
import { addCompileHints } from './compile-hints.ts';
import { documentStyles, noncePlaceholder, renderDocument } from './document.ts';
import { firstChunks } from './first-chunks.ts';
import { createFirstStyles } from './first-styles.ts';
import { inlineImages } from './inline-images.ts';
import { customerChunks, laterChunks } from './later-chunks.ts';
import { splitPreloadLists } from './preload-lists.ts';
import type { Prerenderer } from './prerender/prerender.tsx';
import { prerenderedPages } from './prerendered-pages.ts';
import { hostViteConfig } from './vite-config/vite-config.ts';

/** The size in bytes of each module before minification, by the script that contains it and the path of the module. */
export type ModuleSizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The options of a build. `onScripts` is called with the module sizes of each host, once its scripts are built. */
export type BuildOptions = { readonly onScripts?: ((sizes: ModuleSizes) => void) | undefined };

/**
 * Builds a host from a folder with index.html, src/main.tsx and src/edition.ts. Writes to `dist`: hashed assets, an HTML file for each prerendered route and
 * language, a shell for other routes, and pages.json for the server. Rejects with `OverridePlaceholdersError` or `EntryMissingError`.
 */
export const buildHost = (folder: string, options: BuildOptions = {}): Promise<void> => buildHosts([folder], options);

/** Builds several hosts as `buildHost` does. They share the script that prerenders them, so this is faster than separate builds. */
export async function buildHosts(folders: readonly string[], options: BuildOptions = {}): Promise<void> {
  for (const folder of folders) rmSync(distOf(folder), { recursive: true, force: true });
  const server = await mkdtemp(join(tmpdir(), 'quayside-prerender-'));
  try {
    const hosts = await buildServer(folders, server);
    await Promise.all(hosts.map((host, index) => buildPages(folders[index] ?? '', host, options)));
  } finally {
    rmSync(server, { recursive: true, force: true });
  }
}

const distOf = (folder: string) => join(folder, 'dist');

async function buildPages(folder: string, host: Prerenderer, { onScripts }: BuildOptions): Promise<void> {
  const dist = distOf(folder);
  await checkOverrides(host.texts);
  await buildClient(folder, dist, host, onScripts);
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const { css, ...assets } = {
    ...readAssets(dist, manifest),
    preloads: takeOutPreloadLists(dist, firstOf(manifest, host)),
  };
  addCompileHints(join(dist, 'assets'));

  const listed: Record<string, Partial<Record<Language, string>>> = {};
  const firstStyles = createFirstStyles(css);
  const face = displayFontOf(css);
  const boot = await bootScript();
  const shell: Partial<Record<Language, string>> = {};
  const styleHashes = new Set([hash(documentStyles)]);
  for (const language of host.languages) {
    for (const [path, sources] of Object.entries(host.pages)) {
      const file = `${language}${path === '/' ? '' : path}/index.html`;
      const rendered = await host.page(path, language);
      const page = { ...rendered, html: inlineImages(rendered.html, host.base, dist) };
      const first = await firstStyles(page.html + (page.guarded ? page.skeleton : ''));
      if (!first) throw new EntryMissingError('styles for its first frame');
      const scripts = [...chunksOf(manifest, 'index.html'), ...sources.flatMap((source) => chunksOf(manifest, source))];
      const parts = { ...host, ...assets, ...page, scripts, css: first, language, path };
      write(join(dist, file), renderDocument({ ...parts, boot, face }));
      listed[path] = { ...listed[path], [language]: file };
      styleHashes.add(hash(first));
    }
    shell[language] = `${language}/shell.html`;
    const page = { ...(await host.page('/', language)), html: '', guarded: true };
    const scripts = chunksOf(manifest, 'index.html');
    write(
      join(dist, shell[language]),
      renderDocument({ ...host, ...assets, ...page, scripts, css: undefined, language, path: '', boot, face }),
    );
  }
  const policy = { scriptHashes: [hash(boot)], styleHashes: [...styleHashes], nonce: noncePlaceholder };
  const { defaultLanguage } = host;
  write(join(dist, 'pages.json'), JSON.stringify({ ...policy, defaultLanguage, pages: listed, shell }, null, 1));
  for (const gone of ['.vite', 'index.html']) rmSync(join(dist, gone), { recursive: true, force: true });
}

/** Builds the script that prerenders the hosts in these folders. Returns the prerenderers in the same order. */
async function buildServer(folders: readonly string[], server: string): Promise<readonly Prerenderer[]> {
  const [first = ''] = folders;
  const config = hostViteConfig(first);
  await build({
    ...config,
    plugins: [...(config.plugins ?? []), prerenderEntry(folders)],
    logLevel: 'error',
    build: {
      outDir: server,
      ssr: true,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: { prerender: entryId } },
    },
    ssr: { noExternal: true, resolve: { conditions: ['quayside-source', ...defaultServerConditions] } },
  });
  const module = (await import(pathToFileURL(join(server, 'prerender.js')).href)) as { hosts: readonly Prerenderer[] };
  return module.hosts;
}

const entryId = 'virtual:quayside-prerender';

/** Returns a Vite plugin that provides the entry of the prerender script, which imports the editions of these folders. */
const prerenderEntry = (folders: readonly string[]): Plugin => ({
  name: 'quayside-prerender',
  resolveId: (id) => (id === entryId ? id : undefined),
  load: (id) =>
    id === entryId
      ? `import { prerenderer } from ${JSON.stringify(fileURLToPath(import.meta.resolve('@quayside/host/internals/build/prerender')))};
${folders.map((folder, index) => `import { edition as edition${index} } from ${JSON.stringify(join(folder, 'src/edition.ts'))};`).join('\n')}
export const hosts = [
${folders.map((folder, index) => `prerenderer(edition${index}, ${JSON.stringify(pagesFrom(folder))}),`).join('\n')}
];`
      : undefined,
});

/** Returns the source files of the screen and flow of each prerendered route, relative to the host's folder, as the bundler names them. */
const pagesFrom = (folder: string): Prerenderer['pages'] =>
  Object.fromEntries(
    Object.entries(prerenderedPages).map(([route, sources]) => [
      route,
      sources.flatMap((source) => (source ? relative(folder, source).split(sep).join('/') : [])),
    ]),
  );

async function buildClient(
  folder: string,
  dist: string,
  { pages }: Prerenderer,
  onScripts: BuildOptions['onScripts'],
): Promise<void> {
  const config = hostViteConfig(folder);
  const later = laterChunks(folder, 'src/main.tsx', customerChunks);
  const first = firstChunks(folder, 'src/main.tsx', Object.values(pages), later.length);
  await build({
    ...config,
    plugins: [...(config.plugins ?? []), onScripts && tellSizes(onScripts)],
    logLevel: 'warn',
    build: {
      ...config.build,
      outDir: dist,
      manifest: true,
      modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !isFirst(file)) },
      // The first script names every chunk, and one character less in each hash saves 0.25 kB.
      rolldownOptions: {
        output: { codeSplitting: { groups: [...first, ...later] }, chunkFileNames: 'assets/[name]-[hash:7].js' },
      },
    },
  });
}

const tellSizes = (tell: (sizes: ModuleSizes) => void): Plugin => ({
  name: 'quayside-module-sizes',
  generateBundle: (_, bundle) =>
    tell(
      Object.fromEntries(
        Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' ? [[output.fileName, sizesOf(output.modules)] as const] : [],
        ),
      ),
    ),
});

const sizesOf = (modules: Rolldown.OutputChunk['modules']): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(modules).map(([path, { renderedLength }]) => [path, renderedLength]));

/** Returns true if every page loads this chunk first, so that preload lists can omit it. */
const isFirst = (file: string): boolean => /^assets\/(?:react-dom|start|rolldown-runtime)-/.test(file);

/** Returns the chunks that the prerendered pages load first. */
const firstOf = (manifest: Manifest, { pages }: Prerenderer): readonly string[] => [
  ...new Set(['index.html', ...Object.values(pages).flat()].flatMap((key) => chunksOf(manifest, key))),
];

/** Moves the preload lists out of these chunks into a new file, and returns that file's path in `dist`. */
function takeOutPreloadLists(dist: string, chunks: readonly string[]): string {
  const { scripts, lists } = splitPreloadLists(chunks.map((chunk) => readFileSync(join(dist, chunk), 'utf8')));
  const file = `assets/preloads-${createHash('sha256').update(lists).digest('hex').slice(0, 8)}.js`;
  for (const [index, chunk] of chunks.entries()) write(join(dist, chunk), scripts[index] ?? '');
  write(join(dist, file), lists);
  return file;
}

type Assets = { readonly css: string; readonly styles: string; readonly entry: string };

/** Thrown if a build has no entry script or no styles, because its pages then cannot be prerendered. */
export class EntryMissingError extends Error {
  override readonly name = 'EntryMissingError';
  constructor(what: string) {
    super(
      `The build has no ${what} in its manifest: the host needs an index.html that loads src/main.tsx, which imports its styles.`,
    );
  }
}

function readAssets(dist: string, manifest: Manifest): Assets {
  const entry = manifest['index.html'];
  const styles = entry?.css?.[0] ?? manifest['style.css']?.file;
  if (!entry) throw new EntryMissingError('entry');
  if (!styles) throw new EntryMissingError('stylesheet');
  return { css: readFileSync(join(dist, styles), 'utf8'), styles, entry: entry.file };
}

/** Returns the path of the brand's display font in a stylesheet, or undefined if the brand has none. */
function displayFontOf(css: string): string | undefined {
  const family = /--q-brand-web-font:\s*"([^"]+)"/.exec(css)?.[1];
  const face = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].find(([rule]) => family && rule.includes(family));
  return face && /url\("?([^")]+)"?\)/.exec(face[0])?.[1];
}

/** Returns the files of a chunk and of all chunks that it imports statically. */
function chunksOf(manifest: Manifest, key: string): readonly string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(key);
  return [...seen];
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
