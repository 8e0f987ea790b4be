import type { TextStore } from '@quayside/i18n/text-store';
import type { FlowRuntime } from '../flow-runtime/flow-runtime.ts';
import { loadReplyRule } from '../flow-runtime/reply-rule.ts';
import { lazyPart } from '../lazy-part.tsx';

/** Renders the progress of a step. Its code loads with the application, after the first screen is usable. */
export const KnownProgress = lazyPart(() => import('./known-progress.tsx'));

/** Renders the reason of a rejection. Its code loads on demand, because few customers see it. */
export const ReasonWords = lazyPart(() => import('./reason-words.tsx'));

/** Renders a reviewer's question with a field for the reply. Its code loads on demand, because few customers are asked for more. */
export const ReplyPart = lazyPart(async () => {
  const [part] = await Promise.all([import('./reply-part.tsx'), loadReplyRule()]);
  return part;
});

/**
 * Loads the parts of a step outside its own chunk: the progress and, after a rejection, the reason. A host awaits this before it shows a step after another
 * page, so that no late part moves a control while the customer presses it.
 */
export async function prepareStep(texts: TextStore, runtime: FlowRuntime, step: string): Promise<void> {
  const isSentBack = runtime.answers.requirementOf(step)?.status === 'rejected';
  const hasQuestion = runtime.answers.getReviewQuestion(step) !== undefined;
  // The texts are imported here, because no first screen has them. If they fail to load, English is shown.
  const loadWords = async () => {
    await texts.load((await import('@quayside/i18n/internals/text/leaving')).leaving);
    if (isSentBack || hasQuestion) await texts.load((await import('@quayside/i18n/internals/text/reasons')).reasons);
  };
  await Promise.all([
    KnownProgress.prepare(),
    isSentBack ? ReasonWords.prepare() : undefined,
    hasQuestion ? ReplyPart.prepare() : undefined,
    loadWords().catch(() => undefined),
  ]);
}
