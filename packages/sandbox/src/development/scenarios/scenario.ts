import type { ApplicationState } from '@quayside/contract/application';
import { editionAppTypes, editionNames, type SpecifiedEdition } from '@quayside/platform/app-type';
import { editionCapabilities } from '@quayside/rules/edition-capabilities';
import type { ApplicationFixture, SeedEvent } from '../seeds/application-fixture.ts';
import { missingIn } from './missing-in.ts';

/** Expected state of a scenario, in the app and in the database. */
export type Expectation = {
  /** null: no application */
  readonly state: ApplicationState | null;
  /** page of the host to which the customer is led, below its base */
  readonly path: string;
  /** uncorrected rejections: requirement to reason */
  readonly rejected?: Readonly<Record<string, string>>;
  readonly failure?: string;
  /** types of open accounts */
  readonly accounts?: readonly string[];
  readonly face?: { readonly result: 'none' | 'passed' | 'failed'; readonly attempts: number };
  /** kinds of sent messages in order */
  readonly mails?: readonly string[];
};

/**
 * One state of a customer. Personas, review links, stories, end-to-end tests and docs/scenarios.md use it. `fixture` is the state of the application,
 * `timeline` what happens afterwards; a test plays each and compares it with `expect`.
 */
export type Scenario = {
  /** id in links: `identity-document-rejected` */
  readonly id: string;
  /** one sentence for reviewers */
  readonly about: string;
  /** the specified editions whose capabilities allow it */
  readonly editions: readonly SpecifiedEdition[];
  /** flow of `fixture` and `expect` */
  readonly flow: string;
  readonly fixture: ApplicationFixture;
  readonly timeline: readonly SeedEvent[];
  readonly expect: Expectation;
};

/** Types a scenario in its file. */
export const defineScenario = (
  scenario: Pick<Scenario, 'id' | 'about' | 'fixture' | 'expect'> & Partial<Omit<Scenario, 'editions'>>,
): Scenario => ({
  editions: editionNames.filter((name) => !missingIn(editionCapabilities[editionAppTypes[name]], scenario.fixture)),
  flow: scenario.fixture.flow ?? 'opening',
  timeline: [],
  ...scenario,
});
