import { stripVTControlCharacters } from 'node:util';

/** How many tests of a part have finished so far. */
export type TestProgress = {
  readonly tests: number;
  /** The last test file in the output; empty before the first. */
  readonly file: string;
};

export type TestFailure = { readonly name: string; readonly file: string };

export const noProgress: TestProgress = { tests: 0, file: '' };

const vitestFile = /^\s*[✓❯×]\s+(?:\S+ (?:\(chromium\) )?)?\s*(\S+\.(?:test|stories)\.tsx?) \((\d+) tests?/;
const vitestFailure = /^\s+×\s+(.+?)(?:\s+\d+ms)?$/;
const playwrightTest = /^\s*[✓✘-]\s+(\d+) (?:\[\w+\] › )?(\S+?\.spec\.ts):\d+:\d+ › (.+)$/;

/**
 * Reads a line of Vitest's default reporter or of Playwright's list reporter. Returns the progress after the line, and
 * the failure if the line reports one.
 */
export function readReporterLine(
  line: string,
  before: TestProgress,
): { readonly now: TestProgress; readonly failure?: TestFailure } {
  const text = stripVTControlCharacters(line);
  const [, file, count] = vitestFile.exec(text) ?? [];
  if (file) return { now: { tests: before.tests + Number(count), file } };
  const [, place, spec, name = ''] = playwrightTest.exec(text) ?? [];
  if (spec) {
    const now = { tests: Math.max(before.tests, Number(place)), file: spec };
    return text.trimStart().startsWith('✘') ? { now, failure: { name, file: spec } } : { now };
  }
  const [, failed] = vitestFailure.exec(text) ?? [];
  return failed ? { now: before, failure: { name: failed, file: before.file } } : { now: before };
}
