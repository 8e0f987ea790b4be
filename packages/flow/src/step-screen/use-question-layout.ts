import { useLocation } from 'react-router';
import { useFlow, useFlowState } from '../flow-context.tsx';
import type { QuestionLayout } from '../step-pages.ts';

/** Returns how a step shows its questions. A customer who reads them, corrects them for a reviewer or changes some of them sees all at once. */
export function useQuestionLayout({
  content,
  readOnly,
  returning,
  step,
}: {
  content: 'fields' | 'questions';
  readOnly: boolean;
  returning: boolean;
  step: string;
}): QuestionLayout {
  const { flow, questions, runtime } = useFlow();
  const { hash } = useLocation();
  useFlowState();
  const sentBack =
    runtime?.answers.requirementOf(step)?.status === 'rejected' || runtime?.answers.questionOf(step) !== undefined;
  const changesSome = returning && !hash;
  const all = [questions, flow.questions].includes('all-on-one-page');
  return content === 'fields' || all || readOnly || sentBack || changesSome ? 'all-on-one-page' : 'one-per-page';
}
