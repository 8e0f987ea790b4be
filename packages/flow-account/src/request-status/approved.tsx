import { getAccountOverview } from '@quayside/contract/calls/account';
import { useFlow } from '@quayside/flow/flow-context';
import { LinkButton } from '@quayside/flow/internals/link-button';
import type { StatePageProps } from '@quayside/flow-screens/application-state';
import { exampleFee } from '@quayside/flow-screens/internals/example-fee';
import { MarginRules, NextSteps } from '@quayside/flow-screens/internals/next-steps';
import { OutcomePage } from '@quayside/flow-screens/internals/outcome';
import { useTradeButton } from '@quayside/flow-screens/internals/use-trade-link';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { accountTiers } from '@quayside/rules/enumerations';
import { Notice } from '@quayside/ui/notice';
import { formatDate, toSingaporeDate } from '@quayside/values/calendar-date';
import { account } from '../account/texts.ts';
import { getW8benForms } from '../account-center/w8ben-forms.ts';
import { useCall } from '../loading/use-call.ts';
import { paths } from '../routes/paths.ts';

/**
 * Renders the page of an approved request: what has changed for the customer. If changed information made the signed W-8BEN incorrect, also asks for a new one
 * (RULE-19).
 */
export function ApprovedRequest({ runtime, application }: StatePageProps) {
  const words = useWords(application);
  const t = useText(account);
  const trade = useTradeButton();
  const first = application.flow === 'margin-upgrade' ? trade : undefined; // other requests do not affect trading
  const center = (
    <LinkButton path={paths.center} variant={first ? 'secondary' : 'primary'}>
      {t('status.toCenter')}
    </LinkButton>
  );
  return (
    <OutcomePage
      runtime={runtime}
      application={application}
      {...words}
      primary={first ?? center}
      secondary={first ? center : null}
    >
      {application.flow === 'information-change' ? <NewW8ben /> : null}
      {application.flow === 'margin-upgrade' ? (
        <>
          <NextSteps account="margin" />
          <MarginRules />
        </>
      ) : null}
    </OutcomePage>
  );
}

/** Returns the title of the page, and the sentence that says what the approval changes. */
function useWords({ flow, answers, decidedAt }: StatePageProps['application']) {
  const t = useText(account);
  const language = useLanguage();
  const { exampleFees } = useFlow();
  if (flow === 'tier-change') {
    const tier = accountTiers.find((one) => one === answers.tier?.tier) ?? 'standard';
    const fee = exampleFee(exampleFees, tier);
    const since = decidedAt ? formatDate(toSingaporeDate(new Date(decidedAt)), language) : undefined;
    return {
      title: t('status.opened.tier-change', { tier: t(`tier.${tier}.label`) }),
      lead: (
        <>
          {since ? <span className="block">{t('status.opened.tier-lead', { date: since })}</span> : null}
          {fee ? <span className="block">{t('tier.fee', fee)}</span> : null}
        </>
      ),
    };
  }
  if (flow === 'document-request')
    return { title: t('status.opened.document-request'), lead: t('status.opened.document-lead') };
  return flow === 'margin-upgrade'
    ? { title: t('status.opened.margin-upgrade'), lead: t('status.opened.margin-lead') }
    : { title: t('status.opened.information-change'), lead: t('status.opened.information-lead') };
}

function NewW8ben() {
  const t = useText(account);
  const language = useLanguage();
  const answer = useCall(getAccountOverview);
  const life = answer.status === 'ready' ? getW8benForms(answer.data)[0]?.life : undefined;
  if (life?.state !== 'incorrect' || !life.dueOn) return null;
  return (
    <Notice
      tone="warning"
      action={
        <LinkButton path={paths.w8benUpdate} variant="secondary" size="medium">
          {t('status.w8ben.action')}
        </LinkButton>
      }
    >
      {t('status.w8ben.label', { date: formatDate(life.dueOn, language) })}
    </Notice>
  );
}
