import { applicationState } from '@quayside/i18n/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { Link } from '@quayside/ui/link';
import { useService } from './use-service.ts';

/** Leads a refused customer to whom they may ask about the decision, or complain to. */
export function ComplaintLink() {
  const t = useText(applicationState);
  return (
    <Link {...useService()} placement="standalone">
      {t('failed.complain')}
    </Link>
  );
}
