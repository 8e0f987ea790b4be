import type { AccountOverview, AccountRequest } from '@quayside/contract/internals/account-overview';

/** Returns the customer's newest request of a flow, or undefined if there is none. */
export const findRequest = ({ requests }: AccountOverview, flow: string): AccountRequest | undefined =>
  requests.find((one) => one.flow === flow);
