import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { FormField } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { REVIEW_WORKING_DAYS } from '@quayside/rules/limits';
import { Card } from '@quayside/ui/card';
import { Checkbox } from '@quayside/ui/checkbox';
import { formatDate } from '@quayside/values/calendar-date';
import { account } from '../account/texts.ts';

export const texts = [account];

/** Renders /margin-upgrade: what a margin account is, and how long settlement and review take (RULE-18). */
export default function MarginUpgradeScreen() {
  const t = useText(account);
  return (
    <StepScreen step="introduce" title={t('margin.title')} heading={t('margin.heading')} lead={t('margin.lead')}>
      <Card title={t('margin.wait.title')} variant="sunken">
        <ol className="m-0 flex list-decimal flex-col gap-2 ps-5 text-body text-ink">
          <li>
            <Settlement />
          </li>
          <li>{t('margin.wait.review', REVIEW_WORKING_DAYS)}</li>
        </ol>
      </Card>
      <FormField as={Checkbox} name="seen" label={t('margin.seen')} empty={false} />
    </StepScreen>
  );
}

/** Renders the day on which the last open trade settles, or that all trades have settled. Renders an ellipsis until the application is loaded. */
function Settlement() {
  const t = useText(account);
  const language = useLanguage();
  const { runtime } = useFlow();
  const { status } = useFlowState();
  if (status !== 'ready') return '…';
  const last = runtime?.answers.context().facts.customer?.account?.settlements?.at(-1);
  return last ? t('margin.wait.settle', { date: formatDate(last, language) }) : t('margin.wait.settled');
}
