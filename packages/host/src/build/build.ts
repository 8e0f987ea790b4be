import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@quayside/i18n/language';
import { PurgeCSS } from 'purgecss';
import { build, defaultServerConditions, type Manifest } from 'vite';
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
    ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  });
  const { languages, base, pages, page } = (await import(
    pathToFileURL(join(server, 'prerender.js')).href
  )) as PrerenderModule;
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const assets = readAssets(dist, manifest);

  const listed: Record<string, Partial<Record<Language, string>>> = {};
  const shell: Partial<Record<Language, string>> = {};
  const styleHashes = new Set<string>();
  for (const language of languages) {
    for (const [path, source] of Object.entries(pages)) {
      const file = `${language}${path === '/' ? '' : path}/index.html`;
      const { html, title } = await page(path, language);
      const css = await firstStyles(assets.css, html);
      const scripts = [...chunksOf(manifest, 'index.html'), ...chunksOf(manifest, source)];
      write(join(dist, file), documentOf({ base, assets, scripts, css, language, path, html, title }));
      listed[path] = { ...listed[path], [language]: file };
      styleHashes.add(hash(css));
    }
    shell[language] = `${language}/shell.html`;
    const { title } = await page('/', language);
    const scripts = chunksOf(manifest, 'index.html');
    write(
      join(dist, shell[language]),
      documentOf({ base, assets, scripts, css: undefined, language, path: '', html: '', title }),
    );
  }
  const policy = { scriptHashes: [hash(bootScript)], styleHashes: [...styleHashes] };
  write(join(dist, 'pages.json'), JSON.stringify({ ...policy, pages: listed, shell }, null, 1));
  for (const gone of [server, join(dist, '.vite'), join(dist, 'index.html')])
    rmSync(gone, { recursive: true, force: true });
}

type Assets = { readonly css: string; readonly styles: string; readonly entry: string };

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

/** The rules that the first frame of a page needs; all others come after it. Skins, languages and forced colours stay, because the boot script may choose one. */
async function firstStyles(css: string, html: string): Promise<string> {
  const [first] = await new PurgeCSS().purge({
    content: [{ raw: `<html><body class="q-root skin-white">${html}</body></html>`, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: (text) => text.match(/[^<>"'`\s=]+/g) ?? [],
    safelist: {
      standard: [':root', ':host', 'html', 'body'],
      greedy: [/data-skin|skin-|data-theme|data-stock|q-root|lang/],
    },
  });
  if (!first) throw new EntryMissingError('styles for its first frame');
  return first.css;
}

type DocumentParts = Page & {
  readonly base: string;
  readonly assets: Assets;
  /** the entry and all that it and the screen import */
  readonly scripts: readonly string[];
  /** undefined: the stylesheet is linked, and blocks */
  readonly css: string | undefined;
  readonly language: Language;
  readonly path: string;
};

/** Boot script first: it strips the token before the page asks for anything. Scripts are preloaded, so that they arrive while the first frame paints. */
function documentOf({ base, assets, scripts, css, language, path, html, title }: DocumentParts): string {
  const preload = [...new Set(scripts)]
    .filter((file) => file !== assets.entry)
    .map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`)
    .join('');
  const styles = css === undefined ? `<link rel="stylesheet" href="${base}${assets.styles}">` : `<style>${css}</style>`;
  return (
    `<!doctype html><html lang="${language}" data-skin="white"><head><meta charset="utf-8"><script>${bootScript}</script>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">' +
    `<meta name="format-detection" content="telephone=no"><link rel="icon" href="${base}icon.svg"><title>${escape(title)}</title>${styles}` +
    `<script type="module" crossorigin src="${base}${assets.entry}"></script>${preload}</head><body class="skin-white">` +
    `<div id="root" class="q-root" data-page="${path}" data-language="${language}" data-styles="${base}${assets.styles}">${html}</div></body></html>`
  );
}

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
