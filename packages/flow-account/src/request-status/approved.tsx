import { getAccountOverview } from '@quayside/contract/calls/account';
import { GoTo } from '@quayside/flow/go-to';
import type { StatePageProps } from '@quayside/flow-screens/application-state';
import { OutcomePage } from '@quayside/flow-screens/outcome';
import { account } from '@quayside/i18n/text/account';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate } from '@quayside/rules/calendar-date';
import { accountTiers } from '@quayside/rules/enumerations';
import { Notice } from '@quayside/ui/notice';
import { w8benFormsOf } from '../account-center/w8ben-forms.ts';
import { useAnswer } from '../loading/use-answer.ts';
import { paths } from '../routes/paths.ts';

/** Renders the approved result; after a change of information also the due action for the W-8BEN (RULE-19). */
export function Approved({ runtime, application }: StatePageProps) {
  const title = useTitle(application);
  const t = useText(account);
  return (
    <OutcomePage
      runtime={runtime}
      application={application}
      title={title}
      primary={<GoTo path={paths.center}>{t('status.toCenter')}</GoTo>}
    >
      {application.flow === 'information-change' ? <NewW8ben /> : null}
    </OutcomePage>
  );
}

function useTitle({ flow, answers }: StatePageProps['application']): string {
  const t = useText(account);
  const tier = accountTiers.find((one) => one === answers.tier?.tier) ?? 'standard';
  if (flow === 'tier-change') return t('status.opened.tier-change', { tier: t(`tier.${tier}.label`) });
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
      {t('status.w8ben.label', { date: formatDate(life.dueOn, language) })}
    </Notice>
  );
}
