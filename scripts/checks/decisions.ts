import type { CheckProblem, SourceFile } from './source-file.ts';

const folder = 'docs/decisions/';
export const decisionIndex = `${folder}README.md`;

export const isDecision = (path: string): boolean =>
  path.startsWith(folder) && /\d{4}-\d\d-\d\d-[^/]+[.]md$/.test(path);

const remedy = 'run "npm run checks -- --write"';

/** Returns a problem for each decision without the common layout, and one for `index` if it is stale. */
export function decisionProblems(pages: readonly SourceFile[], index: string): CheckProblem[] {
  const problems = pages.flatMap(({ path, text }) => {
    const lines = text.split('\n');
    const missing = [
      ...(/^# \S/.test(lines[0] ?? '') ? [] : ['a title']),
      ...(lines[2]?.startsWith(dateOf(path)) ? [] : [`the date "${dateOf(path)}" below the title`]),
      ...['Context', 'Decision'].filter((label) => !text.includes(`\n**${label}.**`)).map((label) => `**${label}.**`),
    ];
    return missing.map((what) => ({ path, message: `a decision has ${what}` }));
  });
  const stale = index !== listDecisions(index, pages);
  return stale ? [...problems, { path: decisionIndex, message: `is stale: ${remedy}` }] : problems;
}

/** Returns the index page with a table of all decisions, newest first. */
export function listDecisions(index: string, pages: readonly SourceFile[]): string {
  const rows = pages
    .toSorted((one, other) => (one.path < other.path ? 1 : -1))
    .map(({ path, text }) => {
      const [title = ''] = text.split('\n');
      const replaced = /; replaced by/.test(text.split('\n')[2] ?? '') ? ' (replaced)' : '';
      return `| ${dateOf(path)} | [${title.replace(/^# /, '')}](${path.slice(folder.length)})${replaced} |`;
    });
  const [head] = index.split('\n| Date |');
  return `${head?.trimEnd()}\n\n| Date | Decision |\n|---|---|\n${rows.join('\n')}\n`;
}

/** Returns the date at the start of a decision's file name, such as "22 November 2026". */
function dateOf(path: string): string {
  const [day = ''] = /\d{4}-\d\d-\d\d/.exec(path) ?? [];
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
