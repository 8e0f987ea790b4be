import type { Check, Profile } from './check.ts';
import type { Exchange } from './exchange.ts';
import type { Ability } from './test-interface.ts';

/** Why a check failed: what was expected, what the server returned, and the request with its response. */
export type Failure = {
  readonly what: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
  readonly exchange?: Exchange | undefined;
};

/** The result of a check. `lacks` lists the abilities that the check needs and the test interface lacks. */
export type CheckResult = Pick<Check, 'id' | 'title' | 'reliesOn' | 'section'> & {
  readonly profile: Profile;
  readonly seconds: number;
} & (
    | { readonly state: 'passed' }
    | { readonly state: 'failed'; readonly failure: Failure }
    | { readonly state: 'skipped'; readonly lacks: readonly Ability[] }
  );

/** The results of a run. `passed` is true if no check failed; skipped checks do not count. */
export type ConformanceReport = {
  readonly base: string;
  readonly hasTestInterface: boolean;
  readonly passed: boolean;
  readonly results: readonly CheckResult[];
};
