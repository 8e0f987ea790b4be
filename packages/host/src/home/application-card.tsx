import type { Application } from '@quayside/contract/application';
import type { AccountRequest } from '@quayside/contract/internals/account-overview';
import type { Flow } from '@quayside/flow/define-flow';
import { resumeState } from '@quayside/flow/internals/resume';
import { useScreenTitle } from '@quayside/flow/internals/use-screen-title';
import { isReviewLate } from '@quayside/flow-screens/internals/use-review-items';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { home } from '@quayside/i18n/internals/text/home';
import { homeStatus } from '@quayside/i18n/internals/text/home-status';
import { reasons } from '@quayside/i18n/internals/text/reasons';
import { toDos } from '@quayside/i18n/internals/text/to-dos';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { reviewWindow } from '@quayside/rules/internals/working-days';
import { Button } from '@quayside/ui/button';
import { Card } from '@quayside/ui/card';
import { Illustration, type IllustrationName } from '@quayside/ui/illustration';
import { Progress } from '@quayside/ui/progress';
import { type CalendarDate, formatDate, toSingaporeDate } from '@quayside/values/calendar-date';
import { useNavigate } from 'react-router';
import { Contact } from './contact.tsx';
import { findProduct } from './products.ts';
import { RefusedApplication } from './refused-application.tsx';
import { ToFix } from './to-fix.tsx';
import type { WaitingBoard } from './waiting-boards.ts';

/** The picture in the card of an opening, by state. Applications for a product have none, because a customer can have several. */
const pictures: Partial<Record<Application['state'], IllustrationName>> = {
  'under-review': 'review',
  failed: 'closed',
};

/** Shrinks the picture on a narrow screen and places it beside the title, so that the action is above the fold. */
const small =
  'mb-3 max-[22rem]:float-end max-[22rem]:-ms-28 max-[22rem]:-mb-24 max-[22rem]:origin-top-right max-[22rem]:scale-30';

/** The text groups of the card. */
export const texts = [homeStatus, toDos, applicationState, reasons];

/** The props of `ApplicationCard`: an application, and what its card shows of it. */
export type ApplicationCardProps = {
  readonly application: Application;
  /** The flow of the application; undefined if the edition does not offer it. */
  readonly flow: Flow | undefined;
  readonly draft: AccountRequest['draft'];
  /** The progress of both holders of a joint account, if one has not finished; otherwise undefined. */
  readonly waiting: WaitingBoard | undefined;
  readonly today: CalendarDate;
  /** The importance of the card: `first`, it has the primary action of the page; `later`, it does not. */
  readonly rank: 'first' | 'later';
};

/** Renders the card of an unfinished or refused application: its status, and a button for the next action. */
export function ApplicationCard({ application, flow, draft: saved, waiting, today, rank }: ApplicationCardProps) {
  const t = useText(homeStatus);
  const tHome = useText(home);
  const tState = useText(applicationState);
  const navigate = useNavigate();
  const { state, part, partSubmittedAt } = application;
  const draft = state === 'draft';
  const product = findProduct(application.flow);
  const board = flow?.board?.(application);
  const late = state === 'under-review' && isReviewLate(application, today);
  const picture = product ? undefined : late ? 'late' : pictures[state];
  const title = product
    ? t(`permission.${state}`, { product: tHome(`product.${product}`) })
    : draft && partSubmittedAt
      ? t('joint.waiting')
      : draft && part
        ? t('joint.label')
        : late
          ? tState('late.title')
          : state === 'failed'
            ? undefined
            : state === 'under-review'
              ? tState('under-review.title')
              : t(`status.${state}`);
  const open = () => {
    if (flow && draft) void navigate(flow.steps[0]?.path ?? '/', { state: resumeState });
    else if (flow) void navigate(flow.outcome(application));
  };
  const first = rank === 'first' ? 'primary' : 'secondary';
  if (board && waiting)
    return <waiting.Card board={waiting.board} path={board} keptUntil={saved?.keptUntil} rank={rank} />;
  if (state === 'action-needed' && !partSubmittedAt)
    return (
      <ToFix
        application={application}
        label={product && tHome(`product.${product}`)}
        title={title ?? t('status.action-needed')}
        deadline={undefined}
        onOpen={open}
      />
    );
  return (
    <Card>
      {picture ? (
        <div className={small}>
          <Illustration name={picture} />
        </div>
      ) : null}
      {state === 'failed' ? (
        <RefusedApplication application={application} flow={flow} rank={rank} title={title} onOpen={open} />
      ) : (
        <>
          {state === 'under-review' && !product ? (
            <p className="m-0 mb-1 font-semibold text-accent text-label">{tState('under-review.heading')}</p>
          ) : null}
          <h2 className="m-0 text-ink text-title">{title}</h2>
          {state === 'under-review' ? <InReview application={application} today={today} /> : null}
          {draft && saved && !partSubmittedAt ? <Saved draft={saved} flow={flow} /> : null}
          <div className="mt-4 flex flex-col gap-2 min-[48rem]:max-w-sm">
            {late ? <Contact variant={first} reference={application.reference} /> : null}
            {draft && partSubmittedAt ? null : (
              <Button variant={draft ? first : 'secondary'} onPress={open}>
                {draft ? t('resume') : t('status.see')}
              </Button>
            )}
            {board ? (
              <Button variant="secondary" onPress={() => void navigate(board)}>
                {t('joint.see')}
              </Button>
            ) : null}
          </div>
        </>
      )}
    </Card>
  );
}

/** Renders the reference number of an application under review, and the latest date of the decision. */
function InReview({ application, today }: Pick<ApplicationCardProps, 'application' | 'today'>) {
  const t = useText(applicationState);
  const language = useLanguage();
  const { flow, submittedAt, reference } = application;
  const latest = submittedAt ? reviewWindow(new Date(submittedAt)).latest : undefined;
  const late = isReviewLate(application, today);
  return (
    <>
      {findProduct(flow) || late ? null : (
        <p className="mt-2 mb-0 text-body text-ink-muted">{t('under-review.rest')}</p>
      )}
      {latest ? (
        <p className="mt-2 mb-0 text-body text-ink">
          {late
            ? t('late.lead', { date: formatDate(latest, language) })
            : t('review.by', { date: formatDate(latest, language) })}
        </p>
      ) : null}
      {reference ? (
        <p className="mt-2 mb-0 text-caption text-ink-muted">
          {t('reference.label')} {reference}
        </p>
      ) : null}
    </>
  );
}

type SavedProps = {
  readonly draft: NonNullable<AccountRequest['draft']>;
  readonly flow: Flow | undefined;
};

/** Renders the progress of a draft, its next step and the date on which it is deleted. */
function Saved({ draft, flow }: SavedProps) {
  const t = useText(homeStatus);
  const tToDos = useText(toDos);
  const language = useLanguage();
  const steps = flow?.steps ?? [];
  const next = draft.step === undefined ? steps.length : steps.findIndex(({ step }) => step === draft.step);
  const title = useScreenTitle(steps[next]);
  const { minutesLeft: minutes } = draft;
  const date = formatDate(toSingaporeDate(new Date(draft.keptUntil)), language);
  return (
    <>
      <div className="mt-3">
        <Progress
          label={
            minutes === undefined
              ? t('applicationHeading')
              : minutes === 0
                ? t('draft.minutesFew')
                : t('draft.minutes', { count: minutes })
          }
          value={steps.length > 0 && next >= 0 ? next / steps.length : undefined}
        />
      </div>
      <p className="mt-3 mb-0 text-body text-ink">
        {title ? <span className="block font-semibold">{t('draft.next', { step: title })}</span> : null}
        <span className="block text-ink-muted text-label">{tToDos('kept', { date })}</span>
      </p>
    </>
  );
}
