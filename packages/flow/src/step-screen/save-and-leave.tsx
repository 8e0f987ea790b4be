import { leaving } from '@quayside/i18n/internals/text/leaving';
import { useText, useTextStore } from '@quayside/i18n/use-text';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useFlow } from '../flow-context.tsx';
import type { FlowRuntime } from '../flow-runtime/flow-runtime.ts';
import { useForm } from '../form/form.tsx';
import { handOffPath } from '../phone-path.ts';
import { retryImport } from '../retry-import.ts';
import type { PauseResult } from './leave-sheet.tsx';

export type SaveAndLeaveProps = {
  runtime: FlowRuntime;
  /** Saves the input, complete or not. */
  leave: (running: FlowRuntime) => Promise<void>;
};

/** Renders the button that saves the step and then offers to leave the flow. A phone that does one step for another device does not show it. */
export function SaveAndLeave({ leave, runtime }: SaveAndLeaveProps) {
  const t = useText(leaving);
  const { flow } = useFlow();
  const store = useForm();
  const isLoaded = useTextStore().has(leaving);
  const [sheet, setSheet] = useState<'closed' | 'open'>('closed');
  useEffect(() => {
    void loadSheet(); // preloaded, so that it opens offline too
  }, []);
  const pause = useCallback(async (): Promise<PauseResult> => {
    const unsent = await store.slots.settle();
    await leave(runtime);
    return { answers: await runtime.answers.whereAnswersAre(), files: unsent.length > 0 ? 'missing' : 'sent' };
  }, [store, leave, runtime]);
  if (!isLoaded || flow.home === handOffPath) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="group -my-3 min-h-target min-w-target cursor-pointer border-0 bg-transparent p-0 text-end font-semibold text-accent text-caption outline-none hover:underline"
        onClick={() => setSheet('open')}
      >
        {/* The button is taller than its line, so the ring goes around the words and clears the line below. */}
        <span className="rounded-control outline-focus group-focus-visible:outline-2 group-focus-visible:outline-offset-1">
          {t('action')}
        </span>
      </button>
      {sheet === 'open' ? (
        <Suspense fallback={null}>
          <LeaveSheet pause={pause} onClose={() => setSheet('closed')} />
        </Suspense>
      ) : null}
    </>
  );
}

const loadSheet = retryImport(() => import('./leave-sheet.tsx'));
const LeaveSheet = lazy(loadSheet);
