import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NamedTest, namedTestProblems } from '../evidence/named-test.ts';
import { MissingReportError } from '../evidence/reports.ts';

/** A fault of reliability.md by its number, and what covers it. */
export type Fault = {
  readonly id: string;
  readonly name: string;
  readonly tests?: readonly NamedTest[];
  /** why it cannot happen here, or hardly */
  readonly absent?: string;
};

/** A journey under a fault, as the last nightly run had it. */
export type Run = {
  readonly id: string;
  readonly name: string;
  readonly flow: string;
  readonly outcome: 'passed' | 'failed';
  /** each call that was struck, with its step or kind of document */
  readonly struck: readonly string[];
  /** answers that were compared after a failure */
  readonly compared: number;
};
export type Results = { readonly day: string; readonly runs: readonly Run[] };

type Spec = {
  readonly title: string;
  readonly ok: boolean;
  readonly tests: readonly {
    readonly annotations: readonly { readonly type: string; readonly description?: string }[];
  }[];
};
type Suite = { readonly specs?: readonly Spec[]; readonly suites?: readonly Suite[] };

const nightly = '.quayside/reports/journeys-nightly.json';
const title = /^(F\d\d) on every step of ([\w-]+), (.+): nothing is lost/;

/** Reads the runs from the report of the nightly journeys below `root`. Throws MissingReportError. */
export function readRuns(root: string): Results {
  const path = join(root, nightly);
  if (!existsSync(path)) throw new MissingReportError(path, 'journeys-nightly');
  const report = JSON.parse(readFileSync(path, 'utf8')) as { stats: { startTime: string }; suites: readonly Suite[] };
  return { day: report.stats.startTime.slice(0, 10), runs: report.suites.flatMap(specsOf).flatMap(runOf) };
}

const specsOf = ({ specs = [], suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsOf)];

function runOf({ title: said, ok, tests }: Spec): readonly Run[] {
  const [, id, flow, name] = title.exec(said) ?? [];
  if (!id || !flow || !name) return [];
  const noted = (type: string) =>
    tests.flatMap(({ annotations }) => annotations).find((one) => one.type === type)?.description ?? '';
  const struck = noted('struck').split(', ').filter(Boolean);
  return [{ id, name, flow, outcome: ok ? 'passed' : 'failed', struck, compared: Number(noted('compared')) }];
}

/** Returns what is wrong with the table: a fault without anything that covers it, a test that is gone, or a failed run. */
export function matrixProblems(root: string, faults: readonly Fault[], { runs }: Results): readonly string[] {
  const struck = new Set(runs.map(({ id }) => id));
  const numbers = Array.from({ length: 70 }, (_, index) => `F${String(index + 1).padStart(2, '0')}`);
  const unknown = numbers.filter((number) => !faults.some(({ id }) => id === number));
  return [
    ...unknown.map((id) => `${id} is missing`),
    ...faults.flatMap(({ id, tests = [], absent }) => [
      ...tests.flatMap((test) => namedTestProblems(root, test)).map((problem) => `${id}: ${problem}`),
      ...(tests.length > 0 || absent || struck.has(id) ? [] : [`${id}: nothing covers it`]),
    ]),
    ...runs
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ id, flow, name }) => `${id} failed on ${flow}: ${name}`),
  ];
}
