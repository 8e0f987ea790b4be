import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type EntryPoint, listEntryPoints, type PackageManifest } from './entry-points.ts';
import { findLinks, mapLinks, titleOfPage } from './markdown.ts';

/** Returns the Markdown of the repository's pages that are served beside Storybook, by path. */
export const repositoryPages = (root: string): ReadonlyMap<string, string> =>
  new Map(
    [
      '{README,CONTRIBUTING}.md',
      'docs/{*,decisions/*}.md',
      'packages/*/README.md',
      'examples/{README.md,backend-python/README.md}',
    ].flatMap((pattern) =>
      globSync(pattern, { cwd: root })
        .toSorted()
        .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
    ),
  );

/**
 * Returns all files that are served beside Storybook, by path: `pages/…` with the Markdown pages and their pictures,
 * `pages/reference/<package>/<entry point>.md`, and `llms.txt`. `declarationOf` reads the declaration of an entry point.
 */
export function siteFiles(
  root: string,
  packages: readonly PackageManifest[],
  declarationOf: (entryPoint: EntryPoint) => string,
): ReadonlyMap<string, string | Uint8Array> {
  const pages = repositoryPages(root);
  const reference = packages.flatMap((one) => referencePages(root, one, declarationOf));
  const pictures = new Set<string>();
  const files = new Map<string, string | Uint8Array>([
    ...[...pages].map(([path, text]) => [`pages/${path}`, withServedLinks(path, text, pages, pictures)] as const),
    ...reference.map(([path, text]) => [`pages/reference/${path}`, text] as const),
    ['llms.txt', llmsText(pages, reference)],
  ]);
  for (const path of pictures) files.set(`pages/${path}`, readFileSync(join(root, path)));
  return files;
}

/**
 * Returns a page whose links work beside Storybook. Links to stories open the story; links to files that are not served
 * become words. Adds the pictures of the page to `pictures`.
 */
function withServedLinks(
  page: string,
  text: string,
  pages: ReadonlyMap<string, string>,
  pictures: Set<string>,
): string {
  const folder = posix.dirname(page);
  return mapLinks(text, (target) => {
    if (/^(?:[a-z]+:|#)/.test(target)) return target;
    const [file = '', anchor] = target.split('#');
    const path = posix.join(folder, file).replace(/\/$/, '');
    if (pages.has(path)) return target;
    if (pages.has(`${path}/README.md`)) return posix.relative(folder, `${path}/README.md`);
    if (path.endsWith('.stories.tsx') && anchor)
      return `${posix.relative(`pages/${folder}`, '.')}/?path=/story/${anchor}`;
    if (!/[.](?:png|svg|webp)$/.test(path)) return undefined;
    pictures.add(path);
    return target;
  });
}

/** Returns a page for each public entry point of a package with its declaration, and one page that lists them. */
function referencePages(
  root: string,
  one: PackageManifest,
  declarationOf: (entryPoint: EntryPoint) => string,
): readonly (readonly [path: string, text: string])[] {
  const entryPoints = listEntryPoints(one).filter(({ isPublic }) => isPublic);
  if (entryPoints.length === 0) return [];
  const nameOf = ({ specifier }: EntryPoint) => specifier.slice(one.name.length + 1) || 'index';
  const list = entryPoints.map((entryPoint) => `- [${nameOf(entryPoint)}](${nameOf(entryPoint)}.md)`);
  const title = `# API of ${one.name}\n\n${one.description}. See its [README](../../packages/${one.folder}/README.md).`;
  return [
    [`${one.folder}/README.md`, `${title}\n\n${list.join('\n')}\n`],
    ...entryPoints.map((entryPoint) => {
      const [declaration, source] = [declarationOf(entryPoint), readFileSync(join(root, entryPoint.source), 'utf8')];
      // The compiler expands types of schemas to hundreds of lines.
      const code = declaration.length > 4 * source.length ? source : declaration;
      const text = `# ${entryPoint.specifier}\n\n\`\`\`ts\n${code.trim()}\n\`\`\`\n`;
      return [`${one.folder}/${nameOf(entryPoint)}.md`, text] as const;
    }),
  ];
}

/** Returns the text of llms.txt (llmstxt.org): docs/README.md with links to served pages, and the API of each package. */
export function llmsText(
  pages: ReadonlyMap<string, string>,
  reference: readonly (readonly [string, string])[],
): string {
  const index = (pages.get('docs/README.md') ?? '').split('\n').flatMap((line) => {
    const [link] = findLinks(line);
    if (!link || !line.startsWith('- [')) return [line];
    const path = posix.join('docs', link.target);
    return pages.has(path) ? [line.replace(`](${link.target})`, `](pages/${path})`)] : [];
  });
  const api = reference
    .filter(([path]) => path.endsWith('/README.md'))
    .map(([path, text]) => `- [${titleOfPage(text)}](pages/reference/${path})`);
  return `${index.join('\n').trimEnd()}\n\n## API reference\n\n${api.join('\n')}\n`;
}
