import { getAccountOverview } from '@quayside/contract/calls/account';
import { GoTo } from '@quayside/flow/go-to';
import { Reference } from '@quayside/flow/reference';
import { account } from '@quayside/i18n/text/account';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate } from '@quayside/rules/calendar-date';
import { accountTiers } from '@quayside/rules/enumerations';
import { Notice } from '@quayside/ui/notice';
import { Result } from '@quayside/ui/result';
import { paths } from '../internal/paths.ts';
import { useAnswer } from '../internal/use-answer.ts';
import { w8benFormsOf } from '../internal/w8ben-forms.ts';
import type { StateProps } from './request-status.tsx';

/** What the account is now; after a change of information, what that asks of the W-8BEN (RULE-19). */
export function Approved({ application }: StateProps) {
  const title = useTitle(application);
  const t = useText(account);
  return (
    <Result kind="success" title={title} actions={<GoTo path={paths.center}>{t('status.toCenter')}</GoTo>}>
      {application.flow === 'information-change' ? <NewW8ben /> : null}
      <Reference value={application.reference} />
    </Result>
  );
}

function useTitle({ flow, answers }: StateProps['application']): string {
  const t = useText(account);
  const tier = accountTiers.find((one) => one === answers.tier?.tier) ?? 'standard';
  if (flow === 'tier-change') return t('status.opened.tier-change', { tier: t(`tier.${tier}`) });
  if (flow === 'document-request') return t('status.opened.document-request');
  return flow === 'margin-upgrade' ? t('status.opened.margin-upgrade') : t('status.opened.information-change');
}

function NewW8ben() {
  const t = useText(account);
  const language = useLanguage();
  const answer = useAnswer(getAccountOverview);
  const life = answer.status === 'ready' ? w8benFormsOf(answer.data)[0]?.life : undefined;
  if (life?.state !== 'incorrect' || !life.dueOn) return null;
  return (
    <Notice
      tone="warning"
      action={
        <GoTo path={paths.w8benUpdate} variant="secondary" size="medium">
          {t('status.w8ben.action')}
        </GoTo>
      }
    >
      {t('status.w8ben', { date: formatDate(life.dueOn, language) })}
    </Notice>
  );
}
