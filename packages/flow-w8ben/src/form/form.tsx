import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { StepScreen } from '@quayside/flow/step-screen';
import { address } from '@quayside/i18n/internals/text/address';
import { issues } from '@quayside/i18n/internals/text/issues';
import { useText } from '@quayside/i18n/use-text';
import { NavBar } from '@quayside/ui/nav-bar';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { useCallback } from 'react';
import { prefillW8benForm, readOpeningFacts } from '../lines/known-facts.ts';
import { w8ben } from '../lines/texts.ts';
import { lineTexts } from '../w8ben-lines/w8ben-lines.ts';
import { useW8benScope } from '../w8ben-scope.ts';
import { FormCard } from './form-card.tsx';
import { useSkipForm } from './use-skip-form.ts';

export const texts = [address, issues, ...lineTexts];

/**
 * Renders the page /sg-w8-ben-form, a card with the lines of the form, filled in from known answers. In an opening, continues at once with a form that they
 * complete, because the page of the signature shows its lines too.
 */
export default function FormScreen() {
  const { changes = 'at-source' } = useW8benScope();
  return changes === 'in-place' ? <FormOnFile /> : <FormOfOpening />;
}

function FormOnFile() {
  const t = useText(w8ben);
  const { prefix, HolderNotice: Whose, Differences } = useW8benScope();
  const start = useStart();
  return (
    <StepScreen
      step={`${prefix}form`}
      title={t('form.title')}
      heading={t('form.heading')}
      lead={t(Differences ? 'form.lead.onFile' : 'form.lead.label')}
      defaults={start}
    >
      {Whose ? <Whose /> : null}
      <FormCard />
    </StepScreen>
  );
}

function FormOfOpening() {
  const t = useText(w8ben);
  const { prefix } = useW8benScope();
  const start = useStart();
  if (useSkipForm(start)) return <SkippedForm />;
  return (
    <StepScreen
      step={`${prefix}form`}
      title={t('form.title')}
      heading={t('card.heading')}
      lead={t('card.lead')}
      defaults={start}
    >
      <FormCard />
    </StepScreen>
  );
}

/** Renders a placeholder with the bar of the next page, while the form is saved. */
function SkippedForm() {
  const t = useText(w8ben);
  return (
    <div className="min-h-dvh bg-surface">
      <NavBar title={t('signature.title')} />
      <main className="mx-auto w-full max-w-reading px-gutter pt-6">
        <SkeletonScreen>
          <Skeleton lines={2} />
          <Skeleton variant="block" height="16rem" />
        </SkeletonScreen>
      </main>
    </div>
  );
}

/** Returns a function that returns the lines that are known before the customer fills in the form. */
function useStart() {
  const { known = readOpeningFacts } = useW8benScope();
  return useCallback(
    (runtime: FlowRuntime) => {
      const { answers, facts, today } = runtime.answers.context();
      return prefillW8benForm(known(answers, facts), today);
    },
    [known],
  );
}
