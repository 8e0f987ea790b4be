import { basename, join } from 'node:path';
import { repositoryFiles } from './checks/source-file.ts';
import { listEntryPoints, readPackages, unknownEntryPoints, unknownFiles } from './docs/entry-points.ts';
import { sampleFiles, sampleProblems } from './docs/samples.ts';
import { repositoryPages } from './docs/site.ts';

/* `npm run docs` compiles and runs the samples of pages, and checks that the entry points and files that pages name exist. */

const root = join(import.meta.dirname, '..');
const hasSamples = /^(?:README[.]md|docs\/quick-start-.*|packages\/(?!testing\/)[^/]+\/README[.]md)$/;
const isDecision = /^docs\/decisions\/\d/;

const packages = readPackages(root);
const sources = new Map(packages.flatMap(listEntryPoints).map(({ specifier, source }) => [specifier, source]));
const pages = [...repositoryPages(root)];
const samples = pages.flatMap(([path, text]) => (hasSamples.test(path) ? sampleFiles(path, text) : []));
const files = new Set(repositoryFiles(root).map(({ path }) => basename(path)));
const problems = [
  ...(await sampleProblems(root, sources, samples)),
  ...pages.flatMap(([path, text]) => (isDecision.test(path) ? [] : unknownEntryPoints(path, text, packages))),
  ...pages.flatMap(([path, text]) => unknownFiles(path, text, files)),
];
for (const problem of problems) console.error(problem);
console.log(`${samples.length} samples in ${pages.length} pages`);
process.exitCode = problems.length > 0 ? 1 : 0;
