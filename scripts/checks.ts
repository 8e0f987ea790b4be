import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deadLinks } from './checks/dead-links.ts';
import { decisionIndex, decisionProblems, isDecision, listDecisions } from './checks/decisions.ts';
import { findUntestedFaults } from './checks/faults.ts';
import { findForbiddenTexts } from './checks/forbidden-patterns.ts';
import { commandPage, commandSource, undocumentedCommands } from './checks/native-commands.ts';
import {
  type CheckProblem,
  formatProblem,
  isHandWrittenCode,
  isTest,
  readSource,
  repositoryFiles,
} from './checks/source-file.ts';
import { uncalledExports } from './checks/uncalled-exports.ts';
import { findLinks } from './docs/markdown.ts';
import { billOfMaterials, licenceProblems } from './licences/licences.ts';

/* `npm run checks` checks the rules of CONTRIBUTING.md that no other tool checks. `--write` updates the index of decisions. */

const root = join(import.meta.dirname, '..');
const maxBytes = 1_000_000;
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const files = repositoryFiles(root);
const code = files.filter(({ path }) => isHandWrittenCode(path)).map(({ path }) => readSource(root, path));
const pages = files.filter(({ path }) => /[.]mdx?$/.test(path)).map(({ path }) => readSource(root, path));
const decisions = pages.filter(({ path }) => isDecision(path));
if (parseArgs({ options: { write: { type: 'boolean' } } }).values.write)
  writeFileSync(join(root, decisionIndex), listDecisions(read(decisionIndex), decisions));

const problems: readonly CheckProblem[] = [
  ...licenceProblems(billOfMaterials(root).components).map((message) => ({ path: 'pnpm-lock.yaml', message })),
  ...undocumentedCommands(read(commandPage), read(commandSource)),
  ...decisionProblems(decisions, read(decisionIndex)),
  ...findUntestedFaults(code.filter(({ path }) => isTest(path) || path.endsWith('.stories.tsx'))),
  ...deadLinks(
    pages,
    files.map(({ path }) => path),
  ),
  ...unlistedPages(),
  ...uncalledExports(code, pages),
  ...code.flatMap(findForbiddenTexts),
  ...uncompiledFiles(),
  ...files
    .filter(({ path, bytes }) => bytes > maxBytes && path !== 'pnpm-lock.yaml')
    .map(({ path, bytes }) => ({ path, message: `has ${(bytes / 1e6).toFixed(1)} MB, which every clone downloads` })),
];
for (const problem of problems) console.error(formatProblem(problem));
process.exitCode = problems.length > 0 ? 1 : 0;

/** Returns a problem for each page of docs that docs/README.md does not list. */
function unlistedPages(): CheckProblem[] {
  const listed = new Set(findLinks(read('docs/README.md')).map(({ target }) => `docs/${target}`));
  return pages
    .filter(({ path }) => /^docs\/(?!README)[^/]+[.]md$/.test(path) && !listed.has(path))
    .map(({ path }) => ({ path, message: 'is not listed in docs/README.md' }));
}

/** Returns a problem for each file that the compiler ignores because it has the name of a `.ts` file. */
function uncompiledFiles(): CheckProblem[] {
  const paths = new Set(code.map(({ path }) => path));
  return [...paths]
    .filter((path) => path.endsWith('.tsx') && paths.has(path.slice(0, -1)))
    .map((path) => ({ path, message: 'is not type-checked, because a .ts file has the same name' }));
}
