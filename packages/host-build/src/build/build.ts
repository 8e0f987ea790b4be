import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bootScript } from '@quayside/host/boot-script';
import type { Language } from '@quayside/i18n/language';
import { PurgeCSS } from 'purgecss';
import { build, defaultServerConditions, type Manifest, type Plugin, type Rolldown } from 'vite';
import type { Prerenderer } from '../prerender.tsx';
import { hostViteConfig } from '../vite-config.ts';
import { checkOverrides } from './check-overrides.ts';
import { classesOf } from './classes-of.ts';
import { documentOf, noncePlaceholder, ownStyles } from './document.ts';
import { firstChunks } from './first-chunks.ts';
import { firstPages } from './first-pages.ts';
import { inlineImages } from './inline-images.ts';
import { customerChunks, laterChunks } from './later-chunks.ts';
import { splitPreloadLists } from './preload-lists.ts';

/** Bytes of each module in each script of a build, before minification. Modules have the paths of their files. */
export type ModuleSizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Options of `buildHost`. `onScripts`: called once, when the scripts are built. */
export type BuildOptions = { readonly onScripts?: ((sizes: ModuleSizes) => void) | undefined };

/**
 * Builds a host (its folder holds index.html, src/main.tsx and src/edition.ts): hashed assets, one HTML file a prerendered route and language with its
 * styles inlined, a shell for every other route, and pages.json for the server: which file is which page, the hashes for its Content-Security-Policy, the edition's default language, and what
 * stands where its nonce goes. `onScripts` gets the size of each module in each script. Throws OverridePlaceholdersError.
 */
export async function buildHost(folder: string, { onScripts }: BuildOptions = {}): Promise<void> {
  const dist = join(folder, 'dist');
  const server = join(dist, '.server');
  rmSync(dist, { recursive: true, force: true });
  const host = await buildServer(folder, server);
  await checkOverrides(host.texts);
  await buildClient(folder, dist, host, onScripts);
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const { css, ...assets } = {
    ...readAssets(dist, manifest),
    preloads: takeOutPreloadLists(dist, firstOf(manifest, host)),
  };

  const listed: Record<string, Partial<Record<Language, string>>> = {};
  const face = displayFontOf(css);
  const shell: Partial<Record<Language, string>> = {};
  const styleHashes = new Set([hash(ownStyles)]);
  for (const language of host.languages) {
    for (const [path, sources] of Object.entries(host.pages)) {
      const file = `${language}${path === '/' ? '' : path}/index.html`;
      const rendered = await host.page(path, language);
      const page = { ...rendered, html: inlineImages(rendered.html, host.base, dist) };
      const first = await firstStyles(css, page.html + (page.guarded ? page.skeleton : ''));
      const scripts = [...chunksOf(manifest, 'index.html'), ...sources.flatMap((source) => chunksOf(manifest, source))];
      const parts = { ...host, ...assets, ...page, scripts, css: first, language, path };
      write(join(dist, file), documentOf({ ...parts, face }));
      listed[path] = { ...listed[path], [language]: file };
      styleHashes.add(hash(first));
    }
    shell[language] = `${language}/shell.html`;
    const page = { ...(await host.page('/', language)), html: '', guarded: true };
    const scripts = chunksOf(manifest, 'index.html');
    write(
      join(dist, shell[language]),
      documentOf({ ...host, ...assets, ...page, scripts, css: undefined, language, path: '', face }),
    );
  }
  const policy = { scriptHashes: [hash(bootScript)], styleHashes: [...styleHashes], nonce: noncePlaceholder };
  const { defaultLanguage, matchBrowserLanguage } = host;
  const languageRule = { defaultLanguage, matchBrowserLanguage };
  write(join(dist, 'pages.json'), JSON.stringify({ ...policy, ...languageRule, pages: listed, shell }, null, 1));
  for (const gone of [server, join(dist, '.vite'), join(dist, 'index.html')])
    rmSync(gone, { recursive: true, force: true });
}

async function buildServer(folder: string, server: string): Promise<Prerenderer> {
  const config = hostViteConfig(folder);
  await build({
    ...config,
    plugins: [...(config.plugins ?? []), prerenderEntry(folder)],
    logLevel: 'error',
    build: {
      outDir: server,
      ssr: true,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: { prerender: entryId } },
    },
    ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  });
  const module = (await import(pathToFileURL(join(server, 'prerender.js')).href)) as { host: Prerenderer };
  return module.host;
}

const entryId = 'virtual:quayside-prerender';

/** The script that prerenders the edition of a host's folder. */
const prerenderEntry = (folder: string): Plugin => ({
  name: 'quayside-prerender',
  resolveId: (id) => (id === entryId ? id : undefined),
  load: (id) =>
    id === entryId
      ? `import { prerenderer } from ${JSON.stringify(fileURLToPath(import.meta.resolve('@quayside/host-build/prerender')))};
import { edition } from ${JSON.stringify(join(folder, 'src/edition.ts'))};
export const host = prerenderer(edition, ${JSON.stringify(pagesFrom(folder))});`
      : undefined,
});

/** Returns the screens and flows by route. The bundler names a source by its path from the host's folder. */
const pagesFrom = (folder: string): Prerenderer['pages'] =>
  Object.fromEntries(
    Object.entries(firstPages).map(([route, sources]) => [
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
      emptyOutDir: false, // the server's build is in it
      manifest: true,
      modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !isFirst(file)) },
      // The first script names every chunk: one character less in each hash saves a quarter of a kilobyte of it.
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

/** Whether each page loads a chunk before any other, so that no list of chunks to preload needs it. */
const isFirst = (file: string): boolean => /^assets\/(?:start|rolldown-runtime)-/.test(file);

/** Returns the chunks with which the prerendered pages start. */
const firstOf = (manifest: Manifest, { pages }: Prerenderer): readonly string[] => [
  ...new Set(['index.html', ...Object.values(pages).flat()].flatMap((key) => chunksOf(manifest, key))),
];

/** Moves the preload lists of these chunks into a file of their own, and returns its path in the build. */
function takeOutPreloadLists(dist: string, chunks: readonly string[]): string {
  const { scripts, lists } = splitPreloadLists(chunks.map((chunk) => readFileSync(join(dist, chunk), 'utf8')));
  const file = `assets/preloads-${createHash('sha256').update(lists).digest('hex').slice(0, 8)}.js`;
  for (const [index, chunk] of chunks.entries()) write(join(dist, chunk), scripts[index] ?? '');
  write(join(dist, file), lists);
  return file;
}

type Assets = { readonly css: string; readonly styles: string; readonly entry: string };

/** Thrown if the build lacks its entry or its styles, so that no page can be prerendered. */
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

/**
 * Returns the rules of a page's first frame; the rest loads later. Rules for skins, languages and forced colours stay, because the boot script may choose
 * one.
 */
async function firstStyles(css: string, html: string): Promise<string> {
  const [first] = await new PurgeCSS().purge({
    content: [{ raw: `<html><body class="q-root">${html}</body></html>`, extension: 'html' }],
    css: [{ raw: withoutFallbacks(css) }],
    variables: true,
    defaultExtractor: (text) => text.match(/[^<>"'`\s=]+/g) ?? [],
    safelist: {
      standard: [':root', ':host', 'html', 'body', ...classesOf(html)],
      greedy: [/data-skin|data-display-font|data-home|skin-|data-theme|data-stock|q-root|lang/],
    },
  });
  if (!first) throw new EntryMissingError('styles for its first frame');
  return first.css.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
    first.css.includes(`var(${name}`) ? rule : '',
  );
}

/** Returns the file of the brand's display font; undefined if the brand has none. */
function displayFontOf(css: string): string | undefined {
  const family = /--q-brand-web-font:\s*"([^"]+)"/.exec(css)?.[1];
  const face = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].find(([rule]) => family && rule.includes(family));
  return face && /url\("?([^")]+)"?\)/.exec(face[0])?.[1];
}

/** Removes Tailwind's fallbacks for browsers without `@property`. They concern effects that no first frame has. */
const withoutFallbacks = (css: string) =>
  css.replace(/@layer properties\{@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*\}\}/, '');

/** Returns the files of a chunk and of its static imports. */
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
