import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isHandWrittenCode, repositoryFiles } from './checks/source-file.ts';
import { codeProblems, proseProblems } from './prose/check.ts';

/* `npm run prose` checks pages, READMEs, changesets, comments and test titles against the mechanical rules of docs/content-style.md. */

const root = join(import.meta.dirname, '..');
const isProse = (path: string) => /^(?:docs\/[^/]+|\.changeset\/.+|.*(?:README|CONTRIBUTING))\.md$/.test(path);
const paths = repositoryFiles(root).map(({ path }) => path);
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const problems = [
  ...(await proseProblems(paths.filter(isProse), read)),
  ...paths.filter(isHandWrittenCode).flatMap((path) => codeProblems(path, read(path))),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
