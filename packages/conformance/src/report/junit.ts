import type { CheckResult, ConformanceReport } from '../kit/result.ts';
import { getDocumentationUrl } from './documentation-url.ts';
import { failureLines } from './failure-lines.ts';

/** Returns the report as JUnit XML, with a suite for each profile and a test case for each check. */
export function junitReport({ results }: ConformanceReport): string {
  const profiles = [...new Set(results.map(({ profile }) => profile))];
  const suites = profiles.map((profile) =>
    suite(
      profile,
      results.filter((one) => one.profile === profile),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="conformance">',
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function suite(profile: string, results: readonly CheckResult[]): string {
  const count = (state: CheckResult['state']) => results.filter((one) => one.state === state).length;
  const seconds = results.reduce((sum, one) => sum + one.seconds, 0);
  return [
    `  <testsuite name="${profile}" tests="${results.length}" failures="${count('failed')}" skipped="${count('skipped')}" time="${seconds.toFixed(3)}">`,
    ...results.map(testCase),
    '  </testsuite>',
  ].join('\n');
}

function testCase(result: CheckResult): string {
  const head = `    <testcase classname="${result.id}" name="${escaped(result.title)}" time="${result.seconds.toFixed(3)}"`;
  if (result.state === 'passed') return `${head}/>`;
  if (result.state === 'skipped')
    return `${head}><skipped message="${escaped(`The test interface lacks: ${result.lacks.join(', ')}`)}"/></testcase>`;
  const lines = [...failureLines(result.failure), `read      ${getDocumentationUrl(result)}`].join('\n');
  return `${head}><failure message="${escaped(result.failure.what)}">${escaped(lines)}</failure></testcase>`;
}

/** Escapes a text for XML, and removes characters that XML 1.0 does not allow. */
const escaped = (text: string): string =>
  [...text]
    .filter((one) => one >= ' ' || one === '\n' || one === '\t')
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
