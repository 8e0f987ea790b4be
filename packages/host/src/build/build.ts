import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@quayside/i18n/language';
import { build, type Manifest } from 'vite';
import { bootScript } from '../boot-script.ts';
import type { Page } from '../prerender.tsx';
import { hostViteConfig } from './vite-config.ts';

type PrerenderModule = {
  readonly languages: readonly Language[];
  readonly base: string;
  /** routes that get a page of their own, each with the source file of its screen */
  readonly pages: Readonly<Record<string, string>>;
  readonly page: (path: string, language: Language) => Promise<Page>;
};

/**
 * Builds a host (its folder holds index.html, src/main.tsx and src/prerender.tsx): hashed assets, one HTML file a prerendered route and language with its
 * styles inlined, a shell for every other route, and pages.json for the server: which file is which page, and the hashes for its Content-Security-Policy.
 */
export async function buildHost(folder: string): Promise<void> {
  const dist = join(folder, 'dist');
  const server = join(dist, '.server');
  const config = hostViteConfig(folder);
  await build({ ...config, logLevel: 'warn', build: { ...config.build, outDir: dist, manifest: true } });
  await build({
    ...config,
    logLevel: 'error',
    build: { outDir: server, ssr: 'src/prerender.tsx', emptyOutDir: true },
    ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  });
  const { languages, base, pages, page } = (await import(
    pathToFileURL(join(server, 'prerender.js')).href
  )) as PrerenderModule;
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const assets = readAssets(dist, manifest);
  const document = documentOf({ base, assets, manifest });

  const listed: Record<string, Partial<Record<Language, string>>> = {};
  const shell: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    for (const [path, source] of Object.entries(pages)) {
      const file = `${language}${path === '/' ? '' : path}/index.html`;
      write(join(dist, file), document({ language, path, source, ...(await page(path, language)) }));
      listed[path] = { ...listed[path], [language]: file };
    }
    shell[language] = `${language}/shell.html`;
    write(
      join(dist, shell[language]),
      document({ language, path: '', source: undefined, html: '', title: (await page('/', language)).title }),
    );
  }
  write(
    join(dist, 'pages.json'),
    JSON.stringify(
      { scriptHashes: [hash(bootScript)], styleHashes: [hash(assets.css)], pages: listed, shell },
      null,
      1,
    ),
  );
  for (const gone of [server, join(dist, '.vite'), join(dist, 'index.html')])
    rmSync(gone, { recursive: true, force: true });
}

type Assets = { readonly css: string; readonly entry: string };

function readAssets(dist: string, manifest: Manifest): Assets {
  const entry = manifest['index.html'];
  if (!entry) throw new Error('The build has no entry: index.html is missing from its manifest.');
  const css = (entry.css ?? []).map((file) => readFileSync(join(dist, file), 'utf8')).join('');
  return { css, entry: entry.file };
}

type DocumentParts = Page & { readonly language: Language; readonly path: string; readonly source: string | undefined };

/** Boot script first: it strips the token before the page asks for anything. Scripts are preloaded, so that they arrive while the first frame paints. */
const documentOf =
  ({ base, assets, manifest }: { base: string; assets: Assets; manifest: Manifest }) =>
  ({ language, path, source, html, title }: DocumentParts): string => {
    const scripts = [
      ...new Set([assets.entry, ...chunksOf(manifest, 'index.html'), ...(source ? chunksOf(manifest, source) : [])]),
    ];
    const preload = scripts
      .slice(1)
      .map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`)
      .join('');
    return (
      `<!doctype html><html lang="${language}" data-skin="white"><head><meta charset="utf-8"><script>${bootScript}</script>` +
      '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"><meta name="format-detection" content="telephone=no">' +
      `<title>${escape(title)}</title><style>${assets.css}</style><script type="module" crossorigin src="${base}${assets.entry}"></script>${preload}</head>` +
      `<body class="skin-white"><div id="root" class="q-root" data-page="${path}" data-language="${language}">${html}</div></body></html>`
    );
  };

/** The files of a chunk and of what it imports statically. */
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

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
