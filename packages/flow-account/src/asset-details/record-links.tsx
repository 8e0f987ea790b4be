import { type RecordModule, recordModules } from '@quayside/bridge/commands';
import { useFlow } from '@quayside/flow/flow-context';
import { LinkCell } from '@quayside/flow-screens/internals/link-cell';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { Cell } from '@quayside/ui/cell';
import { List } from '@quayside/ui/list';
import { Notice } from '@quayside/ui/notice';
import { useState } from 'react';
import { account } from '../account/texts.ts';
import { paths } from '../routes/paths.ts';
import { MetricValue, type MetricValueProps } from './figure.tsx';
import { accountMetrics } from './texts.ts';

/**
 * Renders buttons that open cash movements, trades and statements in the native app. In a browser, renders a hint that they are in the app, and a link to the
 * documents.
 */
export function RecordLinks(cash: Pick<MetricValueProps, 'values' | 'currency'>) {
  const t = useText(account);
  const tMetrics = useText(accountMetrics);
  const { hostServices } = useFlow();
  const [outcome, setOutcome] = useState<'none' | 'failed'>('none');
  const openRecords = hostServices?.openRecords;
  const open = async (module: RecordModule) => {
    setOutcome('none');
    await openRecords?.(module).catch(() => setOutcome('failed'));
  };
  return (
    <Card title={t('records.label')} padding="none">
      {openRecords ? null : <p className="m-0 px-4 pb-3 text-body text-ink-muted">{t('records.inApp')}</p>}
      {outcome === 'failed' ? (
        <div className="px-4 pb-3">
          <Notice tone="warning" announce="polite">
            {t('records.failed')}
          </Notice>
        </div>
      ) : null}
      <List label={t('records.label')}>
        {openRecords ? (
          recordModules.map((module) => (
            <Cell
              key={module}
              title={t(`records.${module}`)}
              onPress={() => void open(module)}
              {...(module === 'cash-movements'
                ? { detail: tMetrics('cashBalance.label'), value: <MetricValue id="cashBalance" {...cash} /> }
                : {})}
            />
          ))
        ) : (
          <LinkCell path={paths.center} title={t('center.documents')} detail={t('center.statement')} />
        )}
      </List>
    </Card>
  );
}
