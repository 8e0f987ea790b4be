import { useLocation } from 'react-router';
import { useFlow, useFlowState } from '../flow-context.tsx';
import type { QuestionLayout } from '../step-pages.ts';

/** Returns the layout of a step's questions. All are on one page for a customer who only reads, corrects for a reviewer, or changes several answers. */
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
    runtime?.answers.requirementOf(step)?.status === 'rejected' ||
    runtime?.answers.getReviewQuestion(step) !== undefined;
  const changesSome = returning && !hash;
  const all = [questions, flow.questions].includes('all-on-one-page');
  return content === 'fields' || all || readOnly || sentBack || changesSome ? 'all-on-one-page' : 'one-per-page';
}
