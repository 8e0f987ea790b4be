import type { Application } from '@quayside/contract/application';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { Timeline } from '@quayside/ui/timeline';
import type { ComponentType } from 'react';
import { OutcomePage } from '../outcome/outcome.tsx';
import { useLateText, useReviewItems } from '../use-review-items.tsx';

/** The props of a page that shows the state of an application. */
export type StatePageProps = { readonly runtime: FlowRuntime; readonly application: Application };

type Page = ComponentType<StatePageProps>;

/** The pages of a flow, by state of the application. All states have a default page, except `opened`. */
export type StatePages = { readonly opened: Page } & Partial<Record<Application['state'], Page>>;

/** Renders the page for the application's state. The screen must load the texts `applicationState` and `reasons`. */
export function ApplicationState({ pages, ...props }: StatePageProps & { readonly pages: StatePages }) {
  const Shown = {
    draft: OutcomePage,
    'under-review': UnderReview,
    'action-needed': OutcomePage,
    failed: OutcomePage,
    ...pages,
  }[props.application.state];
  return <Shown {...props} />;
}

/** The props of `UnderReview`. By default, its texts are those of an opening. */
export type UnderReviewProps = StatePageProps & {
  /** The heading of the list of dates: `timeline` is "Your application" (default), and `next` is "What happens next". */
  readonly steps?: 'timeline' | 'next';
  /** The text below the title, instead of the default. */
  readonly lead?: string;
};

/** Renders an application under review (STATE-02): its reference, and the review's past and expected dates. */
export function UnderReview({ runtime, application, steps = 'timeline', lead }: UnderReviewProps) {
  const t = useText(applicationState);
  const { today } = runtime.answers.context();
  const items = useReviewItems(application, today);
  const late = useLateText(application, today);
  return (
    <OutcomePage
      runtime={runtime}
      application={application}
      outcome={late ? 'late' : 'under-review'}
      {...(late ? { ...late, status: t('under-review.heading') } : lead ? { lead } : {})}
      below={
        <Card title={t(steps)}>
          <Timeline label={t(steps)} items={items} />
        </Card>
      }
    />
  );
}
