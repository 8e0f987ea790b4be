import type { TextStore } from '@quayside/i18n/text-store';
import type { FlowRuntime } from '../flow-runtime/flow-runtime.ts';
import { loadReplyRule } from '../flow-runtime/reply-rule.ts';
import { lazyPart } from '../lazy-part.tsx';

/** Loaded with the application, after the first screen is usable. */
export const KnownProgress = lazyPart(() => import('./known-progress.tsx'));

/** Loaded on demand, because few customers see it. */
export const ReasonWords = lazyPart(() => import('./reason-words.tsx'));

/** Loaded on demand, because few customers are asked for more. */
export const ReplyPart = lazyPart(async () => {
  const [part] = await Promise.all([import('./reply-part.tsx'), loadReplyRule()]);
  return part;
});

/**
 * Loads what a step shows in addition to its own chunk: the progress and, for a step that was sent back, the reason. A host awaits it before it shows a step
 * after another page, so that nothing loads later and moves a control under the finger.
 */
export async function prepareStep(texts: TextStore, runtime: FlowRuntime, step: string): Promise<void> {
  const isSentBack = runtime.answers.requirementOf(step)?.status === 'rejected';
  const hasQuestion = runtime.answers.questionOf(step) !== undefined;
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
