import { openingState } from '@quayside/i18n/text/opening-state';
import { reasons } from '@quayside/i18n/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { StatusTag } from '@quayside/ui/status-tag';
import { GoTo } from './go-to.tsx';
import { reasonWords } from './reason-words.ts';
import type { ReviewItem } from './review-items.ts';

/** Item by item: what it is, why it came back, whether it is done, and the way to it. */
export function ReviewList({ items }: { items: readonly ReviewItem[] }) {
  const t = useText(openingState);
  return (
    <Card title={t('items')} padding="none">
      <ul className="m-0 list-none divide-y divide-line p-0">
        {items.map((item) => (
          <Item key={item.requirement.id} {...item} />
        ))}
      </ul>
    </Card>
  );
}

const actions = {
  rejected: ['fix', 'fixWhat'],
  asked: ['item.add', 'item.addWhat'],
  corrected: ['item.again', 'item.againWhat'],
} as const;

function Item({ requirement, state, path, turn }: ReviewItem) {
  const t = useText(openingState);
  const tReasons = useText(reasons);
  const what = tReasons(`requirement.${requirement.id}` as 'requirement.contact');
  const [short, long] = actions[state];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="m-0 flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-body text-ink">
          {what}
          <StatusTag tone={state === 'corrected' ? 'success' : 'warning'}>
            {t(state === 'corrected' ? 'item.corrected' : 'item.open')}
          </StatusTag>
        </p>
        {reasonWords(requirement.reason, tReasons).map((line) => (
          <p key={line} className="m-0 mt-0.5 text-ink-muted text-label">
            {line}
          </p>
        ))}
        {turn === 'last' ? <p className="m-0 mt-0.5 text-ink-muted text-label">{t('item.last')}</p> : null}
      </div>
      {path && turn === 'now' ? (
        <GoTo path={path} variant="secondary" size="medium" aria-label={t(long, { what })}>
          {t(short)}
        </GoTo>
      ) : null}
    </li>
  );
}
