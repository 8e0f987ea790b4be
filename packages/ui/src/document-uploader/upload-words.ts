import type { KeyOf, Translate } from '@quayside/i18n/define-text';
import type { uiDocuments } from '@quayside/i18n/text/ui-documents';
import type { Accepted } from '../image-intake/image-intake.ts';
import { adviceKeys, intakeProblem } from '../image-intake/intake-words.ts';
import type { UploadProblem, UploadStep } from './use-upload.ts';

type Words = Translate<KeyOf<typeof uiDocuments>>;

export type ProblemWords = { text: string; help?: string };

/** What happened and what to do. `ofUpload` may know better why the server did not take the file. */
export function problemWords(
  t: Words,
  problem: UploadProblem,
  accept: Accepted,
  ofUpload: ((error: unknown) => string | undefined) | undefined,
): ProblemWords {
  switch (problem.what) {
    case 'file':
      return intakeProblem(t, problem.error, accept);
    case 'same-file':
      return { text: t('sameFile', { label: problem.label }) };
    case 'upload':
      return { text: ofUpload?.(problem.error) ?? t('uploadFailed') };
    case 'stopped':
      return { text: t('stopped') };
  }
}

/** What is said politely when a slot changes. Progress is not: a percentage a second would drown everything else. */
export function statusWords(t: Words, step: UploadStep, problem: ProblemWords | undefined): readonly string[] {
  switch (step.word) {
    case 'empty':
      return [];
    case 'reading':
      return [t('reading')];
    case 'advice':
      return [t('adviceTitle'), ...step.taken.advice.map((advice) => t(adviceKeys[advice])), t('retake')];
    case 'uploading':
      return [t('uploading')];
    case 'failed':
      return problem ? [problem.text, problem.help ?? ''] : [];
    case 'done':
      return [t('uploaded')];
  }
}
