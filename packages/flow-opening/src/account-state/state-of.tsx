import type { Application } from '@quayside/contract/application';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { GoTo } from '@quayside/flow/go-to';
import { Reference } from '@quayside/flow/reference';
import { useReviewItems } from '@quayside/flow/use-review-items';
import { openingState } from '@quayside/i18n/text/opening-state';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { Result } from '@quayside/ui/result';
import { Timeline } from '@quayside/ui/timeline';
import { ActionNeeded } from './action-needed.tsx';
import { NotOpened } from './not-opened.tsx';
import { Opened } from './opened.tsx';

export type StateProps = { readonly runtime: FlowRuntime; readonly application: Application };

/** The page of an application's state. */
export function StateOf(props: StateProps) {
  const State = states[props.application.state];
  return <State {...props} />;
}

const states = {
  draft: Draft,
  'under-review': UnderReview,
  'action-needed': ActionNeeded,
  opened: Opened,
  failed: NotOpened,
};

function Draft({ runtime }: StateProps) {
  const t = useText(openingState);
  return (
    <Result
      kind="wait"
      title={t('draft.heading')}
      lead={t('draft.lead')}
      actions={<GoTo path={runtime.path}>{t('draft.action')}</GoTo>}
    />
  );
}

function UnderReview({ runtime, application }: StateProps) {
  const t = useText(openingState);
  const items = useReviewItems(application, runtime.context().today);
  return (
    <Result kind="wait" title={t('under-review.heading')} lead={t('under-review.lead')}>
      <Reference value={application.reference} />
      <Card title={t('timeline')}>
        <Timeline label={t('timeline')} items={items} />
      </Card>
    </Result>
  );
}
