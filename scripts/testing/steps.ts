import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tasks } from '../launcher/tasks.mjs';
import {
  type Counts,
  type Failure,
  ofCheck,
  ofPlaywright,
  ofVitest,
  playwrightFailures,
  vitestFailures,
} from './counts.ts';

/** Runs only where it is asked for by name: other engines take minutes that every change cannot wait for. */
export const nightly = 'other-browsers';

/** What `--only` chooses, in the order in which it runs. */
export const groups = [
  'static',
  'unit',
  'browser',
  'stories',
  'storybook',
  'pictures',
  'packages',
  'examples',
  'hosts',
  'e2e',
  nightly,
] as const;
export type Group = (typeof groups)[number];

export type Step = {
  group: Group;
  title: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** `live` where it takes long enough to want to watch it */
  output: 'live' | 'kept';
  count: (exitCode: number) => Counts;
  /** what failed, from the runner's own report; a check has its output alone */
  failures?: () => readonly Failure[];
  /** the command that repairs it, or that runs one of its tests again */
  remedy: string;
};

/** By title; of a host by the part before its name. */
const remedies: Readonly<Record<string, string>> = {
  'entry points': 'npm run entry-points',
  format: 'npm run format',
  lint: 'npm run lint (repair what it names)',
  types: 'npm run types (repair what it names)',
  'import direction': 'npm run arch (docs/architecture.md lists the allowed imports)',
  'unused code': 'npm run unused (delete what it names)',
  'house rules': 'npm run checks -- --write, then repair what it still names',
  'pages and their samples': 'npm run docs (repair what it names)',
  'what releases promised': 'add a changeset that names what is gone (docs/versioning.md)',
  'requirements and their tests': 'npm run requirements -- --write <ids>',
  'unit tests': 'npm run unit -- <file>',
  'components in Chromium': 'npm run component -- <file>',
  'stories, looked at in three skins': 'npm run story -- <file>',
  'static Storybook under a sub-path': 'npm run build-storybook',
  'pictures of key stories': 'npm run pictures -- --update, and look at the pictures',
  'packages as their consumers get them': 'npm run packages (repair what it names)',
  'sizes of components': 'npm run kit -- --write, or load less',
  'sizes of embedded flows': 'npm run sizes -- --write, or load less',
  'example apps': 'npm run examples',
  'build of': 'npm run build-host -- <host>',
  'sizes of': 'load less before the first field (scripts/bench/budgets.json)',
  what: 'keep demonstrations out of what ships',
  'journeys end to end': 'npm run journey -- e2e/<file>',
  'the opening in Firefox and WebKitGTK': 'npm test -- --only other-browsers',
};

/** Throws where a step has none: whoever adds one says how it is repaired. */
function remedyOf(title: string): string {
  const [part] = Object.keys(remedies)
    .filter((key) => title === key || title.startsWith(`${key} `))
    .toSorted((one, other) => other.length - one.length);
  const remedy = part === undefined ? undefined : remedies[part];
  if (remedy === undefined) throw new Error(`Add a remedy for "${title}" in scripts/testing/steps.ts.`);
  return remedy;
}

const node = ['--conditions=source', '--disable-warning=ExperimentalWarning'];

export function steps(root: string, reports: string): Step[] {
  const check = (group: Group, title: string, command: string, ...args: string[]): Step => ({
    group,
    title,
    command,
    args,
    output: 'kept',
    count: ofCheck,
    remedy: remedyOf(title),
  });
  const script = (group: Group, title: string, file: string, ...args: string[]) =>
    check(group, title, 'node', ...node, file, ...args);
  const task = (group: Group, title: string, name: 'lint' | 'types' | 'arch' | 'unused') => {
    const [command = '', ...args] = tasks[name];
    return check(group, title, command, ...args);
  };
  const vitest = (group: Group, title: string, ...args: string[]): Step => {
    const report = join(reports, `${group}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return {
      group,
      title,
      command: 'vitest',
      args: ['run', ...reporters, ...args],
      output: 'live',
      count: (code) => ofVitest(report, code),
      failures: () => vitestFailures(report),
      remedy: remedyOf(title),
    };
  };
  const playwright = (group: Group, title: string, ...args: string[]): Step => {
    const report = join(reports, `${group}.json`);
    return {
      group,
      title,
      command: 'playwright',
      args: ['test', '--reporter=list,json', ...args],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      output: 'live',
      count: (code) => ofPlaywright(report, code),
      failures: () => playwrightFailures(report),
      remedy: remedyOf(title),
    };
  };
  return [
    check('static', 'entry points', 'node', 'scripts/entry-points.mjs', '--check'),
    check('static', 'format', 'biome', 'ci', '--reporter=summary', '--colors=off', '.'),
    task('static', 'lint', 'lint'),
    task('static', 'types', 'types'),
    task('static', 'import direction', 'arch'),
    task('static', 'unused code', 'unused'),
    script('static', 'house rules', 'scripts/checks.ts'),
    script('static', 'pages and their samples', 'scripts/docs.ts'),
    script('static', 'what releases promised', 'scripts/surface.ts'),
    script('static', 'requirements and their tests', 'scripts/requirements.ts', '--check'),
    vitest('unit', 'unit tests', '--project', 'unit'),
    vitest('browser', 'components in Chromium', '--project', 'browser'),
    vitest(
      'stories',
      'stories, looked at in three skins',
      '--config',
      'vitest.stories.config.ts',
      '--project',
      'stories-white',
    ),
    script('storybook', 'static Storybook under a sub-path', 'scripts/storybook.ts'),
    script('pictures', 'pictures of key stories', 'scripts/pictures.ts'),
    script('packages', 'packages as their consumers get them', 'scripts/packages.ts'),
    script('packages', 'sizes of components', 'scripts/kit.ts'),
    script('packages', 'sizes of embedded flows', 'scripts/embed-sizes.ts'),
    playwright('examples', 'example apps', '--config', 'examples/playwright.config.ts'),
    ...hostsWithBuild(root).flatMap((host) => [
      script('hosts', `build of ${host}`, 'scripts/host-build/build.ts', host),
      script('hosts', `sizes of ${host}`, 'scripts/sizes.ts', host),
      script('hosts', `what ${host} ships`, 'scripts/checks/shipped.ts', host),
    ]),
    playwright('e2e', 'journeys end to end', '--pass-with-no-tests'),
    playwright(
      nightly,
      'the opening in Firefox and WebKitGTK',
      '--config',
      'e2e/other-browsers',
      '--pass-with-no-tests',
    ),
  ];
}

function hostsWithBuild(root: string): string[] {
  return readdirSync(join(root, 'hosts')).filter((host) => {
    const file = join(root, 'hosts', host, 'package.json');
    return (
      existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { scripts?: { build?: string } }).scripts?.build
    );
  });
}

/** The groups that `--only` names, separated by commas, or all but the nightly one. An unknown name is an error: a typing mistake must not look like a green run. */
export function chosenGroups(only: readonly string[] | undefined): readonly Group[] {
  if (!only?.length) return groups.filter((group) => group !== nightly);
  const names = only.flatMap((value) => value.split(',')).filter(Boolean);
  const unknown = names.filter((name) => !groups.includes(name as Group));
  if (unknown.length || !names.length) throw new UnknownGroupError(unknown);
  return names as Group[];
}

/** `--only` names a part that does not exist. */
export class UnknownGroupError extends Error {
  override readonly name = 'UnknownGroupError';
  constructor(unknown: readonly string[]) {
    super(`--only takes ${groups.join(', ')}${unknown.length ? `, not ${unknown.join(', ')}` : ''}.`);
  }
}
