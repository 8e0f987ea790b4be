import { useFlow } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { parseReturnTarget } from '@quayside/flow/internals/return-target';
import { StepScreen } from '@quayside/flow/step-screen';
import { address } from '@quayside/i18n/internals/text/address';
import { issues } from '@quayside/i18n/internals/text/issues';
import { useText } from '@quayside/i18n/use-text';
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { prefillW8benForm, readOpeningFacts } from '../lines/known-facts.ts';
import { w8ben } from '../lines/texts.ts';
import { lineTexts } from '../w8ben-lines/w8ben-lines.ts';
import { useW8benScope } from '../w8ben-scope.ts';
import { FormCard } from './form-card.tsx';

export const texts = [address, issues, ...lineTexts];

/**
 * Renders the page /sg-w8-ben-form, a card with the lines of the form, filled in from known answers. In an opening, Continue also confirms them. Other flows
 * have a separate page for that.
 */
export default function FormScreen() {
  const t = useText(w8ben);
  const { prefix, known = readOpeningFacts, changes = 'at-source', HolderNotice: Whose, Differences } = useW8benScope();
  const confirm = useConfirm();
  const start = useCallback(
    (runtime: FlowRuntime) => {
      const { answers, facts, today } = runtime.answers.context();
      return prefillW8benForm(known(answers, facts), today);
    },
    [known],
  );
  if (changes === 'in-place')
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
  return (
    <StepScreen
      step={`${prefix}form`}
      title={t('form.title')}
      heading={t('card.heading')}
      lead={t('card.lead')}
      action={t('info.action')}
      defaults={start}
      finish={confirm}
    >
      {Whose ? <Whose /> : null}
      <FormCard />
    </StepScreen>
  );
}

/**
 * Returns a function that saves the confirmation of the complete form and resolves to the next path. The card shows all lines, so that a separate page is not
 * needed.
 */
function useConfirm() {
  const { flow } = useFlow();
  const { prefix } = useW8benScope();
  const { search } = useLocation();
  return useCallback(
    async (runtime: FlowRuntime): Promise<string> => {
      const [form, info] = [`${prefix}form`, `${prefix}info`];
      if (!runtime.answers.isSatisfied(info)) await runtime.answers.save(info, { confirmed: true });
      return parseReturnTarget(search, flow)
        ? runtime.navigator.path
        : runtime.navigator.after(form, runtime.answers.context().answers[form] ?? {});
    },
    [flow, prefix, search],
  );
}
