import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { EmptyState } from '@quayside/ui/empty-state';
import Inbox from 'lucide-react/icons/inbox';
import { account } from '../account/texts.ts';
import { Metrics, type MetricsProps } from './metrics.tsx';

/** Renders the metrics of an account without money, positions or debt, in a closed disclosure. The to-dos above offer the deposit. */
export function EmptyAccount(props: MetricsProps) {
  const t = useText(account);
  return (
    <>
      <Card padding="none">
        <EmptyState icon={<Inbox size="1.75rem" />} title={t('details.noPositions')}>
          {t('details.noPositionsText')}
        </EmptyState>
      </Card>
      <Metrics {...props} />
    </>
  );
}
