import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { useText } from '@quayside/i18n/use-text';
import type { FormHolder } from '@quayside/rules/internals/w8ben-facts';
import { account } from '../account/texts.ts';

/** Returns a function that returns the name of a W-8BEN. The name includes the holder if the login has several forms. */
export function useFormNames({ w8bensOfOthers }: AccountOverview): (whose: FormHolder | undefined) => string {
  const t = useText(account);
  return (whose) =>
    whose
      ? t('center.w8benOf', { name: whose.name })
      : t(w8bensOfOthers.length > 0 ? 'center.w8benOwn' : 'center.w8ben');
}
