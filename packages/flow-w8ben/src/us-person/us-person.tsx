import { pathOf } from '@quayside/flow/define-flow';
import { useFlow } from '@quayside/flow/flow-context';
import { GoTo } from '@quayside/flow/go-to';
import { OutcomeScreen } from '@quayside/flow-screens/outcome-screen';
import { ServiceLink } from '@quayside/flow-screens/service-link';
import { issues } from '@quayside/i18n/text/issues';
import { w8benLife } from '@quayside/i18n/text/w8ben-life';
import { useText } from '@quayside/i18n/use-text';
import { Result } from '@quayside/ui/result';
import { useNavigate } from 'react-router';
import { FormHolderNotice } from '../on-file/form-holder-notice.tsx';

export const texts = [w8benLife, issues];

/** Renders the refusal of US persons (RULE-08, MSG-38). */
export default function UsPersonScreen() {
  const t = useText(w8benLife);
  const tIssues = useText(issues);
  const navigate = useNavigate();
  const { flow } = useFlow();
  const form = pathOf(flow, 'w8ben.form');
  return (
    <OutcomeScreen title={t('form.label')} onBack={() => void navigate(form)}>
      <div className="mx-auto w-full max-w-reading px-gutter pt-4 empty:hidden">
        <FormHolderNotice />
      </div>
      <Result
        kind="fail"
        title={t('us.title')}
        lead={tIssues('us-person')}
        actions={
          <>
            <ServiceLink />
            <GoTo path={form} variant="secondary">
              {t('us.correct')}
            </GoTo>
          </>
        }
      />
    </OutcomeScreen>
  );
}
