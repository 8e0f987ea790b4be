import type { KeyOf, Translate } from '@quayside/i18n/define-text';
import type { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import type { FileKind } from '@quayside/platform/internals/file-kind';
import { type AcceptedFiles, IntakeError } from './image-intake.ts';
import type { ImageAdvice } from './inspect-image.ts';
import { MAX_FILE_BYTES, MAX_PIXELS } from './limits.ts';

type Words = Translate<KeyOf<typeof uiDocuments>>;

/**
 * Returns the message for a rejected file and, for some reasons, how to solve the problem. Unknown errors count as
 * unreadable files.
 */
export function getIntakeMessage(t: Words, error: unknown, accept: AcceptedFiles): { text: string; help?: string } {
  if (!(error instanceof IntakeError)) return { text: t('intakeUnreadable') };
  switch (error.reason) {
    case 'empty':
      return { text: t('intakeEmpty') };
    case 'too-big':
      return { text: t('intakeTooBig', { size: megabytes }) };
    case 'too-many-pixels':
      return { text: t('intakeTooManyPixels', { megapixels: MAX_PIXELS / 1e6 }) };
    case 'kind':
      return { text: getKindMessage(t, error.kind, accept) };
    case 'unreadable':
      return { text: t('intakeUnreadable') };
    case 'blank':
      return { text: t('intakeBlank') };
    case 'heic':
      return { text: t('intakeHeic'), help: t('intakeHeicHelp') };
  }
}

/** The maximum size of a file in megabytes, for messages. */
export const megabytes = MAX_FILE_BYTES / 1024 / 1024;

const adviceKeys = {
  'too-dark': 'adviceTooDark',
  'too-bright': 'adviceTooBright',
  glare: 'adviceGlare',
  blurred: 'adviceBlurred',
  'too-small': 'adviceTooSmall',
  locked: 'adviceLocked',
} as const satisfies Record<ImageAdvice, KeyOf<typeof uiDocuments>>;

/** The subject of a photo: a document with print that must be readable, or a face. */
export type PhotoSubject = 'document' | 'face';

/** The keys of the texts for each kind of advice about a photo, by subject of the photo. */
export const adviceKeysBySubject = {
  document: adviceKeys,
  face: {
    ...adviceKeys,
    'too-dark': 'adviceFaceTooDark',
    'too-bright': 'adviceFaceTooBright',
    'too-small': 'adviceFaceTooSmall',
  },
} as const satisfies Record<PhotoSubject, Record<ImageAdvice, KeyOf<typeof uiDocuments>>>;

/** Returns the title and the texts for advice about a file: what may be wrong with it, and what to do. */
export function getAdviceMessage(
  t: Words,
  advice: readonly ImageAdvice[],
  subject: PhotoSubject = 'document',
): { title: string; texts: readonly string[] } {
  const texts = advice.map((each) => t(adviceKeysBySubject[subject][each]));
  if (advice.includes('locked')) return { title: t('lockedTitle'), texts };
  return { title: t('adviceTitle'), texts: [...texts, t('retake')] };
}

/** The names of file formats, the same in every language. */
const kindNames: Partial<Record<FileKind, string>> = {
  avif: 'AVIF',
  gif: 'GIF',
  tiff: 'TIFF',
  bmp: 'BMP',
  svg: 'SVG',
  html: 'HTML',
  zip: 'ZIP',
  pdf: 'PDF',
};

function getKindMessage(t: Words, kind: FileKind | undefined, accept: AcceptedFiles): string {
  if (accept === 'video') return t('intakeKindVideo');
  const name = kind && kindNames[kind];
  if (!name) return t(accept === 'image' ? 'intakeKindUnknownPhoto' : 'intakeKindUnknown');
  return t(accept === 'image' ? 'intakeKindPhoto' : 'intakeKind', { kind: name });
}
