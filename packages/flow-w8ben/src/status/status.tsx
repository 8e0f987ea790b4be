import type { Application } from '@quayside/contract/application';
import { useFlow } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { GoTo } from '@quayside/flow/go-to';
import { LoadFailed, OutcomeScreen, OutcomeWaiting } from '@quayside/flow/outcome-screen';
import { reasonWords } from '@quayside/flow/reason-words';
import { Reference } from '@quayside/flow/reference';
import { Refresh } from '@quayside/flow/refresh';
import { reviewItems } from '@quayside/flow/review-items';
import { ReviewList } from '@quayside/flow/review-list';
import { SendAgain } from '@quayside/flow/send-again';
import { ServiceLink } from '@quayside/flow/service-link';
import { SubmissionPdf } from '@quayside/flow/submission-pdf';
import { useLoaded } from '@quayside/flow/use-loaded';
import { useReviewItems } from '@quayside/flow/use-review-items';
import { useRoundWords } from '@quayside/flow/use-round-words';
import { openingState } from '@quayside/i18n/text/opening-state';
import { reasons } from '@quayside/i18n/text/reasons';
import { w8benLife } from '@quayside/i18n/text/w8ben-life';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate } from '@quayside/rules/calendar-date';
import type { FormHolder } from '@quayside/rules/w8ben-facts';
import type { W8benLife } from '@quayside/rules/w8ben-life';
import { Card } from '@quayside/ui/card';
import { Notice } from '@quayside/ui/notice';
import { Result } from '@quayside/ui/result';
import { Timeline } from '@quayside/ui/timeline';
import { useNavigate } from 'react-router';
import { Changes, FileCard } from '../internal/file-card.tsx';
import { HurtNotice } from '../internal/hurt-notice.tsx';
import { lifeWords, otherIn } from '../internal/life-words.ts';
import { useOnFile } from '../internal/use-w8ben-facts.ts';
import { WhoseForm } from '../internal/whose-form.tsx';
import { Again } from './again.tsx';
import { SignedForms } from './signed-forms.tsx';

/** Texts that are loaded before the screen is shown: the life of a W-8BEN; what becomes of an application; a reviewer's reasons. */
export const texts = [w8benLife, openingState, reasons];

/** /modify-status and /update-w8-ben-status: where the new form or the affidavit stands, and what is on file. */
export default function StatusScreen() {
  const t = useText(w8benLife);
  const navigate = useNavigate();
  const { flow } = useFlow();
  const loaded = useLoaded();
  return (
    <OutcomeScreen title={t(flow.name === 'w8ben-modify' ? 'form' : 'title')} onBack={() => void navigate('/')}>
      {loaded.status === 'ready' ? (
        <>
          <div className="mx-auto w-full max-w-reading px-gutter pt-4 empty:hidden">
            <WhoseForm />
          </div>
          <StateOf runtime={loaded.runtime} application={loaded.application} />
          {loaded.application.state === 'opened' ? null : (
            <div className="mx-auto flex max-w-reading justify-center px-gutter pb-2">
              <SubmissionPdf runtime={loaded.runtime} />
            </div>
          )}
          <Refresh runtime={loaded.runtime} application={loaded.application} />
        </>
      ) : loaded.status === 'failed' ? (
        <LoadFailed error={loaded.error} onRetry={loaded.retry} />
      ) : (
        <OutcomeWaiting />
      )}
    </OutcomeScreen>
  );
}

type StateProps = { readonly runtime: FlowRuntime; readonly application: Application };

function StateOf(props: StateProps) {
  const State = states[props.application.state];
  return <State {...props} />;
}

const states = {
  draft: Draft,
  'under-review': UnderReview,
  'action-needed': SentBack,
  opened: Approved,
  failed: Failed,
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
      <Card title={t('next')}>
        <Timeline label={t('next')} items={items} />
      </Card>
    </Result>
  );
}

/** MSG-39: why, and the way to put it right. */
function SentBack({ runtime, application }: StateProps) {
  const items = reviewItems(runtime, application);
  const words = useRoundWords(runtime, items);
  const done = items.every(({ state }) => state === 'corrected');
  return (
    <Result {...words} actions={done ? <SendAgain runtime={runtime} /> : undefined}>
      <ReviewList items={items} />
      <Reference value={application.reference} />
    </Result>
  );
}

function Approved({ runtime, application }: StateProps) {
  const onFile = useOnFile();
  const form = onFile?.facts.onFile;
  const life = onFile?.life;
  return (
    <Result {...useApprovedWords(life, onFile?.facts.whose)} actions={<NextTime runtime={runtime} life={life} />}>
      {form && life ? (
        <>
          <HurtNotice state={life.state} />
          <FileCard form={form} life={life} />
          <Changes form={form} />
        </>
      ) : null}
      <SignedForms runtime={runtime} />
      <Reference value={application.reference} />
    </Result>
  );
}

/** What was approved, until something is asked for again: years later, a form ends. */
function useApprovedWords(life: W8benLife | undefined, whose: FormHolder | undefined) {
  const t = useText(w8benLife);
  const language = useLanguage();
  if (life && life.state !== 'valid') {
    const date = formatDate(life.dueOn ?? life.validUntil, language);
    const { heading, lead } = lifeWords(t, { state: life.state, date, whose });
    return { kind: 'wait', title: heading, lead } as const;
  }
  const name = otherIn(whose);
  const date = life ? formatDate(life.validUntil, language) : '';
  const said = name === undefined ? t('approved.lead', { date }) : t('approvedOf.lead', { name, date });
  const lead = life ? { lead: said } : {};
  return { kind: 'success', title: t('approved.heading'), ...lead } as const;
}

function NextTime({ runtime, life }: { runtime: FlowRuntime; life: W8benLife | undefined }) {
  const t = useText(w8benLife);
  const { name } = runtime.flow;
  if (life && life.state !== 'valid')
    return name === 'w8ben-update' ? <Again runtime={runtime} label={t('home.update')} variant="primary" /> : null;
  return <Again runtime={runtime} label={t(name === 'w8ben-modify' ? 'another' : 'renewAnother')} />;
}

/** MSG-39, and nothing to correct: the form on file stays. */
function Failed({ runtime, application }: StateProps) {
  const t = useText(w8benLife);
  const tState = useText(openingState);
  const tReasons = useText(reasons);
  return (
    <Result
      kind="fail"
      title={tState('action-needed.heading')}
      lead={t('failed.lead')}
      actions={
        <>
          <Again runtime={runtime} label={t('failed.restart')} />
          <ServiceLink variant="secondary" />
        </>
      }
    >
      <Notice tone="danger" title={t('failed.because')}>
        {reasonWords(application.failure, tReasons).map((line) => (
          <p key={line} className="m-0">
            {line}
          </p>
        ))}
      </Notice>
      <Reference value={application.reference} />
    </Result>
  );
}
