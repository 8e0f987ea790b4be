import { join } from 'node:path';
import { buildDocs, withDocsLocked } from './docs/build.ts';
import { sampleProblems } from './docs/compile.ts';
import { entryPointsByFolder, unknownEntryPoints } from './docs/named-entry-points.ts';
import { documentedPackages } from './docs/package-entry-points.ts';
import { outputProblems } from './docs/run-samples.ts';
import { sampleFiles } from './docs/samples.ts';
import { silentNames } from './docs/silent-names.ts';
import { documentedEntryPoints, repositoryPages, siteFiles } from './docs/site.ts';
import { brokenLinks } from './docs/site-links.ts';

/**
 * Writes the pages that are served beside Storybook and checks them: samples compile and print what they promise, links and named entry points exist, and
 * every exported name of a published package has a docstring.
 */
const root = join(import.meta.dirname, '..');
const checked = /^(?:README[.]md|docs\/quick-start-.*|packages\/(?!testing\/)[^/]+\/README[.]md)$/;
const decision = /^docs\/decisions\/\d/; // describes the day on which it was written

const { problems, counts } = await withDocsLocked(root, checkDocs);
for (const problem of problems) console.error(problem);
console.log(counts);
process.exitCode = problems.length ? 1 : 0;

async function checkDocs() {
  await buildDocs(root);
  const packages = documentedPackages(root);
  const pages = [...repositoryPages(root)];
  const samples = pages.flatMap(([path, text]) => (checked.test(path) ? sampleFiles(path, text) : []));
  const files = siteFiles(root, packages);
  const served = new Map(
    [...files].flatMap(([path, text]) => (typeof text === 'string' ? [[path, text] as const] : [])),
  );
  served.delete('llms-full.txt'); // the same pages again, where no link is meant to be followed
  const entryPoints = new Map(packages.map((one) => [one.folder, documentedEntryPoints(root, one)]));
  const silent = [...entryPoints].flatMap(([folder, of]) =>
    silentNames(of).map((name) => `packages/${folder}: ${name}`),
  );

  const named = entryPointsByFolder(root);
  const problems = [
    ...(await sampleProblems(root, packages, samples)),
    ...(await outputProblems(root, packages, samples)),
    ...brokenLinks(served, new Set(files.keys())),
    ...pages.filter(([path]) => !decision.test(path)).flatMap(([path, text]) => unknownEntryPoints(path, text, named)),
    ...silent.map((name) => `${name} has no docstring: what is it, in which unit, and when does it throw?`),
  ];

  const names = [...entryPoints.values()].flat().reduce((sum, entryPoint) => sum + entryPoint.names.length, 0);
  return { problems, counts: `${samples.length} samples, ${served.size} pages, ${names} exported names` };
}
