import { useText } from '@quayside/i18n/use-text';
import { Amount } from '@quayside/ui/amount';
import { DescriptionList } from '@quayside/ui/description-list';
import { Divider } from '@quayside/ui/divider';
import { account } from '../account/texts.ts';
import { MetricName } from './figure.tsx';

export type SidesProps = {
  readonly long: string;
  /** Total value of the short positions; negative. */
  readonly short: string;
  readonly positionValue: string | undefined;
  readonly currency: string;
};

/** Renders the total values of long and short positions, and their net value. For an account with short positions. */
export function LongShortTotals({ long, short, positionValue, currency }: SidesProps) {
  const t = useText(account);
  const money = (value: string | undefined) => <Amount value={value} currency={currency} />;
  return (
    <div className="mt-3">
      <Divider />
      <div className="mt-3">
        <DescriptionList
          items={[
            { id: 'long', label: t('details.long'), value: money(long) },
            { id: 'short', label: t('details.short'), value: money(short) },
            { id: 'value', label: <MetricName id="positionValue" />, value: money(positionValue) },
          ]}
        />
      </div>
    </div>
  );
}
