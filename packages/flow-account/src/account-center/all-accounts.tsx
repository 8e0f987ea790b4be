import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { useText } from '@quayside/i18n/use-text';
import { calculateTotalNetAssets, getSeparateAccounts } from '@quayside/rules/internals/metrics/all-accounts';
import { Amount } from '@quayside/ui/amount';
import { account } from '../account/texts.ts';

/**
 * Renders the net assets of all accounts, as on home. Renders nothing for a single account, whose value is in the list, and while the value of an account is
 * unknown.
 */
export function AllAccounts({ overview }: { readonly overview: AccountOverview }) {
  const t = useText(account);
  const all = getSeparateAccounts(overview).length > 0 ? calculateTotalNetAssets(overview) : undefined;
  if (!all) return null;
  return (
    <dl className="m-0">
      <dt className="text-ink-muted text-label">{t('center.allAccounts')}</dt>
      <dd className="m-0 font-semibold text-ink">
        <Amount value={all.netAssets} currency={all.currency} size="display" />
      </dd>
    </dl>
  );
}
