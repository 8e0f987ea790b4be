import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { declarationOf } from './compile.ts';
import { declaredNames } from './declared-names.ts';
import { llmsFullText, llmsText } from './llms.ts';
import { mapLinks, titleOf } from './markdown.ts';
import type { DocumentedPackage } from './package-entry-points.ts';
import { type DocumentedEntryPoint, entryPointPage, entryPointPath, packagePage, withSummary } from './reference.ts';

/** The index of all pages, by who reads them; llms.txt is made of it. */
export const indexPage = 'docs/README.md';

/** The Markdown of the repository that is served, by its path from the top. */
export function repositoryPages(root: string): Map<string, string> {
  const inFolder = (folder: string) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`);
  const readmes = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/README.md`);
  const examples = ['examples/README.md', 'examples/backend-python/README.md'];
  const folders = [...inFolder('docs'), ...inFolder('docs/decisions')];
  const paths = ['README.md', 'CONTRIBUTING.md', ...folders, ...readmes, ...examples];
  return new Map(
    paths.filter((path) => existsSync(join(root, path))).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

/** The compiler wrote no declaration of an entry point. */
export class NotDeclaredError extends Error {
  override readonly name = 'NotDeclaredError';
  constructor(specifier: string) {
    super(`There is no declaration of ${specifier}: see what the compiler says (.quayside/docs/declare.json).`);
  }
}

/** What each entry point exports, of the declarations that `declareEntryPoints` wrote. Throws NotDeclaredError. */
export function documentedEntryPoints(root: string, { entryPoints }: DocumentedPackage): DocumentedEntryPoint[] {
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);
  return entryPoints.map((entryPoint) => {
    if (read(declarationOf(entryPoint.source)) === undefined) throw new NotDeclaredError(entryPoint.specifier);
    const text = read(entryPoint.source) ?? '';
    const names = declaredNames(declarationOf(entryPoint.source), read).map((one) => withSummary(one, text));
    return { ...entryPoint, text, names };
  });
}

/**
 * The files that are served beside Storybook, by their path: `pages/…` as the repository has them, `pages/reference/<package>/<entry point>.md`, `llms.txt` and
 * `llms-full.txt`. Links lead to pages and pictures among these files or to stories; what is not served is named by its path.
 */
export function siteFiles(root: string, packages: readonly DocumentedPackage[]): Map<string, string | Uint8Array> {
  const pages = repositoryPages(root);
  const decisions = [...pages].filter(([path]) => /^docs\/decisions\/\d/.test(path));
  const list = decisions.map(([path, text]) => `- [${titleOf(text)}](${posix.basename(path)})`);
  pages.set('docs/decisions/README.md', `${pages.get('docs/decisions/README.md') ?? ''}\n${list.join('\n')}\n`);
  for (const one of packages) {
    const entryPoints = documentedEntryPoints(root, one);
    pages.set(`reference/${one.folder}/README.md`, packagePage(one, entryPoints));
    for (const entryPoint of entryPoints)
      pages.set(`reference/${one.folder}/${entryPointPath(entryPoint)}.md`, entryPointPage(entryPoint));
  }
  const files = new Map<string, string | Uint8Array>();
  const served = new Map([...pages].map(([path, text]) => [path, withServedLinks(root, path, text, pages, files)]));
  for (const [path, text] of served) files.set(`pages/${path}`, text);
  const llms = llmsText(indexPage, served);
  files.set('llms.txt', llms);
  files.set('llms-full.txt', llmsFullText(llms, served));
  return files;
}

/** Takes the pictures that the page shows into `files`. */
function withServedLinks(
  root: string,
  page: string,
  text: string,
  pages: ReadonlyMap<string, string>,
  files: Map<string, string | Uint8Array>,
): string {
  return mapLinks(text, (target) => {
    if (/^(?:[a-z]+:|#)/.test(target)) return target;
    const [file = '', anchor] = target.split('#');
    const path = posix.join(posix.dirname(page), file).replace(/\/$/, '');
    const up = posix.relative(posix.dirname(`pages/${page}`), '.');
    if (pages.has(path)) return target;
    if (pages.has(`${path}/README.md`)) return posix.relative(posix.dirname(page), `${path}/README.md`);
    if (path.endsWith('.stories.tsx') && anchor) return `${up}/?path=/story/${anchor}`;
    if (!/[.](?:png|svg|webp)$/.test(path)) return undefined;
    files.set(`pages/${path}`, readFileSync(join(root, path)));
    return target;
  });
}
