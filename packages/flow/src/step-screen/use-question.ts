import { useFlow, useFlowState } from '../flow-context.tsx';

/**
 * Returns the reviewer's question about a step, or undefined if there is none. `holds` is `a-document` if the step has a document, which stays visible below
 * the reply, otherwise `answers`, which can be collapsed.
 */
export function useQuestion(step: string, way: 'action' | 'own', readOnly: boolean) {
  const { runtime } = useFlow();
  useFlowState();
  const question = way === 'own' || readOnly ? undefined : runtime?.answers.getReviewQuestion(step);
  if (!runtime || !question) return undefined;
  return { ...question, holds: runtime.answers.step(step)?.handOff ? 'a-document' : 'answers' } as const;
}
