import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The JSON reports that a run of `npm run test:all` leaves in `.quayside/reports`, of Vitest and Playwright alike. */
export type TestResult = {
  readonly path: string;
  readonly name: string;
  readonly outcome: 'passed' | 'failed';
};

/** What axe said of a story. */
export type AxeRun = {
  readonly violations: readonly { readonly id: string }[];
  readonly incomplete: readonly { readonly id: string }[];
};

type Assertion = {
  readonly fullName: string;
  readonly status: string;
  readonly meta: {
    readonly storyId?: string;
    readonly reports?: readonly { readonly type: string; readonly result: AxeRun }[];
  };
};
type VitestReport = {
  readonly startTime: number;
  readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly Assertion[] }[];
};
type Suite = {
  readonly file: string;
  readonly specs?: readonly { readonly title: string; readonly file: string; readonly ok: boolean }[];
  readonly suites?: readonly Suite[];
};

const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** Returns the results of every report below `root`: of the whole repository, its packages and its hosts. */
export function testResults(root: string): readonly TestResult[] {
  const folders = globSync(['.quayside/reports', '{packages,hosts}/*/.quayside/reports'], { cwd: root });
  return folders
    .flatMap((folder) => globSync('*.json', { cwd: join(root, folder) }).map((name) => join(root, folder, name)))
    .flatMap((path) => {
      const report = read<VitestReport | { suites: readonly Suite[] }>(path);
      if ('suites' in report) return report.suites.flatMap(journeysOf);
      return report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ fullName, status }) => ({
          path: relative(root, name),
          name: fullName,
          outcome: status === 'passed' ? ('passed' as const) : ('failed' as const),
        })),
      );
    });
}

const journeysOf = ({ specs = [], suites = [] }: Suite): readonly TestResult[] => [
  ...specs.map(({ title, file, ok }) => ({
    path: `e2e/${file.replace(/^e2e[/]/, '')}`,
    name: title,
    outcome: ok ? ('passed' as const) : ('failed' as const),
  })),
  ...suites.flatMap(journeysOf),
];

/** A story that was played: its outcome and what axe said at its end. */
export type PlayedStory = {
  readonly id: string;
  readonly outcome: 'passed' | 'failed';
  readonly axe: readonly AxeRun[];
};

/** Returns the stories of the last run and its day. Throws MissingReportError. */
export function playedStories(root: string): { readonly stories: readonly PlayedStory[]; readonly day: string } {
  const path = join(root, '.quayside/reports/stories.json');
  if (!existsSync(path)) throw new MissingReportError(path);
  const { startTime, testResults: files } = read<VitestReport>(path);
  const stories = files
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ status, meta: { storyId = '', reports = [] } }) => ({
      id: storyId,
      outcome: status === 'passed' ? ('passed' as const) : ('failed' as const),
      axe: reports.flatMap(({ type, result }) => (type === 'a11y' ? [result] : [])),
    }));
  return { stories, day: new Date(startTime).toISOString().slice(0, 10) };
}

/** A report is not there. */
export class MissingReportError extends Error {
  override readonly name = 'MissingReportError';
  constructor(path: string, group = 'stories') {
    super(`There is no ${path}. "npm run test:all -- --only ${group}" writes it.`);
  }
}
