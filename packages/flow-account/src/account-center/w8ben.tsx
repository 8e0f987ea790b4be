import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { withHolderQuery } from '@quayside/flow/internals/form-holder';
import { LinkCell } from '@quayside/flow-screens/internals/link-cell';
import { correctionPath } from '@quayside/flow-screens/internals/request-path';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { StatusTag } from '@quayside/ui/status-tag';
import { formatDate } from '@quayside/values/calendar-date';
import FileCheck from 'lucide-react/icons/file-check';
import { account } from '../account/texts.ts';
import { useFormNames } from '../account-requests/use-form-names.ts';
import { paths } from '../routes/paths.ts';
import { getW8benForms, type W8benForm } from './w8ben-forms.ts';

/**
 * Renders a row for each W-8BEN: its last valid day, or that it is under review, with a link that signs, modifies or tracks it. Omits forms that are due,
 * because the to-do list has them.
 */
export function W8benList({ overview }: { readonly overview: AccountOverview }) {
  const nameOf = useFormNames(overview);
  const shown = getW8benForms(overview).filter(
    ({ life, underReview }) => underReview || !life || life.asks.length === 0,
  );
  return shown.map((form) => <W8ben key={form.whose?.id ?? 'own'} form={form} title={nameOf(form.whose)} />);
}

function W8ben({ form: { whose, life, underReview }, title }: { readonly form: W8benForm; readonly title: string }) {
  const t = useText(account);
  const language = useLanguage();
  const detail = life
    ? t(`w8ben.${life.state}`, { date: formatDate(life.dueOn ?? life.validUntil, language) })
    : t('w8ben.none');
  const way = withHolderQuery(life ? paths.w8benModify : paths.w8benUpdate, whose?.id);
  return (
    <LinkCell
      path={underReview ? correctionPath(underReview) : way}
      icon={<FileCheck size="1.375rem" />}
      title={title}
      detail={detail}
      {...(underReview ? { value: <StatusTag tone="info">{t('center.underReview')}</StatusTag> } : {})}
    />
  );
}
