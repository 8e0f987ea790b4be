import { allChecks } from './checks/all-checks.ts';
import { type Check, Kit, type Profile, profiles } from './kit/check.ts';
import type { CheckContext } from './kit/kit-client.ts';
import { MismatchError } from './kit/mismatch.ts';
import type { CheckResult, ConformanceReport, Failure } from './kit/result.ts';
import { TestInterface } from './kit/test-interface.ts';

export { type Profile, profiles } from './kit/check.ts';
export type { Exchange } from './kit/exchange.ts';
export type { CheckResult, ConformanceReport, Failure } from './kit/result.ts';
export { type Ability, TestInterfaceError } from './kit/test-interface.ts';
export { junitReport } from './report/junit.ts';
export { textReport } from './report/text.ts';

/** The server and the checks of a run of `testConformance`. */
export type ConformanceOptions = {
  /** The base URL of the server, without a final slash. */
  readonly base: string;
  /** The profiles to test. Default: all. */
  readonly profiles?: readonly Profile[];
  /** The ids of the checks to run. Default: all checks of `profiles`. */
  readonly only?: readonly string[];
  /** The URL of the test interface. Default: `<base>/conformance/v1`. */
  readonly testInterface?: string;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Called with the result of each check as soon as it ends. */
  readonly onResult?: (result: CheckResult) => void;
};

/** Thrown if `only` contains an id that no check has. */
export class UnknownCheckError extends Error {
  override readonly name = 'UnknownCheckError';
  constructor(id: string) {
    super(`No check has the id "${id}". Ids are in docs/conformance.md.`);
  }
}

/** All checks without the functions that run them, for lists and documentation. */
export const checks: readonly Pick<Check, 'id' | 'title' | 'reliesOn' | 'section' | 'needs'>[] = allChecks;

/**
 * Runs the checks against a server one after another, and returns a report. Rejects with `UnknownCheckError` or `TestInterfaceError`, and like `fetch` if no
 * server responds.
 */
export async function testConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const base = options.base.replace(/\/+$/, '');
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const test = await TestInterface.find(options.testInterface ?? `${base}/conformance/v1`, send);
  const results: CheckResult[] = [];
  for (const check of chosen(options)) {
    const line: CheckContext = { base, fetch: send, skew: 0, last: undefined };
    const result = await resultOf(check, new Kit(line, test), test);
    results.push(result);
    options.onResult?.(result);
  }
  const passed = results.every(({ state }) => state !== 'failed');
  return { base, hasTestInterface: test !== undefined, passed, results };
}

function chosen({ profiles: wanted = profiles, only }: ConformanceOptions): readonly Check[] {
  const unknown = only?.find((id) => allChecks.every((check) => check.id !== id));
  if (unknown !== undefined) throw new UnknownCheckError(unknown);
  return allChecks.filter((check) => only?.includes(check.id) ?? wanted.includes(profileOf(check)));
}

const profileOf = ({ id }: Pick<Check, 'id'>): Profile => id.slice(0, id.indexOf('.')) as Profile;

async function resultOf(check: Check, kit: Kit, test: TestInterface | undefined): Promise<CheckResult> {
  const { id, title, reliesOn, section } = check;
  const startedAt = performance.now();
  const describe = () => ({
    id,
    title,
    reliesOn,
    section,
    profile: profileOf(check),
    seconds: (performance.now() - startedAt) / 1000,
  });
  const lacks = check.needs.filter((need) => !test?.can.includes(need));
  if (lacks.length > 0) return { ...describe(), state: 'skipped', lacks };
  try {
    await check.run(kit);
    return { ...describe(), state: 'passed' };
  } catch (error) {
    return { ...describe(), state: 'failed', failure: failureOf(error, kit.line) };
  }
}

function failureOf(error: unknown, { last }: CheckContext): Failure {
  if (error instanceof MismatchError) {
    const { message, expected, actual, exchange = last } = error;
    return { what: message, expected, actual, exchange };
  }
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return { what: `${error instanceof Error ? error.message : String(error)}${cause}`, exchange: last };
}
