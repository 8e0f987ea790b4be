import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { EmptyState } from '@quayside/ui/empty-state';
import Inbox from 'lucide-react/icons/inbox';
import { account } from '../account/texts.ts';
import { Metrics, type MetricsProps } from './metrics.tsx';

/** Renders an account without money, positions or debt. Its metrics are in a closed disclosure, and the to-dos above offer the deposit. */
export function EmptyAccount(props: MetricsProps) {
  const t = useText(account);
  return (
    <>
      <Card padding="none">
        <EmptyState icon={<Inbox size={28} />} title={t('details.noPositions')}>
          {t('details.noPositionsText')}
        </EmptyState>
      </Card>
      <Metrics {...props} />
    </>
  );
}
