import type { KeyOf, Translate } from '@quayside/i18n/define-text';
import type { uiDocuments } from '@quayside/i18n/text/ui-documents';
import { adviceKeys, intakeProblem } from '../image-intake/intake-words.ts';
import type { CameraFrame, CameraTrouble } from './camera-stream.ts';
import type { CameraStep } from './use-camera.ts';
import type { LiveAdvice } from './use-live-advice.ts';

type Key = KeyOf<typeof uiDocuments>;
type Words = Translate<Key>;

export const guideKeys = { face: 'guideFace', card: 'guideCard' } as const satisfies Record<CameraFrame, Key>;

const liveKeys = {
  good: 'liveGood',
  'too-dark': 'liveTooDark',
  'too-bright': 'liveTooBright',
  glare: 'liveGlare',
  blurred: 'liveBlurred',
  'no-face': 'liveNoFace',
  'many-faces': 'liveManyFaces',
  'too-far': 'liveTooFar',
  'too-near': 'liveTooNear',
  'off-centre': 'liveOffCentre',
  moving: 'liveMoving',
} as const satisfies Record<LiveAdvice, Key>;

/** The title of a trouble, and what to do about it. */
export const troubleKeys = {
  denied: ['cameraDenied', 'cameraDeniedHelp'],
  missing: ['cameraMissing', 'cameraMissingHelp'],
  failed: ['cameraFailed', 'cameraFailedHelp'],
  stopped: ['cameraStopped', 'cameraStoppedHelp'],
} as const satisfies Record<CameraTrouble, readonly [Key, Key]>;

/** What is said politely; the same words are in sight. One region for all states, as screen readers miss those that come with their words. */
export function statusWords(
  t: Words,
  frame: CameraFrame,
  step: CameraStep,
  advice: LiveAdvice | undefined,
): readonly string[] {
  if ('problem' in step) {
    const { text, help } = intakeProblem(t, step.problem, 'image');
    return help ? [text, help] : [text];
  }
  if (step.word === 'taken') return [t('photoTaken'), ...step.taken.advice.map((each) => t(adviceKeys[each]))];
  if (step.word === 'asking' || step.word === 'live') return [liveWords(t, frame, step.word, advice)];
  return troubleKeys[step.word].map((key) => t(key));
}

/** What stands over the picture. */
export function liveWords(
  t: Words,
  frame: CameraFrame,
  word: 'asking' | 'live',
  advice: LiveAdvice | undefined,
): string {
  if (word === 'asking') return t('cameraAsking');
  return advice ? t(liveKeys[advice]) : t(guideKeys[frame]);
}
