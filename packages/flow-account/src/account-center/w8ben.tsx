import type { AccountOverview } from '@quayside/contract/account-overview';
import { pathFor } from '@quayside/flow/form-holder';
import { account } from '@quayside/i18n/text/account';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate } from '@quayside/rules/calendar-date';
import { StatusTag } from '@quayside/ui/status-tag';
import { LinkCell } from '../internal/link-cell.tsx';
import { paths } from '../internal/paths.ts';
import { correctionPath } from '../internal/requests.ts';
import { useFormNames } from '../internal/use-form-names.ts';
import { type W8benForm, w8benFormsOf } from '../internal/w8ben-forms.ts';

/** Of each form until when it is valid, what it asks for, or that it is under review; where nothing is asked for it may be changed all the same. */
export function W8bens({ overview }: { readonly overview: AccountOverview }) {
  const nameOf = useFormNames(overview);
  return w8benFormsOf(overview).map((form) => (
    <W8ben key={form.whose?.id ?? 'own'} form={form} title={nameOf(form.whose)} />
  ));
}

function W8ben({ form: { whose, life, underReview }, title }: { readonly form: W8benForm; readonly title: string }) {
  const t = useText(account);
  const language = useLanguage();
  const detail = life
    ? t(`w8ben.${life.state}`, { date: formatDate(life.dueOn ?? life.validUntil, language) })
    : t('w8ben.none');
  const way = pathFor(life?.asks.length === 0 ? paths.w8benModify : paths.w8benUpdate, whose?.id);
  return (
    <LinkCell
      path={underReview ? correctionPath(underReview) : way}
      title={title}
      detail={detail}
      {...(underReview ? { value: <StatusTag tone="info">{t('center.underReview')}</StatusTag> } : {})}
    />
  );
}
