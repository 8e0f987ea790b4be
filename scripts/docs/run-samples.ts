import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from '../testing/run-command.ts';
import type { DocumentedPackage } from './package-entry-points.ts';
import { promisedOutput, type SampleFile } from './samples.ts';

/** Runs the samples that promise an output in Node with the packages' sources. Returns those whose output differs. */
export async function outputProblems(
  root: string,
  packages: readonly DocumentedPackage[],
  samples: readonly SampleFile[],
): Promise<string[]> {
  const sources = new Map(
    packages.flatMap(({ entryPoints }) => entryPoints.map(({ specifier, source }) => [specifier, source])),
  );
  const running = samples.filter(({ runs }) => runs).map((sample) => problemOf(root, sources, sample));
  return (await Promise.all(running)).flat();
}

async function problemOf(root: string, sources: ReadonlyMap<string, string>, sample: SampleFile): Promise<string[]> {
  const file = join(root, '.quayside/docs/run', sample.file);
  const addressed = sample.code.replace(/(from ')(@quayside\/[^']+)(')/g, (whole, before, specifier, after) => {
    const source = sources.get(specifier);
    return source ? `${before}${join(root, source)}${after}` : whole;
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, addressed.replace(/console\.log\((.+)\);/g, 'console.log(JSON.stringify($1));'));
  const { exitCode, output } = await runCommand({
    command: process.execPath,
    args: ['--conditions=source', '--disable-warning=ExperimentalWarning', file],
    cwd: root,
    env: process.env,
    output: 'kept',
    limit: 30_000,
  });
  const said = output.trim();
  const promised = promisedOutput(sample).join('\n');
  if (exitCode === 0 && promised && said === promised) return [];
  return [`${sample.page}:${sample.line}  prints ${said}, and says that it prints ${promised || 'nothing'}`];
}
