import { useFlow } from '@quayside/flow/flow-context';
import { PayIn } from '@quayside/flow-screens/pay-in';
import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { Disclosure } from '@quayside/ui/disclosure';
import { EmptyState } from '@quayside/ui/empty-state';
import Inbox from 'lucide-react/icons/inbox';
import { Metrics, type MetricsProps } from './metrics.tsx';

/** Renders an account without money, positions or debt: the way to deposit, and its zeros in a closed disclosure. */
export function EmptyAccount(props: MetricsProps) {
  const t = useText(account);
  const { hostServices } = useFlow();
  return (
    <>
      <Card padding="none">
        <EmptyState
          icon={<Inbox size={28} />}
          title={t('details.noPositions')}
          action={<PayIn openAppScreen={hostServices?.openAppScreen} size="medium" />}
        >
          {t('details.noPositionsText')}
        </EmptyState>
      </Card>
      <Disclosure look="row" summary={t('details.allFigures')}>
        <div className="flex flex-col gap-4">
          <Metrics {...props} />
        </div>
      </Disclosure>
    </>
  );
}
