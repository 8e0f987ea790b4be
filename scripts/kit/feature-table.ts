import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** reads a file by its path from the top of the repository; undefined where there is none */
export type ReadFile = (path: string) => string | undefined;

const heading = /^\| \| vant \|/;
const link = /\[[^\]]*\]\(\.\.\/([^)#]+)(?:#([^)]*))?\)/g;

/**
 * What is stale in the feature table of docs/performance.md. Each Y of ours points at a story by its id, or at a test by the beginning of its name:
 * `(../packages/ui/src/dialog/dialog.stories.tsx#overlays-dialog--open)`, `(../packages/flow/src/form/form-store.test.ts#a-list-stays-a-list)`.
 */
export function featureProblems(page: string, read: ReadFile): string[] {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => heading.test(line));
  if (start < 0) return ['docs/performance.md has no feature table.'];
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  const problems: string[] = [];
  for (const line of lines.slice(start + 2, end < 0 ? undefined : end)) {
    const [, feature = '', ...cells] = line.split(' | ').map((cell) => cell.replaceAll('|', '').trim());
    const ours = cells.at(-1) ?? '';
    const name = line.split('|')[1]?.trim() || feature;
    const links = [...ours.matchAll(link)].map(([, path = '', anchor]) => ({ path, anchor }));
    if (/^[YP]\b/.test(ours) && links.length === 0) problems.push(`"${name}" names no story and no test.`);
    for (const { path, anchor } of links) {
      const problem = linkProblem(path, anchor, read);
      if (problem) problems.push(`"${name}": ${problem}`);
    }
  }
  return problems;
}

function linkProblem(path: string, anchor: string | undefined, read: ReadFile): string | undefined {
  const code = read(path);
  if (code === undefined) return `there is no ${path}.`;
  const known = path.endsWith('.stories.tsx') ? storyIds(code) : testSlugs(code);
  if (!anchor) return `${path} needs an anchor, as #${known[0]}.`;
  const isThere = path.endsWith('.stories.tsx')
    ? known.includes(anchor)
    : known.some((slug) => slug.startsWith(anchor));
  return isThere ? undefined : `${path} has no ${anchor}.`;
}

/** Ids as Storybook makes them of `title` and of what the file exports. */
export function storyIds(code: string): string[] {
  const title = /\btitle: '([^']+)'/.exec(code)?.[1];
  if (!title) return [];
  return [...code.matchAll(/^export const (\w+): Story\b/gm)].map(([, name = '']) =>
    toId(title, storyNameFromExport(name)),
  );
}

/** Names of tests in small letters, words joined by hyphens. */
export function testSlugs(code: string): string[] {
  return [...code.matchAll(/\b(?:test|it)(?:\.each\([^]*?\))?\(\s*(['"`])((?:(?!\1).)+)\1/g)].map(([, , name = '']) =>
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  );
}
