import type { Language } from '@quayside/i18n/language';
import type { AppType } from '@quayside/platform/app-type';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import { createLoginCode } from '../../domain/users/session.ts';
import { type Fault, planFaults } from '../faults.ts';
import type { ApplicationFixture, SeedEvent } from './application-fixture.ts';
import { type NewCustomer, newCustomer } from './new-customer.ts';
import { fixtureHolder, seedApplication } from './seed-application.ts';

/** Options of a seeded customer. */
export type CustomerOptions = {
  readonly timeline?: readonly SeedEvent[];
  readonly language?: Language;
  /** app of the applications; by default Singapore's */
  readonly appType?: AppType;
};

/** A seeded customer with a login code. */
export type StagedCustomer = NewCustomer & {
  readonly applicationId: string | null;
  /** id of the W-8BEN's holder for `?holder=`, if not the customer */
  readonly holder: string | undefined;
  /** for the fragment of the host's URL; valid for 60 s */
  readonly loginCode: string;
};

/** Functions that set up a server for tests, besides its calls. */
export type Stage = {
  /** registers a customer and seeds their application; rejects with ImpossibleFixtureError */
  readonly customer: (fixture: ApplicationFixture, options?: CustomerOptions) => Promise<StagedCustomer>;
  /** creates another login code of a customer, valid for 60 s */
  readonly loginCode: (userId: string) => Promise<string>;
  /** plans faults of the next calls, and removes earlier ones */
  readonly plan: (faults: readonly Fault[]) => Promise<void>;
};

/** Creates the functions that set up a server for tests. */
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
