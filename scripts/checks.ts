import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './arguments.mjs';
import { bareNodeCommands } from './checks/bare-node-commands.ts';
import { commandPage, commandProblems, commandSource, withCommands } from './checks/command-table.ts';
import { deadLinks } from './checks/dead-links.ts';
import { decisionIndex, decisionProblems, isDecision, withDecisions } from './checks/decisions.ts';
import { untestedFaults } from './checks/faults.ts';
import { leftoversIn } from './checks/leftovers.ts';
import { wrongQuotes } from './checks/quotes.ts';
import { formatProblem, isCode, isTest, type Problem, readSource, repositoryFiles } from './checks/source-file.ts';
import { uncalledExports } from './checks/uncalled-exports.ts';
import { isScreen, wordsInCode } from './checks/words-in-code.ts';
import { linksOf } from './docs/markdown.ts';
import { billOfMaterials } from './licences/bill-of-materials.ts';
import { licenceProblems, page as licences, licencesPage } from './licences/licences.ts';

/** `npm run checks` checks the rules of CONTRIBUTING.md that no other tool checks. `--write` updates the commands of docs/native-shell.md and the index of docs/decisions. */
const root = join(import.meta.dirname, '..');
const mostBytes = 1_000_000;

const files = repositoryFiles(root);
const large: Problem[] = files
  .filter(({ path, bytes }) => bytes > mostBytes && path !== 'pnpm-lock.yaml')
  .map(({ path, bytes }) => ({ path, message: `${(bytes / 1e6).toFixed(1)} MB: every clone would carry it` }));
const code = files.filter(({ path }) => isCode(path)).map(({ path }) => readSource(root, path));
const pages = files.filter(({ path }) => /[.]mdx?$/.test(path)).map(({ path }) => readSource(root, path));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const decisions = pages.filter(({ path }) => isDecision(path));
if (readArguments({ flags: ['write', 'check'] }).flags.has('write')) {
  writeFileSync(join(root, commandPage), withCommands(read(commandPage), read(commandSource)));
  writeFileSync(join(root, decisionIndex), withDecisions(read(decisionIndex), decisions));
}
const index = readSource(root, 'docs/README.md');
const unlisted = pages
  .filter(({ path }) => /^docs\/[^/]+[.]md$/.test(path) && path !== index.path)
  .filter(({ path }) => !linksOf(index.text).some(({ target }) => target === path.slice('docs/'.length)))
  .map(({ path }) => ({ path, message: 'is not listed in docs/README.md, the index for its readers' }));
const { components } = billOfMaterials(root);
const problems = [
  ...licenceProblems(components).map((message) => ({ path: 'pnpm-lock.yaml', message })),
  ...(read(licences) === licencesPage(components) ? [] : [{ path: licences, message: 'is stale: run "npm run sbom"' }]),
  ...commandProblems(read(commandPage), read(commandSource)),
  ...decisionProblems(decisions, read(decisionIndex)),
  ...untestedFaults(code.filter(({ path }) => isTest(path) || path.endsWith('.stories.tsx'))),
  ...wrongQuotes(root, pages),
  ...large,
  ...deadLinks(
    pages,
    files.map(({ path }) => path),
  ),
  ...unlisted,
  ...[...pages.filter(({ path }) => !isDecision(path)), ...code.filter(({ path }) => !isTest(path))].flatMap(
    bareNodeCommands,
  ),
  ...uncalledExports(code, pages),
  ...code.flatMap(leftoversIn),
  ...code.filter(({ path }) => isScreen(path)).flatMap(wordsInCode),
];

for (const problem of problems) console.error(formatProblem(problem));
process.exitCode = problems.length ? 1 : 0;
