import type { KeyOf, Translate } from '@quayside/i18n/define-text';
import type { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { adviceKeysBySubject, getIntakeMessage } from '../image-intake/intake-messages.ts';
import type { CameraFrame, CameraProblem } from './camera-stream.ts';
import type { CameraStep } from './use-camera.ts';
import type { LiveAdvice } from './use-live-advice.ts';

type Key = KeyOf<typeof uiDocuments>;
type Words = Translate<Key>;

/** The keys of the text that explains where to place the face or the card. */
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

/** The keys of the title and the help text for each camera problem. */
export const cameraProblemKeys = {
  denied: ['cameraDenied', 'cameraDeniedHelp'],
  missing: ['cameraMissing', 'cameraMissingHelp'],
  failed: ['cameraFailed', 'cameraFailedHelp'],
  stopped: ['cameraStopped', 'cameraStoppedHelp'],
} as const satisfies Record<CameraProblem, readonly [Key, Key]>;

/**
 * Returns the texts for the live region. All states share one region, because screen readers miss a region that appears
 * together with its text.
 */
export function statusMessages(
  t: Words,
  frame: CameraFrame,
  step: CameraStep,
  advice: LiveAdvice | undefined,
): readonly string[] {
  if ('problem' in step) {
    const { text, help } = getIntakeMessage(t, step.problem, 'image');
    return help ? [text, help] : [text];
  }
  if (step.state === 'taken')
    return [
      t('photoTaken'),
      ...step.taken.advice.map((each) => t(adviceKeysBySubject[frame === 'face' ? 'face' : 'document'][each])),
    ];
  if (step.state === 'asking' || step.state === 'live') return [getHintText(t, frame, step.state, advice)];
  if (step.state === 'taking') return [];
  return cameraProblemKeys[step.state].map((key) => t(key));
}

/** Returns the visible hint: the live advice, or the guide of the frame if there is none. */
export function getHintText(
  t: Words,
  frame: CameraFrame,
  state: 'asking' | 'live',
  advice: LiveAdvice | undefined,
): string {
  if (state === 'asking') return t('cameraAsking');
  return advice ? t(liveKeys[advice]) : t(guideKeys[frame]);
}
