import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { ActionBar, type ActionBarProps } from '@quayside/ui/action-bar';
import { Button } from '@quayside/ui/button';
import { getRoot } from '@quayside/ui/internals/dom-root';
import { NavBar } from '@quayside/ui/nav-bar';
import { Notice } from '@quayside/ui/notice';
import { useIsPageMasked, useIsToastVisible } from '@quayside/ui/toast';
import { type FormEvent, lazy, type ReactNode, Suspense, useId, useMemo, useRef } from 'react';
import { useFlow, useFlowState } from '../flow-context.tsx';
import { FormAdvice } from '../form/field-advice.tsx';
import { FormProvider } from '../form/form.tsx';
import { retryImport } from '../retry-import.ts';
import { type StepPages, StepPagesContext } from '../step-pages.ts';
import { UnsentNotice } from '../unsent-notice/unsent-notice.tsx';
import { FirstError } from './first-error.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { StepHeader } from './step-header.tsx';
import type { StepOptions } from './step-options.ts';
import { ReasonWords, ReplyPart } from './step-parts.ts';
import { useAddressedField } from './use-addressed-field.ts';
import { useFrozenValue } from './use-frozen-value.ts';
import { useQuestion } from './use-question.ts';
import { useQuestionLayout } from './use-question-layout.ts';
import { isLeavingPhase, useStep } from './use-step.ts';

export type { SaveContext } from './step-options.ts';
export { prepareStep } from './step-parts.ts';

/** The texts, the form and the primary action of a step. The bar, progress, errors and saving are the same for all steps. */
export type StepScreenProps = StepOptions & {
  /** The short name of the step, which the bar shows when the heading has scrolled out of view. */
  title: string;
  /** The heading of the page, which may depend on the answers. Default: the title. */
  heading?: ReactNode;
  /** One or two sentences below the heading, as an introduction. */
  lead?: ReactNode;
  children?: ReactNode;
  /** The label of the primary action, on the last page of several questions. Default: "Continue". */
  action?: string;
  /** Wraps or replaces the primary action, whose button it receives. */
  primary?: (action: ReactNode) => ReactNode;
  /** `end` puts the action bar at the end of the page, because the customer signs what is above it. Default: `pinned`. */
  bar?: ActionBarProps['placement'];
  /** A note in the action bar, above the action. */
  note?: ReactNode;
  /** A secondary action, below the primary one. */
  second?: ReactNode;
  /** `own` means that the screen has no primary action and continues automatically, as with a camera. Default: `action`. */
  way?: 'action' | 'own';
  /** `questions` means that the children are `QuestionPages` of @quayside/flow-screens, which render a heading for each page. Default: `fields`. */
  content?: 'fields' | 'questions';
};

/**
 * Renders a step as a `<form>` in a `<main>`: bar with Back, progress, heading, errors, fields and one primary action. Saves the step when the customer leaves
 * it. `data-step` is the id of the step, and `data-phase` is `idle`, `saving`, `failed` or `leaving`.
 */
export function StepScreen({
  title,
  heading = title,
  lead,
  children,
  action,
  primary = (submitting) => submitting,
  bar = 'pinned',
  note,
  second,
  way = 'action',
  content = 'fields',
  ...options
}: StepScreenProps) {
  const t = useText(flowText);
  const id = useId();
  const { step } = options;
  const { flow, hostServices: { Foot } = {} } = useFlow();
  const isFirstOrLast = [flow.steps[0], flow.steps.at(-1)].some((route) => route?.step === step);
  const {
    phase,
    submit,
    back,
    leave,
    screen,
    pageAction,
    hasNextPage,
    store,
    words,
    readOnly,
    problem,
    returning,
    correcting,
    conflict,
    choose,
    answers,
    onShow,
  } = useStep(options);
  const name = typeof heading === 'string' ? heading : title;
  const layout = useQuestionLayout({ content, readOnly, returning, step: options.step });
  const pages = useMemo<StepPages>(
    () => ({ step, layout, heading: name, answers, errand: returning ? 'one-answer' : 'all-answers', onShow }),
    [step, layout, name, answers, returning, onShow],
  );
  const isToasted = useIsToastVisible(problem?.kind === 'opening-first' ? undefined : problem?.words);
  const isMasked = useIsPageMasked();
  const isBusy = phase === 'saving' || (phase === 'leaving' && isMasked);
  const question = useQuestion(step, way, readOnly);
  const form = useRef<HTMLFormElement>(null);
  useAddressedField(form, layout);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (conflict)
      getRoot(event.currentTarget).getElementById(`${id}-conflict`)?.focus(); // the customer has to choose first
    else void submit();
  };
  return (
    <FormProvider store={store} words={words} readOnly={readOnly}>
      <div className="group/step flex min-h-dvh flex-col bg-surface" data-step={options.step} data-phase={phase}>
        <NavBar title={title} titleOnScroll onBack={back}>
          <StepHeader
            step={options.step}
            screen={layout === 'one-per-page' ? screen : undefined}
            leave={readOnly ? undefined : leave}
          />
          <FormErrorSummary />
        </NavBar>
        <main className="mx-auto flex w-full max-w-reading flex-1 flex-col px-gutter pt-6 pb-4">
          <HolderLabel />
          {layout === 'one-per-page' ? null : (
            <>
              <h1 id={`${id}-heading`} className="m-0 text-heading text-ink" tabIndex={-1}>
                {heading}
              </h1>
              {lead ? <p className="mt-2 mb-0 text-body text-ink-muted">{lead}</p> : null}
            </>
          )}
          <UnsentNotice />
          <StepNews step={options.step} />
          {question ? null : <StepNotices step={options.step} readOnly={readOnly} phase={phase} />}
          {conflict ? (
            <div id={`${id}-conflict`} tabIndex={-1} className="mt-4">
              <Suspense fallback={null}>
                <StepConflict step={options.step} conflict={conflict} onChoose={choose} />
              </Suspense>
            </div>
          ) : null}
          <form
            ref={form}
            id={`${id}-form`}
            noValidate
            onSubmit={onSubmit}
            {...(layout === 'one-per-page' ? { 'aria-label': name } : { 'aria-labelledby': `${id}-heading` })}
            className={layout === 'one-per-page' ? '' : 'mt-6 flex flex-col gap-6'}
          >
            <StepPagesContext value={pages}>
              {question ? (
                <Suspense fallback={null}>
                  <ReplyPart
                    question={question.question}
                    sentBack={correcting}
                    answers={question.holds === 'a-document' ? 'shown' : returning ? 'open' : 'folded'}
                  >
                    {children}
                  </ReplyPart>
                </Suspense>
              ) : (
                children
              )}
            </StepPagesContext>
          </form>
          <FormAdvice />
          <FirstError form={form} store={store} />
          {Foot ? (
            <Suspense>
              <Foot look={isFirstOrLast ? 'sentence' : 'line'} />
            </Suspense>
          ) : null}
        </main>
        {way === 'own' ? null : (
          <ActionBar note={note} placement={bar}>
            {problem?.kind === 'opening-first' ? (
              <Suspense fallback={null}>
                <OpeningFirstNotice />
              </Suspense>
            ) : problem && !isToasted ? (
              <Notice tone="danger" title={t('saveFailed.title')}>
                {problem.words}
              </Notice>
            ) : null}
            {primary(
              <Button
                type="submit"
                form={`${id}-form`}
                busy={isBusy && (options.finish || options.instead ? true : 'saving')}
              >
                {(readOnly ? undefined : (pageAction ?? (hasNextPage ? undefined : action))) ??
                  t(
                    actionLabel({
                      returning,
                      phase,
                      correcting: correcting && !readOnly,
                      hasQuestion: question !== undefined,
                    }),
                  )}
              </Button>,
            )}
            {second}
          </ActionBar>
        )}
      </div>
    </FormProvider>
  );
}

type Way = { returning: boolean; phase: string; correcting: boolean; hasQuestion: boolean };

function actionLabel({ returning, phase, correcting, hasQuestion }: Way) {
  if (returning) return 'saveAndReturn';
  if (phase === 'failed') return 'tryAgain';
  if (!correcting) return 'continue';
  return hasQuestion ? 'saveReply' : 'saveCorrection';
}

/** Renders the role of the holder in a joint account, because both holders may share a phone. */
function HolderLabel() {
  const t = useText(flowText);
  const state = useFlowState();
  const role = state.status === 'ready' ? state.application.part?.role : undefined;
  return role ? <p className="mt-0 mb-1 text-caption text-ink-muted">{t(`part.${role}`)}</p> : null;
}

/** Shows a conflict between two devices. Loaded on demand, because few customers see it. */
const StepConflict = lazy(retryImport(() => import('./step-conflict.tsx')));
const OpeningFirstNotice = lazy(retryImport(() => import('../open-account-first/open-account-first.tsx')));
const DraftNotices = lazy(retryImport(() => import('./draft-notices.tsx')));

function StepNews({ step }: { step: string }) {
  const state = useFlowState();
  if (state.status !== 'ready') return null;
  const { application, build } = state;
  if (build === 'current' && !application.draftExpiredAt && !application.changes?.length) return null;
  return (
    <Suspense fallback={null}>
      <div className="mt-4">
        <DraftNotices step={step} state={state} />
      </div>
    </Suspense>
  );
}

/** Renders the reason of a rejection. Reserves a line for it, so that the content below does not move when it loads. */
const Reason = ({ code, note }: { code: string; note?: string | undefined }) => (
  <Suspense fallback={<span className="block">{'\u00a0'}</span>}>
    <ReasonWords code={code} note={note} />
  </Suspense>
);

function StepNotices({ step, readOnly, phase }: { step: string; readOnly: boolean; phase: string }) {
  const t = useText(flowText);
  const { runtime } = useFlow();
  useFlowState();
  const requirement = useFrozenValue(runtime?.answers.requirementOf(step), isLeavingPhase(phase));
  if (requirement?.status === 'rejected')
    return (
      <div className="mt-4 group-has-data-differs/step:hidden group-has-data-[state=refused]/step:hidden">
        {' '}
        {/* hidden if the frame of a rejected or differing part shows the reason */}
        <Notice tone="warning" title={t(requirement.reason?.code === 'more-information' ? 'askedMore' : 'sentBack')}>
          {requirement.reason ? <Reason {...requirement.reason} /> : null}
        </Notice>
      </div>
    );
  return readOnly ? (
    <div className="mt-4">
      <Notice tone="info">{t('readOnly')}</Notice>
    </div>
  ) : null;
}
