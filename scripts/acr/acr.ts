import axe from 'axe-core';
import { type NamedTest, namedTestProblems, partsOf } from '../evidence/named-test.ts';
import { type PlayedStory, playedStories, type TestResult, testResults } from '../evidence/reports.ts';

/** A success criterion of WCAG 2.2, level A or AA, and how we check it. */
export type Criterion = {
  readonly id: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  /** why it does not apply to any flow */
  readonly absent?: string;
  /** a check that every story ends with */
  readonly everyStory?: NamedTest;
  readonly tests?: readonly NamedTest[];
  /** what only a person can check */
  readonly person?: string;
};

/** A person's look at a criterion in a flow: who (a role), on which day, with what, and what they found (`nothing`, or the fault). */
export type PersonCheck = {
  readonly criterion: string;
  readonly flow: string;
  readonly day: string;
  readonly by: string;
  readonly with: string;
  readonly found: string;
};

/** What the last run of the tests said, as the page shows it. */
export type Results = {
  readonly day: string;
  readonly flows: Readonly<Record<string, FlowResult>>;
  readonly tests: Readonly<Record<NamedTest, 'passed' | 'failed' | 'not run'>>;
};
type FlowResult = {
  readonly stories: number;
  readonly failed: number;
  /** by rule of axe: in how many stories it was broken */
  readonly violations: Readonly<Record<string, number>>;
  /** by rule of axe: in how many stories axe could not decide */
  readonly undecided: Readonly<Record<string, number>>;
};

/** Each flow by its title and the beginnings of the ids of its stories. */
export const flows: Readonly<Record<string, readonly string[]>> = {
  'Home and app frame': ['screens-app-'],
  'Opening an account': ['screens-opening-'],
  'Joint account': ['screens-joint-account-'],
  'W-8BEN': ['screens-w-8ben-'],
  'Account centre': ['screens-account-'],
  'Options, futures and CFDs': ['screens-derivatives-', 'screens-options-', 'screens-futures-', 'screens-cfd-'],
  'Embedded flows': ['screens-embedded-flows-'],
  'UI kit': ['components-'],
};

const opening = ['Opening an account'];
const ofHost = Object.keys(flows).filter((flow) => flow !== 'UI kit' && flow !== 'Embedded flows');

/** The flows that a test walks, where it is not about a component or the frame that all of them share. */
const walks: Readonly<Record<string, readonly string[]>> = {
  'e2e/keyboard.spec.ts': opening,
  'e2e/expired-login.spec.ts': opening,
  'e2e/resume.spec.ts': opening,
  'e2e/double-tap.spec.ts': opening,
  'e2e/routes.spec.ts': ofHost,
  'e2e/network.spec.ts': ofHost,
  'packages/host/src/app/app.test.tsx': ofHost,
  'packages/flow-opening/src/base-info/base-info.stories.tsx': opening,
  'packages/flow-screens/src/question-pages/question-pages.test.tsx': [...opening, 'Options, futures and CFDs'],
};

/** Whether a test says something about a flow. */
export const isAbout = (test: NamedTest, flow: string): boolean => walks[partsOf(test).path]?.includes(flow) ?? true;

/** Rules that the stories switch off, because a check of our own does more. */
const replaced = ['color-contrast', 'target-size'];

/** Returns axe's rules of a criterion. */
export const axeRulesOf = ({ id }: Pick<Criterion, 'id'>): readonly string[] =>
  axe
    .getRules([`wcag${id.replaceAll('.', '')}`])
    .filter(({ tags }) => !tags.includes('deprecated') && !tags.includes('experimental'))
    .map(({ ruleId }) => ruleId)
    .filter((rule) => !replaced.includes(rule));

/** Reads the reports below `root`. Throws MissingReportError. */
export function readResults(root: string, criteria: readonly Criterion[]): Results {
  const { stories, day } = playedStories(root);
  const results = testResults(root);
  const named = [...new Set(criteria.flatMap(({ tests = [] }) => tests))].toSorted();
  return {
    day,
    flows: Object.fromEntries(
      Object.entries(flows).map(([flow, beginnings]) => [
        flow,
        flowResult(stories.filter(({ id }) => beginnings.some((beginning) => id.startsWith(beginning)))),
      ]),
    ),
    tests: Object.fromEntries(named.map((test) => [test, outcomeOf(test, results)])),
  };
}

function flowResult(stories: readonly PlayedStory[]): FlowResult {
  const count = (kind: 'violations' | 'incomplete') => {
    const rules = stories.flatMap(({ axe }) => [...new Set(axe.flatMap((run) => run[kind].map(({ id }) => id)))]);
    const counted = Map.groupBy(rules.toSorted(), (rule) => rule);
    return Object.fromEntries([...counted].map(([rule, found]) => [rule, found.length]));
  };
  return {
    stories: stories.length,
    failed: stories.filter(({ outcome }) => outcome === 'failed').length,
    violations: count('violations'),
    undecided: count('incomplete'),
  };
}

function outcomeOf(test: NamedTest, results: readonly TestResult[]): 'passed' | 'failed' | 'not run' {
  const { path, words } = partsOf(test);
  const plain = (text: string) => text.replace(/\W/g, '').toLowerCase();
  const ran = results.filter((result) =>
    path.includes('.stories.')
      ? result.path === path && plain(result.name) === plain(words)
      : result.path === path && result.name.includes(words),
  );
  if (ran.length === 0) return 'not run';
  return ran.some(({ outcome }) => outcome === 'failed') ? 'failed' : 'passed';
}

/** Returns what is wrong with the table of criteria: a test that is gone, or a criterion that nobody checks. */
export function criteriaProblems(root: string, criteria: readonly Criterion[]): readonly string[] {
  const problems = criteria.flatMap((criterion) => {
    const { absent, everyStory, tests = [], person } = criterion;
    const named = [...(everyStory ? [everyStory] : []), ...tests];
    const checked = named.length > 0 || person || axeRulesOf(criterion).length > 0;
    return [
      ...named.flatMap((test) => namedTestProblems(root, test)),
      ...(absent || checked ? [] : ['neither a rule of axe, a test nor a person checks it']),
    ].map((problem) => `${criterion.id}: ${problem}`);
  });
  // WCAG 2.2 has 31 criteria of level A, without the removed 4.1.1, and 24 of level AA
  const [a, aa] = (['A', 'AA'] as const).map((level) => criteria.filter((one) => one.level === level).length);
  return a === 31 && aa === 24 ? problems : [...problems, `${a} and ${aa} criteria instead of 31 and 24`];
}
