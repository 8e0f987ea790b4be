import { useFlow, useFlowState } from '../flow-context.tsx';

/** Returns the reviewer's question about a step. `holds`: a document below the reply stays in sight; other answers are folded. */
export function useQuestion(step: string, way: 'action' | 'own', readOnly: boolean) {
  const { runtime } = useFlow();
  useFlowState();
  const question = way === 'own' || readOnly ? undefined : runtime?.questionOf(step);
  if (!runtime || !question) return undefined;
  return { ...question, holds: runtime.step(step)?.handOff ? 'a-document' : 'answers' } as const;
}
