import type { StatePageProps } from '@quayside/flow-screens/application-state';
import { OutcomePage } from '@quayside/flow-screens/internals/outcome';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { ReviewHistory } from './review-history.tsx';

/** Renders the status page of a refused opening, with the reason that we may disclose and the next action. */
export function RefusedOpening(props: StatePageProps) {
  const t = useText(applicationState);
  return (
    <OutcomePage {...props} because={t('failed.because')} below={<ReviewHistory application={props.application} />} />
  );
}
