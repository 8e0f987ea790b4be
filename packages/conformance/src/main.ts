#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checks, type Profile, profiles, testConformance, UnknownCheckError } from './conformance.ts';
import { TestInterfaceError } from './kit/test-interface.ts';
import { junitReport } from './report/junit.ts';
import { resultText, summaryText } from './report/text.ts';

const usage = `conformance <base URL> [options]

Tests a server against the contract, over HTTP alone. Exit code 0: no check failed; 1: a check failed; 2: it could not run.

  --profile core,opening       profiles to test: ${profiles.join(', ')}; by default all
  --only core.replay,…         checks to run, by their ids
  --junit report.xml           writes a JUnit file
  --test-interface <URL>       by default <base URL>/conformance/v1
  --list                       lists the checks`;

/** Thrown if the command has invalid arguments. The message explains them. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

try {
  process.exitCode = await run();
} catch (error) {
  const expected =
    error instanceof UsageError || error instanceof UnknownCheckError || error instanceof TestInterfaceError;
  if (!expected && !isUnreachable(error)) throw error;
  console.error(expected ? error.message : `There is no server at ${process.argv[2]}.`);
  process.exitCode = 2;
}

async function run(): Promise<number> {
  const { values, positionals } = readArguments();
  if (values.list) {
    console.log(checks.map(({ id, title }) => `${id}  ${title}`).join('\n'));
    return 0;
  }
  const [base] = positionals;
  if (!base || !URL.canParse(base)) throw new UsageError(usage);
  const report = await testConformance({
    base,
    ...(values.profile ? { profiles: values.profile.split(',').map(asProfile) } : {}),
    ...(values.only ? { only: values.only.split(',') } : {}),
    ...(values['test-interface'] ? { testInterface: values['test-interface'] } : {}),
    onResult: (result) => console.log(resultText(result)),
  });
  console.log(summaryText(report));
  if (values.junit) writeFileSync(values.junit, junitReport(report));
  return report.passed ? 0 : 1;
}

function readArguments() {
  const text = { type: 'string' } as const;
  const options = {
    profile: text,
    only: text,
    junit: text,
    'test-interface': text,
    list: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n\n${usage}`);
  }
}

function asProfile(name: string): Profile {
  const found = profiles.find((one) => one === name);
  if (!found) throw new UsageError(`There is no profile "${name}". Profiles: ${profiles.join(', ')}.`);
  return found;
}

/** Returns whether `fetch` failed because no server responds. */
function isUnreachable(error: unknown): error is TypeError {
  return error instanceof TypeError && error.message === 'fetch failed';
}
