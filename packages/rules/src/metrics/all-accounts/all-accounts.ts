import { type Amount, addAmounts } from '../../amount/amount.ts';

/** Net assets in one currency. */
export type Worth = { readonly currency: string; readonly netAssets: Amount };

/** The accounts of a customer, with their net assets if they are known. The main account includes options. */
export type AccountWorths = {
  readonly accounts: readonly { readonly type: string }[];
  /** net assets of the main account (cash or margin) */
  readonly value?: Worth | undefined;
  readonly contractValues?: { readonly futures?: Worth | undefined; readonly cfd?: Worth | undefined } | undefined;
};

const apart = ['futures', 'cfd'] as const;

/** Returns the accounts that the net assets of the main account do not include. */
export const accountsApart = ({ accounts }: Pick<AccountWorths, 'accounts'>): readonly (typeof apart)[number][] =>
  apart.filter((type) => accounts.some((one) => one.type === type));

/** Returns the total net assets of all accounts; undefined if one is unknown or in another currency. */
export function allAccountsWorth(worths: AccountWorths): Worth | undefined {
  const { value, contractValues } = worths;
  if (!value) return undefined;
  const others = accountsApart(worths).map((type) => contractValues?.[type]);
  const known = others.filter((one) => one?.currency === value.currency).map((one) => one?.netAssets ?? '0');
  if (known.length < others.length) return undefined;
  return { currency: value.currency, netAssets: addAmounts(value.netAssets, ...known) };
}
