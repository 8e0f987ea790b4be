import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { broken, type Mutation } from './mutation.ts';

/** What the tests did while a requirement was broken. */
export type Outcome = {
  /** `file › name` of each test that failed */
  failed: readonly string[];
  /** where the failed tests are declared, `file:line` or, for stories and journeys, the file */
  noticed: readonly string[];
  /** where tests are declared that name the requirement, of which none failed */
  unaware: readonly string[];
};

type VitestReport = {
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { status: string; fullName: string; location?: { line: number } }[];
  }[];
};
type Suite = {
  suites?: readonly Suite[];
  specs?: readonly { ok: boolean; file: string; line: number; title: string }[];
};
type Test = { file: string; at: string; name: string };

const report = join(tmpdir(), `quayside-mutation-${process.pid}.json`);

/** Breaks the requirement in place, runs its tests, and puts the file back. */
export function runMutation(root: string, mutation: Mutation): Outcome {
  const file = join(root, mutation.file);
  const text = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, text);
  const stop = () => {
    restore();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  writeFileSync(file, broken(text, mutation));
  try {
    return together(root, mutation);
  } finally {
    restore();
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}

function together(root: string, { id, tests }: Mutation): Outcome {
  const named = `\\b${id}\\b`;
  const of = (ending: string) => tests.filter((test) => test.endsWith(ending));
  const storyFlags = ['--config', 'vitest.stories.config.ts', '--project', 'stories-white'];
  const outcomes = [
    vitest(root, of('.test.ts'), ['--project', 'unit', '-t', named], ({ at }) => at),
    vitest(root, of('.test.tsx'), ['--project', 'browser', '-t', named], ({ at }) => at),
    // A story names its requirements inside its steps, so only a whole file can be said to be unaware.
    vitest(root, of('.stories.tsx'), storyFlags, (test) => test.file),
    journeys(root, of('.spec.ts'), named),
  ];
  return {
    failed: outcomes.flatMap(({ failed }) => failed),
    noticed: outcomes.flatMap(({ noticed }) => noticed),
    unaware: outcomes.flatMap(({ unaware }) => unaware),
  };
}

const nothing: Outcome = { failed: [], noticed: [], unaware: [] };

function vitest(
  root: string,
  files: readonly string[],
  flags: readonly string[],
  placeOf: (test: Test) => string,
): Outcome {
  if (!files.length) return nothing;
  run(root, 'vitest', 'run', '--reporter=json', '--includeTaskLocation', `--outputFile=${report}`, ...flags, ...files);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  const relative = (path: string) => path.replace(`${root}/`, '');
  const testsThat = (status: string): Test[] =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((test) => test.status === status)
        .map(({ fullName, location }) => ({
          file: relative(name),
          at: `${relative(name)}:${location?.line ?? 0}`,
          name: fullName,
        })),
    );
  const failed = testsThat('failed');
  const unreadable = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length)
    .map(({ name }) => relative(name));
  const noticed = new Set([...failed.map(placeOf), ...unreadable]);
  return {
    failed: [...failed.map(({ file, name }) => `${file} › ${name}`), ...unreadable],
    noticed: [...noticed],
    unaware: [...new Set(testsThat('passed').map(placeOf))].filter((place) => !noticed.has(place)),
  };
}

function journeys(root: string, files: readonly string[], named: string): Outcome {
  if (!files.length) return nothing;
  run(root, 'playwright', 'test', '--reporter=json', '-g', named, ...files);
  const failed = failuresIn(JSON.parse(readFileSync(report, 'utf8')) as Suite).map((at) => `e2e/${at}`);
  return failed.length ? { failed, noticed: files, unaware: [] } : { ...nothing, unaware: files };
}

const failuresIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...suites.flatMap(failuresIn),
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`),
];

function run(root: string, command: string, ...args: string[]): void {
  rmSync(report, { force: true });
  const { stderr } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    encoding: 'utf8',
  });
  if (!existsSync(report)) throw new Error(`${command} ${args.join(' ')} wrote no report:\n${stderr}`);
}
