import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { Link } from '@quayside/ui/link';
import { useService } from './use-service.ts';

/** Renders a link to customer service, for questions and complaints about a refusal. */
export function ComplaintLink() {
  const t = useText(applicationState);
  return (
    <Link {...useService()} placement="standalone">
      {t('failed.complain')}
    </Link>
  );
}
