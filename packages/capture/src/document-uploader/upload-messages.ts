import type { KeyOf, Translate } from '@quayside/i18n/define-text';
import type { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import type { AcceptedFiles } from '../image-intake/image-intake.ts';
import { getAdviceMessage, getIntakeMessage } from '../image-intake/intake-messages.ts';
import type { UploadProblem, UploadStep } from './use-upload.ts';

type Words = Translate<KeyOf<typeof uiDocuments>>;

/** The message for a problem and, for some problems, how to solve it (`help`). */
export type ProblemText = { text: string; help?: string };

/** Returns the message for a problem. `ofUpload` can replace the general message about a failed upload. */
export function problemMessage(
  t: Words,
  problem: UploadProblem,
  accept: AcceptedFiles,
  ofUpload: ((error: unknown) => string | undefined) | undefined,
): ProblemText {
  switch (problem.type) {
    case 'file':
      return getIntakeMessage(t, problem.error, accept);
    case 'same-file':
      return { text: t('sameFile', { label: problem.label }) };
    case 'upload':
      return { text: ofUpload?.(problem.error) ?? t('uploadFailed') };
    case 'stopped':
      return { text: t('stopped') };
  }
}

/**
 * Returns the texts for the live region, without the progress, because frequent percentages would hide other
 * announcements.
 */
export function statusMessages(t: Words, step: UploadStep, problem: ProblemText | undefined): readonly string[] {
  switch (step.state) {
    case 'empty':
    case 'refused':
      return [];
    case 'reading':
      return [t('reading')];
    case 'advice': {
      const { title, texts } = getAdviceMessage(t, step.taken.advice);
      return [title, ...texts];
    }
    case 'uploading':
      return [t('uploading')];
    case 'failed':
      return problem ? [problem.text, problem.help ?? ''] : [];
    case 'unread':
      return [t('unread')];
    case 'done':
      return [t('uploaded')];
  }
}
