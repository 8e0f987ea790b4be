import { getAssetHistory } from '@quayside/contract/calls/account';
import { type AccountDetails, type HistoryRange, historyRanges } from '@quayside/contract/internals/account-details';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { AreaChart, type AreaChartPoint } from '@quayside/ui/area-chart';
import { Card } from '@quayside/ui/card';
import { Tabs } from '@quayside/ui/tabs';
import type { Amount } from '@quayside/values/amount';
import { formatDate, toSingaporeDate } from '@quayside/values/calendar-date';
import { useMemo, useState } from 'react';
import { account } from '../account/texts.ts';
import { useCall } from '../loading/use-call.ts';
import { HistoryDates } from './history-dates.tsx';
import { toHistoryPoints } from './history-points.ts';
import { useChoice } from './use-choice.ts';
import { type DayRange, usePeriod } from './use-period.ts';

type Props = { readonly details: AccountDetails; readonly netAssets: Amount | undefined };

/** Renders a chart of net assets over a week, a month, three months or a year, or between two dates. The customer's choice is in the URL. */
export function NetAssetsHistory({ details, netAssets }: Props) {
  const t = useText(account);
  const today = toSingaporeDate(new Date(details.asOf));
  const [range, setRange] = useChoice('range', historyRanges, '1m');
  const [period, setPeriod] = usePeriod(today);
  const now = period && period.to < today ? undefined : netAssets;
  const chart = usePeriodChart({ request: period ?? requests[range], details, netAssets: now });
  return (
    <Card title={t('details.history')}>
      {period ? (
        chart
      ) : (
        <Tabs
          label={t('details.range')}
          variant="row"
          value={range}
          onValueChange={(id) => setRange(historyRanges.find((one) => one === id) ?? range)}
          tabs={historyRanges.map((id) => ({ id, label: t(`range.${id}`), content: chart }))}
        />
      )}
      <HistoryDates today={today} period={period} onChange={setPeriod} />
    </Card>
  );
}

const requests = {
  '1w': { range: '1w' },
  '1m': { range: '1m' },
  '3m': { range: '3m' },
  '1y': { range: '1y' },
} as const;

type HistoryRequest = DayRange | (typeof requests)[HistoryRange];

/** Returns the chart of the requested period. While it loads, returns the previous chart, dimmed. After a failure, the chart has a retry. */
function usePeriodChart({ request, details, netAssets }: Props & { readonly request: HistoryRequest }) {
  const t = useText(account);
  const language = useLanguage();
  const answer = useCall(getAssetHistory, request);
  const closes = answer.status === 'ready' ? answer.data?.closes : undefined;
  const asked = { request, netAssets, closes };
  const [last, setLast] = useState<typeof asked>();
  if (closes && closes !== last?.closes) setLast(asked);
  const shown = closes || answer.status === 'failed' ? asked : (last ?? asked);
  const today = toSingaporeDate(new Date(details.asOf));
  const points = useMemo(
    () => toHistoryPoints(shown.closes ?? [], today, shown.netAssets),
    [shown.closes, shown.netAssets, today],
  );
  const { request: period } = shown;
  // Without today's value, the line ends at the last close, and the words name the days that the change compares.
  const compared = shown.netAssets || 'to' in period ? undefined : comparedDays(points);
  const days = 'to' in period ? period : compared;
  const words = days
    ? t('past.dates', { from: formatDate(days.from, language), to: formatDate(days.to, language) })
    : t(`past.${(period as (typeof requests)[HistoryRange]).range}`);
  const state = { waiting: 'loading', failed: 'failed', ready: 'ready' } as const;
  return (
    <AreaChart
      label={t('details.history')}
      caption="hidden"
      points={points}
      currency={details.currency}
      period={words} // the period of the visible figures, also while another one loads
      reference="first"
      note={t('details.historyText')}
      state={state[answer.status]}
      {...(answer.status === 'failed' ? { onRetry: answer.retry } : {})}
    />
  );
}

function comparedDays(points: readonly AreaChartPoint[]): DayRange | undefined {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? { from: first.date, to: last.date } : undefined;
}
