import { useTextStore } from '@quayside/i18n/use-text';
import { isError } from '@quayside/rules/issue';
import { useEffect, useEffectEvent } from 'react';
import { useFlow } from '../flow-context.tsx';
import type { FormStore } from '../form/form-store.ts';
import type { StepOptions } from './step-options.ts';
import { loadIssueTexts } from './use-issue-text.ts';

/** The delay in milliseconds after the last key press before advice appears. */
const adviseAfterMs = 800;

/** Shows advice about the form's answers when typing pauses for 0.8 seconds. Errors wait for an attempt to continue. */
export function useAdvice({ step, prepare }: StepOptions, store: FormStore): void {
  const { runtime } = useFlow();
  const texts = useTextStore();
  const advise = useEffectEvent(async () => {
    if (!runtime) return;
    const issues = runtime.answers.check(step, prepare?.(store.values, { runtime, by: 'back' }) ?? store.values);
    if (!issues.every(isError)) await loadIssueTexts(texts);
    store.advise(issues);
  });
  useEffect(() => {
    if (!runtime) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void advise().catch(() => undefined), adviseAfterMs); // if the texts fail to load, the next change tries again
    };
    later();
    const unsubscribe = store.subscribe(later);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [runtime, store]);
}
