import type { ApplicationState } from '@quayside/contract/application';
import { editionAppTypes, editionNames, type SpecifiedEdition } from '@quayside/platform/app-type';
import { editionCapabilities } from '@quayside/rules/edition-capabilities';
import type { ApplicationFixture, SeedEvent } from '../seeds/application-fixture.ts';
import { findMissingCapability } from './missing-capability.ts';

/** What a test expects after it played a scenario, in the app and in the database. */
export type Expectation = {
  /** State of the application; null if none was started. */
  readonly state: ApplicationState | null;
  /** Path of the page that the host opens, below its base. */
  readonly path: string;
  /** Reason of each rejection that is not corrected yet, by requirement. */
  readonly rejected?: Readonly<Record<string, string>>;
  readonly failure?: string;
  /** Types of the open accounts. */
  readonly accounts?: readonly string[];
  readonly face?: { readonly result: 'none' | 'passed' | 'failed'; readonly attempts: number };
  /** Kinds of the sent mails, in order. */
  readonly mails?: readonly string[];
};

/**
 * A state of a customer, which review links, stories, end-to-end tests and docs/scenarios.md use. `fixture` describes the application, and `timeline` the
 * events after it. A test plays each scenario and compares the result with `expect`.
 */
export type Scenario = {
  /** Id in review links, such as `under-review`. */
  readonly id: string;
  /** What the customer did and sees, as one sentence for reviewers. */
  readonly about: string;
  /** Specified editions that offer all features of the scenario. */
  readonly editions: readonly SpecifiedEdition[];
  /** Name of the flow that `fixture` and `expect` concern. */
  readonly flow: string;
  readonly fixture: ApplicationFixture;
  readonly timeline: readonly SeedEvent[];
  readonly expect: Expectation;
};

type Definition = Pick<Scenario, 'id' | 'about' | 'fixture'> &
  Partial<Pick<Scenario, 'flow' | 'timeline'>> & {
    readonly expect: Omit<Expectation, 'state'> & Partial<Pick<Expectation, 'state'>>;
  };

/**
 * Completes the definition of a scenario. The flow and the expected state default to those of the fixture, and the timeline to none. Without a timeline, the
 * scenario also expects the fixture's rejections and failure.
 */
export const defineScenario = ({ expect, timeline = [], ...scenario }: Definition): Scenario => ({
  editions: editionNames.filter(
    (name) => !findMissingCapability(editionCapabilities[editionAppTypes[name]], scenario.fixture),
  ),
  flow: scenario.fixture.flow ?? 'opening',
  timeline,
  ...scenario,
  expect: {
    state: scenario.fixture.state ?? 'draft',
    ...(timeline.length > 0 ? {} : reviewOf(scenario.fixture)),
    ...expect,
  },
});

function reviewOf({ rejected, failure }: ApplicationFixture): Pick<Expectation, 'rejected' | 'failure'> {
  const codes = Object.entries(rejected ?? {}).map(([item, reason]) => [
    item,
    typeof reason === 'string' ? 'more-information' : reason.code,
  ]);
  return {
    ...(rejected ? { rejected: Object.fromEntries(codes) } : {}),
    ...(failure ? { failure: failure.code } : {}),
  };
}

/** Kinds of the mails that a customer gets while an account is opened. */
export const openingMails = ['received', 'opened'] as const;

/** Kinds of the mails about a request of a customer with an account, by the state of the request. */
export const requestMails: Readonly<Partial<Record<ApplicationState, readonly string[]>>> = {
  'under-review': ['received'],
  'action-needed': ['received', 'action-needed'],
  opened: ['received', 'approved'],
  failed: ['received', 'failed'],
};
