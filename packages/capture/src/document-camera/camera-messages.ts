import type { KeyOf, Translate } from '@quayside/i18n/define-text';
import type { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { cameraProblemKeys } from '../camera-capture/camera-messages.ts';
import type { CameraStep } from '../camera-capture/use-camera.ts';
import { adviceKeysBySubject, getIntakeMessage } from '../image-intake/intake-messages.ts';
import type { DocumentAdvice } from './document-advice.ts';
import type { DocumentFrame } from './document-frame.ts';
import type { DocumentWatch } from './use-document-watch.ts';

type Key = KeyOf<typeof uiDocuments>;
type Words = Translate<Key>;

const guideKeys = {
  passport: 'guidePassport',
  'id-card': 'guideCard',
  'id-card-zone': 'guideCardZone',
  page: 'guidePage',
} as const satisfies Record<DocumentFrame, Key>;

const adviceWords = {
  'too-dark': 'liveTooDark',
  'too-bright': 'liveTooBright',
  glare: 'liveGlare',
  blurred: 'liveBlurred',
  'too-far': 'documentTooFar',
  'too-near': 'documentTooNear',
  outside: 'documentOutside',
  'no-zone': 'documentNoZone',
  moving: 'liveMoving',
  good: 'liveGood',
} as const satisfies Record<Exclude<DocumentAdvice, 'no-document'>, Key>;

/** Returns the hint over the preview. If no document is visible, this is the instruction for the frame. */
export function getDocumentHint(
  t: Words,
  frame: DocumentFrame,
  step: CameraStep,
  { advice, release }: DocumentWatch,
): string {
  if (step.state === 'asking') return t('cameraAsking');
  if (step.state === 'taking') return t('documentTaking');
  if (release === 'holding') return t('documentHold');
  return advice && advice !== 'no-document' ? t(adviceWords[advice]) : t(guideKeys[frame]);
}

/**
 * Returns the texts for the live region. `hint` must be debounced, so that a screen reader can finish each sentence.
 */
export function getAnnouncements(
  t: Words,
  step: CameraStep,
  hint: string,
  by: 'hand' | 'automatic',
): readonly string[] {
  if (step.state === 'asking' || step.state === 'taking') return [hint];
  if (step.state === 'taken') {
    const taken = t(by === 'automatic' ? 'photoTakenAutomatically' : 'photoTaken');
    return [taken, ...step.taken.advice.map((each) => t(adviceKeysBySubject.document[each]))];
  }
  if ('problem' in step) {
    const { text, help } = getIntakeMessage(t, step.problem, 'image');
    return help ? [text, help] : [text];
  }
  return step.state === 'live' ? [hint] : cameraProblemKeys[step.state].map((key) => t(key));
}
