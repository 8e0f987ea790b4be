import { applicationState } from '@quayside/i18n/text/application-state';
import { reasons } from '@quayside/i18n/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { reasonWords } from '../reason-words.ts';
import type { ReviewItem } from '../review-items.ts';

/** Names each item and its reason, for a page whose bar leads to the list. */
export function ReviewSummary({ items }: { readonly items: readonly ReviewItem[] }) {
  const t = useText(applicationState);
  const tReasons = useText(reasons);
  return (
    <Card title={t(items.some(({ state }) => state === 'rejected') ? 'items' : 'reasons.heading')}>
      <ul className="m-0 flex list-disc flex-col gap-2 ps-5 text-body text-ink marker:text-warning">
        {items.map(({ requirement: { id, reason } }) => (
          <li key={id}>
            {tReasons(`requirement.${id}` as 'requirement.contact')}
            {reasonWords(reason, tReasons).map((line) => (
              <span key={line} className="block text-ink-muted text-label">
                {line}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
