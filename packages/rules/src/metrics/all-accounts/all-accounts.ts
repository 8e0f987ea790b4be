import { type Amount, addAmounts } from '../../amount/amount.ts';

/** What an account is worth. */
export type Worth = { readonly currency: string; readonly netAssets: Amount };

/** The accounts of a customer, and what is known of their worth. Options are part of the main account. */
export type AccountWorths = {
  readonly accounts: readonly { readonly type: string }[];
  /** of the cash or margin account */
  readonly value?: Worth | undefined;
  readonly contractValues?: { readonly futures?: Worth | undefined; readonly cfd?: Worth | undefined } | undefined;
};

const apart = ['futures', 'cfd'] as const;

/** Returns the accounts beside the main account that its net assets leave out. */
export const accountsApart = ({ accounts }: Pick<AccountWorths, 'accounts'>): readonly (typeof apart)[number][] =>
  apart.filter((type) => accounts.some((one) => one.type === type));

/** Returns net assets of all accounts; undefined while the worth of one is unknown, or is in another currency. */
export function allAccountsWorth(worths: AccountWorths): Worth | undefined {
  const { value, contractValues } = worths;
  if (!value) return undefined;
  const others = accountsApart(worths).map((type) => contractValues?.[type]);
  const known = others.filter((one) => one?.currency === value.currency).map((one) => one?.netAssets ?? '0');
  if (known.length < others.length) return undefined;
  return { currency: value.currency, netAssets: addAmounts(value.netAssets, ...known) };
}
