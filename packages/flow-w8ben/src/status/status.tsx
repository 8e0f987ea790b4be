import { useFlow } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { LinkButton } from '@quayside/flow/internals/link-button';
import { useApplication } from '@quayside/flow/internals/use-application';
import { ApplicationState, type StatePageProps, UnderReview } from '@quayside/flow-screens/application-state';
import { ApplyAgain } from '@quayside/flow-screens/internals/apply-again';
import { OutcomePage } from '@quayside/flow-screens/internals/outcome';
import { SubmissionPdf } from '@quayside/flow-screens/internals/submission-pdf';
import { LoadFailed, OutcomeScreen, OutcomeSkeleton } from '@quayside/flow-screens/outcome-screen';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { reasons } from '@quayside/i18n/internals/text/reasons';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { informationChangeDefinition } from '@quayside/rules/internals/flow-definitions/information-change';
import type { FormHolder } from '@quayside/rules/internals/w8ben-facts';
import type { W8benOverview } from '@quayside/rules/internals/w8ben-life';
import { formatDate } from '@quayside/values/calendar-date';
import { useNavigate } from 'react-router';
import { FormHolderNotice } from '../on-file/form-holder-notice.tsx';
import { ChangesSinceSigned, FormOnFileCard } from '../on-file/form-on-file-card.tsx';
import { getFormStateText, getOtherHolderName } from '../on-file/form-state-text.ts';
import { useFormOnFile } from '../on-file/use-form-on-file.ts';
import { WithholdingNotice } from '../on-file/withholding-notice.tsx';
import { w8benLife } from '../renewal/texts.ts';
import { SignedForms } from './signed-forms.tsx';

export const texts = [w8benLife, applicationState, reasons];

/** Renders the pages /modify-status and /update-w8-ben-status, which show the status of the new form or affidavit, and the form on file. */
export default function StatusScreen() {
  const t = useText(w8benLife);
  const navigate = useNavigate();
  const { flow } = useFlow();
  const loaded = useApplication();
  return (
    <OutcomeScreen title={t(flow.name === 'w8ben-modify' ? 'form.label' : 'title')} onBack={() => void navigate('/')}>
      {loaded.status === 'ready' ? (
        <>
          <div className="mx-auto w-full max-w-reading px-gutter pt-4 empty:hidden">
            <FormHolderNotice />
          </div>
          <ApplicationState runtime={loaded.runtime} application={loaded.application} pages={pages} />
          {loaded.application.state === 'opened' ? null : (
            <div className="mx-auto flex max-w-reading justify-center px-gutter pb-2">
              <SubmissionPdf runtime={loaded.runtime} />
            </div>
          )}
        </>
      ) : loaded.status === 'failed' ? (
        <LoadFailed error={loaded.error} onRetry={loaded.retry} />
      ) : (
        <OutcomeSkeleton />
      )}
    </OutcomeScreen>
  );
}

const center = informationChangeDefinition.screens.center.path;

const pages = {
  'under-review': (props: StatePageProps) => <UnderReview {...props} steps="next" />,
  'action-needed': SentBack,
  opened: Approved,
  failed: Failed,
};

function Approved({ runtime, application }: StatePageProps) {
  const tState = useText(applicationState);
  const onFile = useFormOnFile();
  const form = onFile?.facts.onFile;
  const life = onFile?.life;
  const isDue = life !== undefined && life.state !== 'valid';
  return (
    <OutcomePage
      runtime={runtime}
      application={application}
      {...useApprovedWords(life, onFile?.facts.whose)}
      primary={isDue ? null : <LinkButton path={center}>{tState('opened.see')}</LinkButton>}
      secondary={<NextTime runtime={runtime} life={life} />}
    >
      {form && life ? (
        <>
          <WithholdingNotice state={life.state} />
          <FormOnFileCard form={form} life={life} />
          <ChangesSinceSigned form={form} />
        </>
      ) : null}
      <SignedForms runtime={runtime} />
    </OutcomePage>
  );
}

/** Returns the title and outcome of an approved form. Once the next form is due, they say so. */
function useApprovedWords(life: W8benOverview | undefined, whose: FormHolder | undefined) {
  const t = useText(w8benLife);
  const language = useLanguage();
  if (life && life.state !== 'valid') {
    const date = formatDate(life.dueOn ?? life.validUntil, language);
    const { heading, lead } = getFormStateText(t, { state: life.state, date, whose });
    return { outcome: 'due', title: heading, lead } as const;
  }
  const name = getOtherHolderName(whose);
  const status = t('approved.heading');
  if (!life) return { outcome: 'opened', title: status } as const;
  const date = formatDate(life.validUntil, language);
  const title = name === undefined ? t('approved.title', { date }) : t('approvedOf.title', { name, date });
  return { outcome: 'opened', status, title } as const;
}

function NextTime({ runtime, life }: { runtime: FlowRuntime; life: W8benOverview | undefined }) {
  const t = useText(w8benLife);
  const { name } = runtime.flow;
  if (life && life.state !== 'valid')
    return name === 'w8ben-update' ? <ApplyAgain runtime={runtime} action={t('home.update')} /> : null;
  return (
    <ApplyAgain
      runtime={runtime}
      action={t(name === 'w8ben-modify' ? 'another' : 'renewAnother')}
      variant="secondary"
    />
  );
}

/** Renders a form that was sent back, with the deadline of the correction: the day on which the form on file ends or must be replaced (RULE-19). */
function SentBack(props: StatePageProps) {
  const t = useText(w8benLife);
  const language = useLanguage();
  const life = useFormOnFile()?.life;
  if (!life || life.state === 'valid') return <OutcomePage {...props} />;
  const isOver = life.state === 'expired' || life.state === 'overdue';
  return (
    <OutcomePage
      {...props}
      deadline={
        <>
          <strong className="block text-ink">
            {isOver
              ? t('sentBack.now')
              : t('sentBack.by', {
                  date: formatDate(life.dueOn ?? life.validUntil, language),
                })}
          </strong>
          {t(isOver ? 'hurt.now' : 'hurt.soon')}
        </>
      }
    />
  );
}

/** Renders the status page of a refused form, which says that the form on file remains valid (MSG-39). */
function Failed({ runtime, application }: StatePageProps) {
  const t = useText(w8benLife);
  const tState = useText(applicationState);
  return (
    <OutcomePage
      runtime={runtime}
      application={application}
      status={tState('failed.status')}
      title={t('failed.heading')}
      refuses="request"
      means={t('failed.lead')}
      next={{ 'refused-may-retry': t('failed.again'), 'refused-call-first': t('failed.callFirst') }}
      again={t('failed.restart')}
    />
  );
}
