import { type NamedTest, partsOf } from '../evidence/named-test.ts';
import { axeRulesOf, type Criterion, flows, isAbout, type PersonCheck, type Results } from './acr.ts';

/** Where the report stands. */
export const page = 'docs/accessibility-report.md';

const intro = ({ day, flows: results }: Results) => `# Accessibility conformance report
<!-- Written by \`npm run acr\`. Change scripts/acr/criteria.json or scripts/acr/person-checks.json instead. -->
This report has the form of the VPAT 2.5 (WCAG edition). It states for each flow how far it conforms to WCAG 2.2, levels A and AA.

- **Product**: Quayside, the flows and the UI kit of this repository
- **Date of the test results**: ${day}
- **Evaluated by**: axe-core in ${sum(results)} stories in Chromium at 390 px, journeys end to end, and people, as far as the second section names them
- **Contact**: the issues of this repository
- **More**: the [accessibility statement](accessibility.md) says what is built in

\`npm run acr\` writes this page from the reports of \`npm run test:all\`, and \`npm run checks\` fails when it is stale or names a test that is gone.

## Terms
- **Supports**: all checks of this criterion pass, and no part of it needs a person, or a person has checked that part.
- **Supports by machine**: all checks by machine pass, and the rest needs a person, or a test does not walk this flow. The remarks say which.
- **Not evaluated**: only a person can check it, and none has yet, or no test walks this flow. The VPAT allows this term for level AAA alone, so this report is a draft wherever it stands.
- **Does not support**: a check fails.
- **Not applicable**: the criterion is about something that the flows do not have.
`;

const sum = (results: Results['flows']) => Object.values(results).reduce((total, { stories }) => total + stories, 0);

/** The level of a criterion in a flow, and why. */
export function conformance(
  criterion: Criterion,
  flow: string,
  results: Results,
  checks: readonly PersonCheck[],
): { readonly level: string; readonly remark: string } {
  if (criterion.absent) return { level: 'Not applicable', remark: criterion.absent };
  const { stories, failed, violations, undecided } = results.flows[flow] ?? noStories;
  const rules = axeRulesOf(criterion);
  const broken = rules.filter((rule) => violations[rule]);
  const tests = (criterion.tests ?? []).filter((test) => isAbout(test, flow));
  const elsewhere = (criterion.tests ?? []).filter((test) => !tests.includes(test));
  const failing = tests.filter((test) => results.tests[test] !== 'passed');
  const byMachine = rules.length > 0 || tests.length > 0 || criterion.everyStory !== undefined;
  const check = checks.findLast((one) => one.criterion === criterion.id && one.flow === flow);
  const remark = [
    ...(rules.length ? [`axe in ${stories} stories`] : []),
    ...(criterion.everyStory ? [`checked at the end of ${stories} stories`] : []),
    ...(tests.length ? [`${tests.length} named ${tests.length === 1 ? 'test' : 'tests'}`] : []),
    ...elsewhere.map((test) => `not tried in this flow: ${partsOf(test).path}`),
    ...broken.map((rule) => `**broken**: ${rule} in ${violations[rule]} stories`),
    ...failing.map((test) => `**${results.tests[test]}**: ${test}`),
    ...rules.filter((rule) => undecided[rule]).map((rule) => `axe left ${rule} open in ${undecided[rule]} stories`),
    ...(criterion.everyStory && failed ? [`**failed**: ${failed} stories`] : []),
    ...(check ? [`a person (${check.by}, ${check.with}) on ${check.day}: ${check.found}`] : []),
    ...(criterion.person && !check ? ['a person: not yet'] : []),
  ].join('; ');
  const fails = broken.length > 0 || failing.length > 0 || (criterion.everyStory && failed > 0);
  if (fails || (check && check.found !== 'nothing')) return { level: 'Does not support', remark };
  if (check || (!criterion.person && elsewhere.length === 0)) return { level: 'Supports', remark };
  return { level: byMachine ? 'Supports by machine' : 'Not evaluated', remark };
}
const noStories: Results['flows'][string] = { stories: 0, failed: 0, violations: {}, undecided: {} };

const link = (test: NamedTest) => `\`${test}\``;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Returns the whole page. */
export function reportPage(criteria: readonly Criterion[], results: Results, checks: readonly PersonCheck[]): string {
  const people = checks.length
    ? table(
        ['criterion', 'flow', 'when', 'who', 'with', 'found'],
        checks.map((one) => [one.criterion, one.flow, one.day, one.by, one.with, one.found]),
      )
    : 'No person has yet, so no criterion that needs a person is more than “Supports by machine”.';
  const means = table(
    ['criterion', 'by axe', 'by test', 'only by a person'],
    criteria
      .filter(({ absent }) => !absent)
      .map((one) => [
        `${one.id} ${one.name} (${one.level})`,
        axeRulesOf(one).join(', '),
        [...(one.everyStory ? [one.everyStory] : []), ...(one.tests ?? [])].map(link).join('<br>'),
        one.person ?? '',
      ]),
  );
  const ofFlow = (flow: string) => {
    const rated = criteria.map((criterion) => ({ criterion, ...conformance(criterion, flow, results, checks) }));
    const rows = (level: 'A' | 'AA') =>
      rated
        .filter(({ criterion }) => criterion.level === level)
        .map((one) => [`${one.criterion.id} ${one.criterion.name}`, one.level, one.remark]);
    const head = ['Criteria', 'Conformance level', 'Remarks and explanations'];
    const { stories, failed } = results.flows[flow] ?? noStories;
    return `## ${flow}
${stories} stories were played, and ${failed} failed.

**Table 1: success criteria, level A**

${table(head, rows('A'))}

**Table 2: success criteria, level AA**

${table(head, rows('AA'))}
`;
  };
  return `${intro(results)}
## What people have checked
${people}

## At a glance
${table(
  ['flow', ...levels],
  Object.keys(flows).map((flow) => {
    const found = criteria.map((criterion) => conformance(criterion, flow, results, checks).level);
    return [flow, ...levels.map((level) => String(found.filter((one) => one === level).length))];
  }),
)}

## How each criterion is checked
${means}

${Object.keys(flows).map(ofFlow).join('\n')}`;
}
const levels = ['Supports', 'Supports by machine', 'Not evaluated', 'Does not support', 'Not applicable'];
