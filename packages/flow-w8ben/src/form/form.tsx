import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { StepScreen } from '@quayside/flow/step-screen';
import { address } from '@quayside/i18n/internals/text/address';
import { issues } from '@quayside/i18n/internals/text/issues';
import { useText } from '@quayside/i18n/use-text';
import { useCallback, useEffect, useRef } from 'react';
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
  const passed = useSkipForm(start);
  return (
    <StepScreen
      step={`${prefix}form`}
      title={t(passed ? 'signature.title' : 'form.title')}
      heading={t(passed ? 'signature.heading' : 'card.heading')}
      {...(passed ? {} : { lead: t('card.lead') })}
      defaults={start}
    >
      <FormCard />
      {passed ? <ContinueAtOnce /> : null}
    </StepScreen>
  );
}

/** Continues once it is on the page. If that fails, the page stays, and the customer can try again. */
function ContinueAtOnce() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.closest('form')?.requestSubmit(), []);
  return <span ref={place} hidden />;
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
