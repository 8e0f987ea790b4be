import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { useText } from '@quayside/i18n/use-text';
import type { FormHolder } from '@quayside/rules/internals/w8ben-facts';
import { account } from '../account/texts.ts';

/** Returns a function that names a W-8BEN for the customer. Pass the holder, or undefined for the customer's own form. */
export function useFormNames({ w8bensOfOthers }: AccountOverview): (whose: FormHolder | undefined) => string {
  const t = useText(account);
  return (whose) =>
    whose
      ? t('center.w8benOf', { name: whose.name })
      : t(w8bensOfOthers.length > 0 ? 'center.w8benOwn' : 'center.w8ben');
}
