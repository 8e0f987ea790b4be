import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { useForm, useFormValue } from '@quayside/flow/form';
import {
  getRiskLevel,
  type RiskAnswers,
  type RiskLevel,
  type RiskProfileAnswers,
  type RiskQuestionnaire,
  withDerivedRiskAnswers,
} from '@quayside/rules/internals/risk-profile';
import type { Answers } from '@quayside/rules/journey';
import { useEffect, useRef } from 'react';

/** Returns the answers of all steps. Returns an empty object until the application has loaded. */
export function useOpeningAnswers(): Answers {
  const { runtime } = useFlow();
  const { status } = useFlowState();
  return status === 'ready' && runtime ? runtime.answers.context().answers : {};
}

/** Returns the risk profile in the form, with the answers that the questionnaire derives from the earlier steps. */
export function useRiskProfile({ version }: RiskQuestionnaire): RiskProfileAnswers {
  const answers = useFormValue<RiskAnswers>('answers') ?? {};
  return withDerivedRiskAnswers<RiskProfileAnswers>({ version, answers }, useOpeningAnswers());
}

/** Clears the acceptance in the form when a changed answer, or an earlier step that changed since the last save, changes the risk profile. */
export function useResetAcceptance(asked: RiskQuestionnaire): void {
  const form = useForm();
  const level = getRiskLevel(useRiskProfile(asked));
  const answers = useFormValue<RiskAnswers>('answers') ?? {};
  const derived = useFormValue<RiskAnswers>('derived');
  const saved = getRiskLevel({ version: asked.version, answers, derived });
  const before = useRef<RiskLevel>(undefined);
  useEffect(() => {
    const shown = before.current ?? saved;
    if (shown && level && shown !== level && form.read('accepted')) form.write('accepted', false);
    if (level) before.current = level;
  }, [form, level, saved]);
}
