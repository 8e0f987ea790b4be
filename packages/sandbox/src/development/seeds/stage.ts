import type { Language } from '@quayside/i18n/language';
import type { AppType } from '@quayside/platform/app-type';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import { giveLoginCode } from '../../domain/users/session.ts';
import { type Fault, planFaults } from '../faults.ts';
import type { ApplicationFixture, SeedEvent } from './application-fixture.ts';
import { type NewCustomer, newCustomer } from './new-customer.ts';
import { fixtureHolder, seedApplication } from './seed-application.ts';

export type CustomerOptions = {
  readonly timeline?: readonly SeedEvent[];
  readonly language?: Language;
  /** app of their applications; by default Singapore's */
  readonly appType?: AppType;
};

export type StagedCustomer = NewCustomer & {
  readonly applicationId: string | null;
  /** holder of a W-8BEN that is not the customer's own, for `?holder=` */
  readonly holder: string | undefined;
  /** for the fragment of the host's URL, valid for 60 s */
  readonly loginCode: string;
};

/** Test functions of a server besides its calls. */
export type Stage = {
  /** Registers a customer and seeds their application. Throws ImpossibleFixtureError. */
  readonly customer: (fixture: ApplicationFixture, options?: CustomerOptions) => Promise<StagedCustomer>;
  /** Creates another login code of a customer, valid for 60 s. */
  readonly loginCode: (userId: string) => Promise<string>;
  /** Plans faults of the next calls, in place of earlier ones. */
  readonly plan: (faults: readonly Fault[]) => Promise<void>;
};

export function stageOf(server: ServerContext): Stage {
  const loginCode = async (userId: string) =>
    (await server.transaction((work) => giveLoginCode(work, userId))).loginCode;
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
