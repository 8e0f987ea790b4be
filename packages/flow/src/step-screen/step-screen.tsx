import { flow as flowText } from '@quayside/i18n/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { ActionBar } from '@quayside/ui/action-bar';
import { Button } from '@quayside/ui/button';
import { rootOf } from '@quayside/ui/dom-root';
import { NavBar } from '@quayside/ui/nav-bar';
import { Notice } from '@quayside/ui/notice';
import { useIsToasted } from '@quayside/ui/toast';
import { type FormEvent, lazy, type ReactNode, Suspense, useId, useRef } from 'react';
import { useFlow, useFlowState } from '../flow-context.tsx';
import { FormAdvice } from '../form/field-advice.tsx';
import { FormProvider } from '../form/form.tsx';
import { UnsentNotice } from '../unsent-notice/unsent-notice.tsx';
import { untilLoaded } from '../until-loaded.ts';
import { FormSummary } from './form-summary.tsx';
import { StepHeader } from './step-header.tsx';
import { useAddressedField } from './use-addressed-field.ts';
import { type StepOptions, useStep } from './use-step.ts';

export type { Saving } from './use-step.ts';

/** The words and the form of a step, and what its one action does; all else (bar, progress, errors, saving) is the same for every step. */
export type StepScreenProps = StepOptions & {
  /** in the bar: the name of the step, short */
  title: string;
  /** the heading; the title where it is absent */
  heading?: string;
  /** one or two sentences under the heading */
  lead?: ReactNode;
  children?: ReactNode;
  /** the words of the primary action; "Continue" where absent */
  action?: string;
  /** between the form and the action: a note in the bar */
  note?: ReactNode;
  /** below the primary action: a second way on */
  second?: ReactNode;
  /** `own`: what is on the screen leads on by itself (a camera), so there is no primary action */
  way?: 'action' | 'own';
};

/**
 * A step on a screen of its own: bar with Back, progress, heading, what is wrong, the fields, one primary action. Saves when left. Renders a `<form>`
 * in a `<main>`; `data-step`: which, `data-phase`: idle, saving, failed.
 */
export function StepScreen({
  title,
  heading = title,
  lead,
  children,
  action,
  note,
  second,
  way = 'action',
  ...options
}: StepScreenProps) {
  const t = useText(flowText);
  const id = useId();
  const { phase, submit, back, store, words, readOnly, problem, returning, conflict, choose } = useStep(options);
  const isToasted = useIsToasted(problem?.kind === 'opening-first' ? undefined : problem?.words);
  const form = useRef<HTMLFormElement>(null);
  useAddressedField(form);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (conflict)
      rootOf(event.currentTarget).getElementById(`${id}-conflict`)?.focus(); // the choice comes first
    else void submit();
  };
  return (
    <FormProvider store={store} words={words} readOnly={readOnly}>
      <div className="flex min-h-dvh flex-col bg-surface" data-step={options.step} data-phase={phase}>
        <NavBar title={title} onBack={back}>
          <StepHeader step={options.step} />
        </NavBar>
        <main className="mx-auto w-full max-w-reading flex-1 px-gutter pt-6 pb-8">
          <WhosePart />
          <h1 id={`${id}-heading`} className="m-0 text-heading text-ink" tabIndex={-1}>
            {heading}
          </h1>
          {lead ? <p className="mt-2 mb-0 text-body text-ink-muted">{lead}</p> : null}
          <UnsentNotice />
          <StepNews step={options.step} />
          <StepNotices step={options.step} readOnly={readOnly} />
          {conflict ? (
            <div id={`${id}-conflict`} tabIndex={-1} className="mt-4">
              <Suspense fallback={null}>
                <StepConflict step={options.step} conflict={conflict} onChoose={choose} />
              </Suspense>
            </div>
          ) : null}
          <FormSummary />
          <form
            ref={form}
            id={`${id}-form`}
            noValidate
            onSubmit={onSubmit}
            aria-labelledby={`${id}-heading`}
            className="mt-6 flex flex-col gap-6"
          >
            {children}
          </form>
          <FormAdvice />
        </main>
        {way === 'own' ? null : (
          <ActionBar note={note}>
            {problem?.kind === 'opening-first' ? (
              <Suspense fallback={null}>
                <OpeningFirstNotice />
              </Suspense>
            ) : problem && !isToasted ? (
              <Notice tone="danger" title={t('saveFailed.title')}>
                {problem.words}
              </Notice>
            ) : null}
            <Button type="submit" form={`${id}-form`} busy={phase === 'saving'}>
              {(readOnly ? undefined : action) ??
                (returning ? t('saveAndReturn') : phase === 'failed' ? t('tryAgain') : t('continue'))}
            </Button>
            {second}
          </ActionBar>
        )}
      </div>
    </FormProvider>
  );
}

/** Of a joint account: whose answers these are, where a phone goes from hand to hand. */
function WhosePart() {
  const t = useText(flowText);
  const state = useFlowState();
  const role = state.status === 'ready' ? state.application.part?.role : undefined;
  return role ? <p className="mt-0 mb-1 text-caption text-ink-muted">{t(`part.${role}`)}</p> : null;
}

/** What few customers see is not loaded with the first screen. */
const StepConflict = lazy(untilLoaded(() => import('./step-conflict.tsx')));
const ReasonWords = lazy(untilLoaded(() => import('./reason-words.tsx')));
const OpeningFirstNotice = lazy(untilLoaded(() => import('../opening-first/opening-first.tsx')));
const DraftNews = lazy(untilLoaded(() => import('./draft-news.tsx')));

function StepNews({ step }: { step: string }) {
  const state = useFlowState();
  if (state.status !== 'ready') return null;
  const { application, build } = state;
  if (build === 'current' && !application.draftExpiredAt && !application.changes?.length) return null;
  return (
    <Suspense fallback={null}>
      <div className="mt-4">
        <DraftNews step={step} state={state} />
      </div>
    </Suspense>
  );
}

/** The words have their line before they come: what is below must not move away from under a finger. */
const Reason = ({ code, note }: { code: string; note?: string | undefined }) => (
  <>
    {code === 'other' ? null : (
      <Suspense fallback={<span className="block">{'\u00a0'}</span>}>
        <ReasonWords code={code} />
      </Suspense>
    )}
    {note ? <span className="block">{note}</span> : null}
  </>
);

function StepNotices({ step, readOnly }: { step: string; readOnly: boolean }) {
  const t = useText(flowText);
  const { runtime } = useFlow();
  useFlowState();
  const requirement = runtime?.requirementOf(step);
  if (requirement?.status === 'rejected')
    return (
      <div className="mt-4">
        <Notice tone="warning" title={t('sentBack')}>
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
