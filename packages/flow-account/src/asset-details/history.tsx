import { type AccountDetails, type HistoryRange, historyRanges } from '@quayside/contract/account-details';
import { getAssetHistory } from '@quayside/contract/calls/account';
import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import type { Amount } from '@quayside/rules/amount';
import { singaporeDate } from '@quayside/rules/calendar-date';
import { AreaChart } from '@quayside/ui/area-chart';
import { Card } from '@quayside/ui/card';
import { Tabs } from '@quayside/ui/tabs';
import { useMemo, useState } from 'react';
import { useAnswer } from '../loading/use-answer.ts';
import { pointsOf } from './history-points.ts';
import { useChoice } from './use-choice.ts';

type Props = { readonly details: AccountDetails; readonly netAssets: Amount | undefined };

/** Renders net assets over a week, a month, three months or a year. The address keeps the period. */
export function History({ details, netAssets }: Props) {
  const t = useText(account);
  const [range, setRange] = useChoice('range', historyRanges, '1m');
  const chart = useRangeChart({ range, details, netAssets });
  return (
    <Card title={t('details.history')}>
      <Tabs
        label={t('details.range')}
        look="row"
        value={range}
        onChange={(id) => setRange(historyRanges.find((one) => one === id) ?? range)}
        tabs={historyRanges.map((id) => ({ id, label: t(`range.${id}`), content: chart }))}
      />
    </Card>
  );
}

const requests = {
  '1w': { range: '1w' },
  '1m': { range: '1m' },
  '3m': { range: '3m' },
  '1y': { range: '1y' },
} as const;

/** Returns the chart of a period. The chart of the period before stays, dimmed, until this one has come. */
function useRangeChart({ range, details, netAssets }: Props & { readonly range: HistoryRange }) {
  const t = useText(account);
  const answer = useAnswer(getAssetHistory, requests[range]);
  const closes = answer.status === 'ready' ? answer.data?.closes : undefined;
  const [last, setLast] = useState<{ readonly range: HistoryRange; readonly closes: typeof closes }>();
  if (closes && closes !== last?.closes) setLast({ range, closes });
  const shown = closes || answer.status === 'failed' ? { range, closes } : (last ?? { range, closes });
  const today = singaporeDate(new Date(details.asOf));
  const points = useMemo(() => pointsOf(shown.closes ?? [], today, netAssets), [shown.closes, today, netAssets]);
  const state = { waiting: 'loading', failed: 'failed', ready: 'ready' } as const;
  return (
    <AreaChart
      label={t('details.history')}
      caption="hidden"
      points={points}
      currency={details.currency}
      period={t(`past.${shown.range}`)} // of the figures beside it, while another period loads
      reference="first"
      note={t('details.historyText')}
      state={state[answer.status]}
      {...(answer.status === 'failed' ? { onRetry: answer.retry } : {})}
    />
  );
}
