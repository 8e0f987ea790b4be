import type { Language } from '@quayside/i18n/language';
import type { AppType } from '@quayside/platform/app-type';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import { createLoginCode } from '../../domain/users/session.ts';
import { type Fault, planFaults } from '../faults.ts';
import type { ApplicationFixture, SeedEvent } from './application-fixture.ts';
import { type NewCustomer, newCustomer } from './new-customer.ts';
import { fixtureHolder, seedApplication } from './seed-application.ts';

/** Language, app and later events of a seeded customer. */
export type CustomerOptions = {
  readonly timeline?: readonly SeedEvent[];
  readonly language?: Language;
  /** App in which the applications start; by default Singapore's. */
  readonly appType?: AppType;
};

/** A seeded customer, with a code that signs the customer in. */
export type StagedCustomer = NewCustomer & {
  readonly applicationId: string | null;
  /** Id of the W-8BEN's holder for the parameter `holder`; undefined if it is the customer. */
  readonly holder: string | undefined;
  /** Goes into the fragment of the host's URL; valid for 60 s. */
  readonly loginCode: string;
};

/** Prepares a server for tests in ways that its calls do not offer. */
export type Stage = {
  /** Registers a customer and seeds an application; rejects with `ImpossibleFixtureError` if a customer cannot reach its state. */
  readonly customer: (fixture: ApplicationFixture, options?: CustomerOptions) => Promise<StagedCustomer>;
  /** Creates another code that signs a customer in, valid for 60 s. */
  readonly loginCode: (userId: string) => Promise<string>;
  /** Makes the next calls fail as described; replaces faults that were planned before. */
  readonly plan: (faults: readonly Fault[]) => Promise<void>;
};

/** Creates the functions with which tests prepare a server. */
export function createStage(server: ServerContext): Stage {
  const loginCode = async (userId: string) =>
    (await server.transaction((work) => createLoginCode(work, userId))).loginCode;
  return {
    async customer(fixture, options = {}) {
      const customer = await newCustomer(server, options.language ?? 'en');
      const applicationId = await seedApplication(server, customer.userId, fixture, options);
      const holder = await fixtureHolder(server, customer.userId, fixture);
      return { ...customer, applicationId, holder, loginCode: await loginCode(customer.userId) };
    },
    loginCode,
    plan: (faults) => server.transaction(({ tables }) => planFaults(tables, faults)),
  };
}
