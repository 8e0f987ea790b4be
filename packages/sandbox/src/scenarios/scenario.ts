import type { ApplicationState } from '@quayside/contract/application';
import { type EditionName, editionNames } from '@quayside/platform/app-type';
import type { Given, SeedEvent } from '../staging/given.ts';
import { missingIn } from './missing-in.ts';

/** What holds once a scenario is set up: for whoever opens the app, and in the database. */
export type Expectation = {
  /** null: nothing is started */
  readonly state: ApplicationState | null;
  /** where the host leads who goes on, below its base */
  readonly path: string;
  /** what was rejected and not corrected yet: requirement → reason */
  readonly rejected?: Readonly<Record<string, string>>;
  readonly failure?: string;
  /** types of the accounts that are open */
  readonly accounts?: readonly string[];
  readonly face?: { readonly result: 'none' | 'passed' | 'failed'; readonly attempts: number };
  /** kinds of the messages that went out, the first one first */
  readonly mails?: readonly string[];
};

/**
 * One state of a customer, said once: personas, review links, stories, end-to-end runs and docs/scenarios.md come from it. `given` is where the application
 * stands, `timeline` what happened then; a test plays each and holds it against `expect`.
 */
export type Scenario = {
  /** names it in links: `identity-document-rejected` */
  readonly id: string;
  /** one sentence for reviewers */
  readonly about: string;
  /** those in whose app somebody can stand there, by the editions' capabilities */
  readonly editions: readonly EditionName[];
  /** the one that `given` and `expect` speak of */
  readonly flow: string;
  readonly given: Given;
  readonly timeline: readonly SeedEvent[];
  readonly expect: Expectation;
};

/** Typed, so that a file names what it is by its id alone. */
export const defineScenario = (
  scenario: Pick<Scenario, 'id' | 'about' | 'given' | 'expect'> & Partial<Omit<Scenario, 'editions'>>,
): Scenario => ({
  editions: editionNames.filter((name) => !missingIn(name, scenario.given)),
  flow: scenario.given.flow ?? 'opening',
  timeline: [],
  ...scenario,
});
