import type { ApplicationState } from '@quayside/contract/application';
import { editionAppTypes, editionNames, type SpecifiedEdition } from '@quayside/platform/app-type';
import { editionCapabilities } from '@quayside/rules/edition-capabilities';
import type { ApplicationFixture, SeedEvent } from '../seeds/application-fixture.ts';
import { findMissingCapability } from './missing-capability.ts';

/** Expected state of a scenario, in the app and in the database. */
export type Expectation = {
  /** null without an application */
  readonly state: ApplicationState | null;
  /** path of the page that the host opens, below its base */
  readonly path: string;
  /** reasons of uncorrected rejections by requirement */
  readonly rejected?: Readonly<Record<string, string>>;
  readonly failure?: string;
  /** types of open accounts */
  readonly accounts?: readonly string[];
  readonly face?: { readonly result: 'none' | 'passed' | 'failed'; readonly attempts: number };
  /** kinds of sent mails, in order */
  readonly mails?: readonly string[];
};

/**
 * A state of a customer. Review links, stories, end-to-end tests and docs/scenarios.md use it. `fixture` is the state of the application, and
 * `timeline` the events after it. A test plays each scenario and compares it with `expect`.
 */
export type Scenario = {
  /** id in links, such as `under-review` */
  readonly id: string;
  /** one sentence for reviewers */
  readonly about: string;
  /** specified editions with the required capabilities */
  readonly editions: readonly SpecifiedEdition[];
  /** flow of `fixture` and `expect` */
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
 * Defines a scenario. By default its flow and its expected state are those of the fixture, and its timeline is empty. Without a timeline, it also expects
 * the rejections and the failure of the fixture.
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

/** Kinds of mails of an opened account. */
export const openingMails = ['received', 'opened'] as const;

/** Kinds of mails of a request after the opening, by its state. */
export const requestMails: Readonly<Partial<Record<ApplicationState, readonly string[]>>> = {
  'under-review': ['received'],
  'action-needed': ['received', 'action-needed'],
  opened: ['received', 'approved'],
  failed: ['received', 'failed'],
};
