import { helpPath } from '@quayside/bridge/open-pages';
import { mayApplyAgain } from '@quayside/flow-screens/may-apply-again';
import { ReasonText } from '@quayside/flow-screens/reason-text';
import { applicationState } from '@quayside/i18n/text/application-state';
import { flow as flowText } from '@quayside/i18n/text/flow';
import { homeStatus } from '@quayside/i18n/text/home-status';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { useHost } from '../host-context.ts';
import type { ToFixProps } from './to-fix.tsx';

/** Says why an application was refused, whether that is final, and what the customer can do: contact us about a final decision, or apply again from its page. */
export function Refused({ application, title, onOpen }: ToFixProps) {
  const t = useText(applicationState);
  const tHome = useText(homeStatus);
  const tFlow = useText(flowText);
  const { contactService } = useHost();
  const isFinal = !mayApplyAgain(application.failure);
  const status = (
    <Button variant={isFinal ? 'secondary' : 'primary'} onPress={onOpen}>
      {tHome('status.see')}
    </Button>
  );
  return (
    <>
      <h2 className="m-0 text-ink text-title">{title}</h2>
      <p className="mt-2 mb-0 text-body text-ink">
        <ReasonText reason={application.failure} />
      </p>
      <p className="mt-2 mb-0 text-body text-ink-muted">{t(isFinal ? 'failed.final' : 'failed.again')}</p>
      {application.reference ? (
        <p className="mt-3 mb-0 text-caption text-ink-muted">
          {t('reference.label')} {application.reference}
        </p>
      ) : null}
      <div className="mt-4 flex flex-col gap-2">
        {isFinal ? (
          <Button
            href={helpPath}
            onPress={(event) => {
              event.preventDefault();
              contactService();
            }}
          >
            {tFlow('service')}
          </Button>
        ) : null}
        {status}
      </div>
    </>
  );
}
