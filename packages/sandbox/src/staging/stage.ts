import type { Language } from '@quayside/i18n/language';
import { type Fault, planFaults } from '../development/faults.ts';
import type { Broker } from '../server/broker.ts';
import { giveLoginCode } from '../users/session.ts';
import { bringTo, type Given, type Happening } from './given.ts';
import { type NewCustomer, newCustomer } from './new-customer.ts';

export type CustomerOptions = { readonly timeline?: readonly Happening[]; readonly language?: Language };

export type StagedCustomer = NewCustomer & {
  readonly applicationId: string | null;
  /** for the fragment of the host's address, good for 60 s */
  readonly loginCode: string;
};

/** What tests, stories and demonstrations ask of a server beside its calls. */
export type Stage = {
  /** Registers somebody and brings their application to where it stands. Throws ImpossibleGivenError. */
  readonly customer: (given: Given, options?: CustomerOptions) => Promise<StagedCustomer>;
  /** What strikes the next calls, instead of all that was planned before. */
  readonly plan: (faults: readonly Fault[]) => Promise<void>;
};

export const stageOf = (broker: Broker): Stage => ({
  async customer(given, options = {}) {
    const customer = await newCustomer(broker, options.language ?? 'en');
    const applicationId = await bringTo(broker, customer.userId, given, options);
    const { loginCode } = await broker.inTurn((turn) => giveLoginCode(turn, customer.userId));
    return { ...customer, applicationId, loginCode };
  },
  plan: (faults) => broker.inTurn(({ tables }) => planFaults(tables, faults)),
});
