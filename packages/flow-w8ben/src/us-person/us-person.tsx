import { getRoutePath } from '@quayside/flow/define-flow';
import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { LinkButton } from '@quayside/flow/internals/link-button';
import { findIneligibleAnswer, getAnswerPath } from '@quayside/flow-screens/internals/find-ineligible-answer';
import { ServiceLink } from '@quayside/flow-screens/internals/service-link';
import { OutcomeScreen } from '@quayside/flow-screens/outcome-screen';
import { issues } from '@quayside/i18n/internals/text/issues';
import { useText } from '@quayside/i18n/use-text';
import { Result } from '@quayside/ui/result';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { FormHolderNotice } from '../on-file/form-holder-notice.tsx';
import { w8benLife } from '../renewal/texts.ts';

export const texts = [w8benLife, issues];

/** Renders the refusal page of US persons (RULE-08, MSG-38), with a link to the answer that caused the refusal. */
export default function UsPersonScreen() {
  const t = useText(w8benLife);
  const tIssues = useText(issues);
  const navigate = useNavigate();
  const form = useCorrectionUrl();
  return (
    <OutcomeScreen title={t('form.label')} onBack={() => void navigate(form)}>
      <div className="mx-auto w-full max-w-reading px-gutter pt-4 empty:hidden">
        <FormHolderNotice />
      </div>
      <Result
        kind="fail"
        title={t('us.title')}
        description={tIssues('us-person')}
        actions={
          <>
            <ServiceLink />
            <LinkButton path={form} variant="secondary">
              {t('us.correct')}
            </LinkButton>
          </>
        }
      />
    </OutcomeScreen>
  );
}

/** Returns the URL of the line that caused the refusal, or the URL of the form until the line is known. */
function useCorrectionUrl(): string {
  const { flow, ready } = useFlow();
  const state = useFlowState();
  const [path, setPath] = useState(() => getRoutePath(flow, 'w8ben.form'));
  useEffect(() => {
    let current = true;
    ready()
      .then(findIneligibleAnswer)
      .then(
        (refusal) => current && refusal && setPath(getAnswerPath(flow, refusal)),
        () => undefined, // the form reports that it failed to load
      );
    return () => {
      current = false;
    };
  }, [flow, ready, state]);
  return path;
}
