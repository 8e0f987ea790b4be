import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const builder = () => import('../scripts/docs/build.ts'); // loads the compiler, so only on demand

/**
 * Vite plugin that serves the pages as Markdown, llms.txt and the API reference beside Storybook. A static build
 * contains them. A development server generates them at the first request.
 */
export function docsFilesPlugin(): Plugin {
  let built: Promise<string> | undefined;
  const folder = () => {
    built ??= builder().then(({ buildDocsWhenStale: builtDocs }) => builtDocs(root));
    return built;
  };
  return {
    name: 'quayside-docs-files',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = /^\/(pages\/[\w./-]+|llms[.]txt)(?:$|[?])/.exec(request.url ?? '')?.[1];
        if (!path || path.includes('..')) return next();
        void folder()
          .then((files) => response.setHeader('content-type', typeOf(path)).end(readFileSync(join(files, path))))
          .catch(next);
      });
    },
    async generateBundle() {
      const files = await folder();
      for (const entry of readdirSync(files, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const file = join(entry.parentPath, entry.name);
        const fileName = file
          .slice(files.length + 1)
          .split(sep)
          .join('/');
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
      }
    },
  };
}

const typeOf = (path: string) => {
  const picture = /[.](png|webp)$/.exec(path)?.[1];
  return picture ? `image/${picture}` : `text/${path.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8`;
};
