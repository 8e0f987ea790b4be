import type { AccountOverview } from '@quayside/contract/account-overview';
import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import type { DetailsSkeletonProps } from '../details-skeleton/details-skeleton.tsx';
import { Figure } from './figure.tsx';
import { FormulasOf } from './metric-formula.tsx';
import { AccountName, DayChange } from './worth.tsx';

/**
 * Returns what home has shown of the account: the name, net assets and the day change, each as the details show it. The skeleton has them in place of bars, so that
 * a figure that was on the screen stays there. Undefined where they are not known.
 */
export function useKnownWorth(overview: AccountOverview | undefined): DetailsSkeletonProps['known'] {
  const t = useText(account);
  const shown = overview?.accounts.find(({ type }) => type === 'cash' || type === 'margin');
  if (!overview?.value || !shown || (shown.type !== 'cash' && shown.type !== 'margin')) return undefined;
  const { currency, netAssets, dayChange } = overview.value;
  const { type, number } = shown;
  return {
    name: <AccountName name={t(`type.${type}`)} number={number} />,
    netAssets: (
      <FormulasOf value={type}>
        <Figure id="netAssets" values={{ netAssets }} currency={currency} size="display" />
      </FormulasOf>
    ),
    dayChange: dayChange ? (
      <FormulasOf value={type}>
        <DayChange values={{ netAssets, dayChange }} />
      </FormulasOf>
    ) : undefined,
  };
}
