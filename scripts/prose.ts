import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from './checks/source-file.ts';
import { proseProblems } from './prose/check.ts';

/** `npm run prose` checks pages, READMEs and changesets against the mechanical rules of docs/content-style.md. */
const root = join(import.meta.dirname, '..');
const isProse = (path: string) => /^(?:docs\/[^/]+|\.changeset\/.+|.*(?:README|CONTRIBUTING))\.md$/.test(path);
const paths = repositoryFiles(root).flatMap(({ path }) => (isProse(path) ? [path] : []));
const problems = await proseProblems(paths, (path) => readFileSync(join(root, path), 'utf8'));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
