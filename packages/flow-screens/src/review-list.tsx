import { LinkButton } from '@quayside/flow/internals/link-button';
import { retryImport } from '@quayside/flow/internals/retry-import';
import { CustomerReply, ReviewerNote } from '@quayside/flow/internals/reviewer-note';
import { translateIfKnown } from '@quayside/i18n/define-text';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { reasons } from '@quayside/i18n/internals/text/reasons';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { StatusTag } from '@quayside/ui/status-tag';
import { lazy, Suspense } from 'react';
import { Thumbnail } from './pictures/thumbnail.tsx';
import { ReasonText } from './reason-text.tsx';
import { isContentRejected, isRequestForMore, isUnclear, type ReviewItem, showsAnswers } from './review-items.ts';

/** Renders the answers that a reviewer sent back. Loaded on demand, together with the summaries of the flow. */
const GivenAnswers = lazy(retryImport(() => import('./given-answers.tsx')));

export type ReviewListProps = {
  readonly items: readonly ReviewItem[];
  /** Whether exactly one item is open. The action bar of the screen then links to it. */
  readonly isSingle: boolean;
};

/** Renders each item with its reason, status and link. A single open item has no heading, because the title of the page names it. */
export function ReviewList({ items, isSingle }: ReviewListProps) {
  const t = useText(applicationState);
  const allDone = items.every(({ state }) => state === 'corrected');
  const done = items.filter(({ state }) => state === 'corrected').length;
  const title = t(allDone ? 'corrected.items' : items.every(isRequestForMore) ? 'reasons.heading' : 'items');
  const list = (
    <ul className="m-0 list-none row-lines p-0">
      {items.map((item) => (
        <Item key={item.requirement.id} {...item} linked={item.state === 'corrected' || !isSingle} />
      ))}
    </ul>
  );
  if (items.length === 1 && !allDone)
    return (
      <section aria-label={title}>
        <Card padding="none">{list}</Card>
      </section>
    );
  const progress = done > 0 && !allDone ? t('item.done', { done, all: items.length }) : undefined;
  return (
    <Card
      title={title}
      padding="none"
      aside={progress ? <span className="text-ink-muted text-label">{progress}</span> : undefined}
    >
      {list}
    </Card>
  );
}

/** Renders why a reviewer sent an item back. For "more information" without a note, renders advice instead. */
export function ItemReason(item: Pick<ReviewItem, 'requirement' | 'state'>) {
  const t = useText(applicationState);
  return (
    <div className="mt-0.5 text-ink-muted text-label">
      {isUnclear(item) ? t('item.unclear') : <ItemText {...item} />}
    </div>
  );
}

/** Renders the text of a request, or the reason of a rejection. Adds the next step for a request that was not answered in time. */
function ItemText({ requirement: { id, reason, asks }, state }: Pick<ReviewItem, 'requirement' | 'state'>) {
  const t = useText(applicationState);
  if (reason?.code === 'more-information' && reason.note) return <ReviewerNote note={reason.note} />; // the note is the whole request
  const requested =
    state !== 'asked'
      ? undefined
      : id === 'additional-document'
        ? t('asked.additional-document', { count: asks?.length ?? 1 })
        : requestWords[id] && t(requestWords[id]);
  if (requested)
    return (
      <>
        {requested}
        {reason?.note ? <ReviewerNote note={reason.note} /> : null}
      </>
    );
  return (
    <>
      <ReasonText reason={reason} />
      {state === 'rejected' && reason?.code === 'request-unanswered' ? t('item.unanswered') : null}
    </>
  );
}

const requestWords: Readonly<Record<string, `asked.${RequestedItem}`>> = {
  'bank-transfer': 'asked.bank-transfer',
  'relationship-proof': 'asked.relationship-proof',
};
type RequestedItem = 'bank-transfer' | 'relationship-proof';

const actions = {
  rejected: ['fix', 'fixWhat'],
  asked: ['item.add', 'item.addWhat'],
  corrected: ['item.again', 'item.againWhat'],
} as const;

function Item({ requirement, state, path, turn, picture, linked }: ReviewItem & { readonly linked: boolean }) {
  const t = useText(applicationState);
  const tReasons = useText(reasons);
  const what = translateIfKnown(tReasons, reasons, `requirement.${requirement.id}`) ?? tReasons('requirement.other');
  const [short, long] = actions[state === 'rejected' && isRequestForMore({ requirement, state }) ? 'asked' : state];
  return (
    <li className="px-4 py-4" data-item={state}>
      <div className="flex items-start gap-3">
        {picture ? (
          <Thumbnail of={picture} frame={isContentRejected({ requirement, state }) ? 'danger' : 'line'} />
        ) : null}
        <p className="m-0 flex min-w-0 flex-1 flex-col items-start gap-1 font-semibold text-body text-ink">
          {what}
          <StatusTag tone={state === 'corrected' ? 'success' : 'warning'}>
            {t(
              state === 'corrected'
                ? 'item.corrected'
                : isContentRejected({ requirement, state })
                  ? 'item.rejected'
                  : 'item.open',
            )}
          </StatusTag>
        </p>
        {path && linked && turn === 'now' ? (
          <LinkButton path={path} variant="secondary" size="medium" aria-label={t(long, { what })}>
            {t(short)}
          </LinkButton>
        ) : null}
      </div>
      <div className="mt-2">
        <ItemReason requirement={requirement} state={state} />
        {showsAnswers({ requirement, state }) ? (
          <Suspense fallback={null}>
            <GivenAnswers requirement={requirement.id} code={requirement.reason?.code} />
          </Suspense>
        ) : null}
        {state === 'corrected' && requirement.reply?.text ? (
          <p className="m-0 text-label">
            <CustomerReply text={requirement.reply.text} />
          </p>
        ) : null}
        {turn === 'last' ? <p className="m-0 mt-0.5 text-ink-muted text-label">{t('item.last')}</p> : null}
      </div>
    </li>
  );
}
