import { type Amount, addAmounts } from '@quayside/values/amount';

/** Net assets in one currency. */
export type NetAssetsAmount = { readonly currency: string; readonly netAssets: Amount };

/** The accounts of a customer, with their net assets if they are known. The main account includes options. */
export type AccountNetAssets = {
  readonly accounts: readonly { readonly type: string }[];
  /** Net assets of the main account (cash or margin); undefined if unknown. */
  readonly value?: NetAssetsAmount | undefined;
  readonly contractValues?:
    | { readonly futures?: NetAssetsAmount | undefined; readonly cfd?: NetAssetsAmount | undefined }
    | undefined;
};

const apart = ['futures', 'cfd'] as const;

/** Returns the accounts that the net assets of the main account do not include. */
export const getSeparateAccounts = ({
  accounts,
}: Pick<AccountNetAssets, 'accounts'>): readonly (typeof apart)[number][] =>
  apart.filter((type) => accounts.some((one) => one.type === type));

/** Returns the total net assets of all accounts; undefined if one is unknown or in another currency. */
export function calculateTotalNetAssets(worths: AccountNetAssets): NetAssetsAmount | undefined {
  const { value, contractValues } = worths;
  if (!value) return undefined;
  const others = getSeparateAccounts(worths).map((type) => contractValues?.[type]);
  const known = others.filter((one) => one?.currency === value.currency).map((one) => one?.netAssets ?? '0');
  if (known.length < others.length) return undefined;
  return { currency: value.currency, netAssets: addAmounts(value.netAssets, ...known) };
}
