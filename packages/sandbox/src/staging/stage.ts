import type { Language } from '@quayside/i18n/language';
import type { AppType } from '@quayside/platform/app-type';
import { type Fault, planFaults } from '../development/faults.ts';
import type { ServerContext } from '../server/server-context.ts';
import { giveLoginCode } from '../users/session.ts';
import { bringTo, type Given, holderGiven, type SeedEvent } from './given.ts';
import { type NewCustomer, newCustomer } from './new-customer.ts';

export type CustomerOptions = {
  readonly timeline?: readonly SeedEvent[];
  readonly language?: Language;
  /** of the app in which they start their applications; Singapore's where left out */
  readonly appType?: AppType;
};

export type StagedCustomer = NewCustomer & {
  readonly applicationId: string | null;
  /** of a W-8BEN that is not the customer's own: whose; what addresses name after `?holder=` */
  readonly holder: string | undefined;
  /** for the fragment of the host's address, good for 60 s */
  readonly loginCode: string;
};

/** What tests, stories and demonstrations ask of a server beside its calls. */
export type Stage = {
  /** Registers somebody and brings their application to where it stands. Throws ImpossibleGivenError. */
  readonly customer: (given: Given, options?: CustomerOptions) => Promise<StagedCustomer>;
  /** Another login code of a customer, good for 60 s. */
  readonly loginCode: (userId: string) => Promise<string>;
  /** What strikes the next calls, instead of all that was planned before. */
  readonly plan: (faults: readonly Fault[]) => Promise<void>;
};

export function stageOf(server: ServerContext): Stage {
  const loginCode = async (userId: string) =>
    (await server.transaction((work) => giveLoginCode(work, userId))).loginCode;
  return {
    async customer(given, options = {}) {
      const customer = await newCustomer(server, options.language ?? 'en');
      const applicationId = await bringTo(server, customer.userId, given, options);
      const holder = await holderGiven(server, customer.userId, given);
      return { ...customer, applicationId, holder, loginCode: await loginCode(customer.userId) };
    },
    loginCode,
    plan: (faults) => server.transaction(({ tables }) => planFaults(tables, faults)),
  };
}
