import { applicationState } from '@quayside/i18n/text/application-state';
import { reasons } from '@quayside/i18n/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { type ReviewItem, wantsMore } from '../review-items.ts';
import { ItemReason } from '../review-list.tsx';

/** Names each item and its reason, for a page whose bar leads to the list. */
export function ReviewSummary({ items }: { readonly items: readonly ReviewItem[] }) {
  const t = useText(applicationState);
  const tReasons = useText(reasons);
  return (
    <Card title={t(items.every(wantsMore) ? 'reasons.heading' : 'items')}>
      <ul className="m-0 flex list-disc flex-col gap-2 ps-5 text-body text-ink marker:text-warning">
        {items.map(({ requirement, state }) => (
          <li key={requirement.id}>
            {tReasons(`requirement.${requirement.id}` as 'requirement.contact')}
            <ItemReason requirement={requirement} state={state} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
