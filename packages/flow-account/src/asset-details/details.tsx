import type { AccountDetails } from '@quayside/contract/internals/account-details';
import { LinkButton } from '@quayside/flow/internals/link-button';
import { formatSingaporeInstant } from '@quayside/i18n/internals/instant-text';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { calculatePartialNetAssets } from '@quayside/rules/internals/metrics/partial-net-assets';
import type { MissingQuote } from '@quayside/rules/metrics';
import { EmptyState } from '@quayside/ui/empty-state';
import { Notice } from '@quayside/ui/notice';
import { PullToRefresh } from '@quayside/ui/pull-to-refresh';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { compareAmounts } from '@quayside/values/amount';
import { useDeferredValue, useMemo, useState } from 'react';
import { account } from '../account/texts.ts';
import { PageColumns } from '../columns/columns.tsx';
import { paths } from '../routes/paths.ts';
import { Allocation } from './allocation.tsx';
import { AmountsSwitch } from './amounts-switch.tsx';
import { AmountsVisibleContext } from './amounts-visible.ts';
import { EmptyAccount } from './empty-account.tsx';
import { HasShortContext } from './figure.tsx';
import { Hideable } from './hideable.tsx';
import { NetAssetsHistory } from './history.tsx';
import { AccountTypeContext } from './metric-formula.tsx';
import { type AccountView, getMetrics, type MetricId } from './metric-groups.ts';
import { Metrics } from './metrics.tsx';
import { getPositions, type Position } from './positions.ts';
import { Positions } from './positions-list.tsx';
import { RecordLinks } from './record-links.tsx';
import { RiskGauge } from './risk-gauge.tsx';
import { VALUED_AT_ONCE } from './use-valued-positions.ts';
import { Valuation } from './valuation.tsx';

/** The age in milliseconds after which prices are marked as delayed. Quayside's choice, after the usual limit of brokers. */
const STALE_AFTER_MS = 15 * 60_000;

type Props = {
  readonly details: AccountDetails;
  readonly view: AccountView;
  readonly onRefresh: () => Promise<void>;
  /** Where the page offers a deposit; `shown-above`: in a to-do above the details. */
  readonly deposit: 'here' | 'shown-above';
};

/**
 * Renders the details of an account: net assets with their history, risk, positions, allocation and all metrics. Pulling down calls `onRefresh`. Without such
 * an account, renders a message.
 */
export function AccountDetailsContent({ details, view, onRefresh, deposit }: Props) {
  const t = useText(account);
  const language = useLanguage();
  const [amounts, setAmounts] = useState<'shown' | 'hidden'>('shown');
  const shown = useMemo(() => getMetrics(details, view), [details, view]);
  const positions = useMemo(() => getPositions(details, view), [details, view]);
  const isIncomplete = view === 'securities' && shown.state === 'shown' && shown.missing.length > 0;
  const partial = useMemo(
    () => (isIncomplete ? calculatePartialNetAssets(details) : undefined),
    [details, isIncomplete],
  );
  // A long list is sorted in a separate task, after the figures are on screen.
  const listed = useDeferredValue(positions, positions.length > VALUED_AT_ONCE ? undefined : positions);
  if (shown.state === 'absent')
    return (
      <EmptyState title={t('details.none')} action={<LinkButton path={paths.center}>{t('center.title')}</LinkButton>}>
        {t('details.noneText')}
      </EmptyState>
    );
  const { currency, quotedAt, asOf } = details;
  const { metrics, missing } = shown;
  const stale = Date.parse(asOf) - Date.parse(quotedAt) > STALE_AFTER_MS;
  const time = formatSingaporeInstant(quotedAt, language);
  const isZero = (id: MetricId) => compareAmounts(metrics.values[id] ?? '0', '0') === 0;
  const isEmpty = missing.length === 0 && positions.length === 0 && isZero('netAssets') && isZero('totalDebt');
  const charts = view === 'securities' && !isEmpty;
  const hasShort = positions.some(({ quantity }) => quantity.startsWith('-'));
  const records = <RecordLinks values={metrics.values} currency={currency} />;
  return (
    <AccountTypeContext value={view === 'securities' ? details.type : view}>
      <HasShortContext value={hasShort}>
        <AmountsVisibleContext value={amounts === 'shown'}>
          <PullToRefresh onRefresh={onRefresh} note={t('details.asOf', { time })}>
            <div className="mt-2 flex flex-col gap-stack">
              {stale ? <Notice tone="warning">{t('details.stale', { time })}</Notice> : null}
              {missing.length > 0 ? (
                <Notice tone="warning" title={t('details.incomplete', { of: namesOf(missing, positions) })}>
                  {t('details.incompleteText')}
                </Notice>
              ) : null}
              <PageColumns
                first={
                  <>
                    <Valuation
                      type={view === 'securities' ? details.type : view}
                      number={details.number}
                      values={metrics.values}
                      partial={partial}
                      hasCosts={view === 'securities' && !hasShort}
                      currency={currency}
                      deposit={deposit}
                      hide={<AmountsSwitch onSwitch={() => setAmounts(amounts === 'shown' ? 'hidden' : 'shown')} />}
                    />
                    {isEmpty ? (
                      <EmptyAccount metrics={metrics} currency={currency} />
                    ) : (
                      <RiskGauge metrics={metrics} view={view} currency={currency} />
                    )}
                    {charts ? (
                      <Hideable>
                        <NetAssetsHistory details={details} netAssets={metrics.values.netAssets} />
                      </Hideable>
                    ) : null}
                  </>
                }
                beside={
                  isEmpty ? (
                    records
                  ) : (
                    <>
                      {listed ? (
                        <div className={headed}>
                          <Positions
                            positions={listed}
                            currency={currency}
                            changes={{ profit: metrics.values.unrealizedPL, dayChange: metrics.values.dayChange }}
                            total={charts && !hasShort ? metrics.values.positionValue : undefined}
                          />
                        </div>
                      ) : (
                        <SkeletonScreen>
                          <Skeleton variant="block" height="30rem" />
                        </SkeletonScreen>
                      )}
                      {charts ? (
                        <Hideable>
                          <Allocation
                            details={details}
                            positions={positions}
                            positionValue={metrics.values.positionValue}
                          />
                        </Hideable>
                      ) : null}
                    </>
                  )
                }
                last={
                  isEmpty ? null : (
                    <>
                      <Metrics metrics={metrics} currency={currency} />
                      {records}
                    </>
                  )
                }
              />
              <p className="m-0 text-caption text-ink-muted">{t('illustrative')}</p>
            </div>
          </PullToRefresh>
        </AmountsVisibleContext>
      </HasShortContext>
    </AccountTypeContext>
  );
}

/** Styles for a heading outside a card: the same distance as in the account centre. In two columns, both start level. */
const headed = 'pt-2 min-[56.25rem]:pt-0';

/** Returns the names of the positions and currencies without a quote, each once, separated by commas. */
function namesOf(missing: readonly MissingQuote[], positions: readonly Position[]): string {
  const names = missing.map(({ of }) => positions.find(({ id }) => id === of)?.name ?? of);
  return [...new Set(names)].join(', ');
}
