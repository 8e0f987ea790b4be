import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtDocs } from './docs/build.ts';
import { sampleProblems } from './docs/compile.ts';
import { documentedPackages } from './docs/package-doors.ts';
import { outputProblems } from './docs/run-samples.ts';
import { sampleFiles } from './docs/samples.ts';
import { documentedDoors, repositoryPages, siteFiles } from './docs/site.ts';
import { brokenLinks } from './docs/site-links.ts';
import { coverageOf } from './docs/undocumented.ts';

/**
 * Makes the pages that stand beside Storybook, and holds them to their word: samples compile and print what they say, links lead somewhere, and no more exported
 * names are without a docstring than docs/undocumented.json allows. `--update` writes that file; `--list <package>` names them.
 */
const root = join(import.meta.dirname, '..');
const allowedFile = join(import.meta.dirname, 'docs/undocumented.json');
const allowed = JSON.parse(readFileSync(allowedFile, 'utf8')) as Readonly<Record<string, number>>;
const checked = /^(?:README[.]md|docs\/quick-start-.*|packages\/embed\/README[.]md)$/;

await builtDocs(root);
const packages = documentedPackages(root);
const samples = [...repositoryPages(root)].flatMap(([path, text]) =>
  checked.test(path) ? sampleFiles(path, text) : [],
);
const files = siteFiles(root, packages);
const served = new Map([...files].flatMap(([path, text]) => (typeof text === 'string' ? [[path, text] as const] : [])));
served.delete('llms-full.txt'); // the same pages again, where no link is meant to be followed
const coverage = new Map(packages.map((one) => [one.folder, coverageOf(documentedDoors(root, one))]));

const listed = process.argv[process.argv.indexOf('--list') + 1] ?? '';
if (process.argv.includes('--list')) console.log(coverage.get(listed)?.silent.join('\n'));
if (process.argv.includes('--update')) {
  const counts = Object.fromEntries([...coverage].map(([folder, { silent }]) => [folder, silent.length]));
  writeFileSync(allowedFile, `${JSON.stringify(counts, null, 2)}\n`);
}
const problems = [
  ...(await sampleProblems(root, packages, samples)),
  ...(await outputProblems(root, packages, samples)),
  ...brokenLinks(served, new Set(files.keys())),
  ...(process.argv.includes('--update') ? [] : silentProblems()),
];
for (const problem of problems) console.error(problem);
const names = [...coverage.values()].reduce((sum, one) => sum + one.names, 0);
const silent = [...coverage.values()].reduce((sum, one) => sum + one.silent.length, 0);
console.log(
  `${samples.length} samples, ${served.size} pages, ${names} exported names, ${silent} of them without a docstring`,
);
process.exitCode = problems.length ? 1 : 0;

function silentProblems(): string[] {
  return [...coverage].flatMap(([folder, { silent: found }]) => {
    const most = allowed[folder] ?? 0;
    if (found.length <= most) return [];
    return [
      `packages/${folder}: ${found.length} exported names have no docstring, ${most} at most. \`node scripts/docs.ts --list ${folder}\` names them.`,
    ];
  });
}
