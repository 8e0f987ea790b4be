import type { AccountOverview } from '@quayside/contract/account-overview';
import { account } from '@quayside/i18n/text/account';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate } from '@quayside/rules/calendar-date';
import { StatusTag } from '@quayside/ui/status-tag';
import { LinkCell } from '../internal/link-cell.tsx';
import { paths } from '../internal/paths.ts';
import { correctionPath } from '../internal/requests.ts';
import { w8benLifeOf } from '../internal/w8ben-life-of.ts';

/** Until when the form is valid, what it asks for, or that it is under review; where nothing is asked for it may be changed all the same. */
export function W8ben({ overview }: { readonly overview: AccountOverview }) {
  const t = useText(account);
  const language = useLanguage();
  const life = w8benLifeOf(overview);
  const underWay = overview.requests.find(({ flow, state }) => flow.startsWith('w8ben-') && state === 'under-review');
  const detail = life
    ? t(`w8ben.${life.state}`, { date: formatDate(life.dueOn ?? life.validUntil, language) })
    : t('w8ben.none');
  return (
    <LinkCell
      path={underWay ? correctionPath(underWay) : life?.asks.length === 0 ? paths.w8benModify : paths.w8benUpdate}
      title={t('center.w8ben')}
      detail={detail}
      {...(underWay ? { value: <StatusTag tone="info">{t('center.underReview')}</StatusTag> } : {})}
    />
  );
}
