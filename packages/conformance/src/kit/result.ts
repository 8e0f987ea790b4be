import type { Check, Profile } from './check.ts';
import type { Exchange } from './exchange.ts';
import type { Ability } from './test-interface.ts';

/** The failure of a check: the expectation, the actual value, and the request with its response. */
export type Failure = {
  readonly what: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
  readonly exchange?: Exchange | undefined;
};

/** The result of a check. `lacks` lists the missing abilities of the test interface. */
export type CheckResult = Pick<Check, 'id' | 'title' | 'reliesOn' | 'section'> & {
  readonly profile: Profile;
  readonly seconds: number;
} & (
    | { readonly state: 'passed' }
    | { readonly state: 'failed'; readonly failure: Failure }
    | { readonly state: 'skipped'; readonly lacks: readonly Ability[] }
  );

/** The results of a run. `passed` is true if no check failed. Skipped checks do not count. */
export type ConformanceReport = {
  readonly base: string;
  readonly hasTestInterface: boolean;
  readonly passed: boolean;
  readonly results: readonly CheckResult[];
};
