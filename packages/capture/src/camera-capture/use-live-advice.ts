import { type RefObject, useEffect, useState } from 'react';
import type { DetectedFace, FaceDetector, FramePart, OpenFaceDetector } from '../face-detector/face-detector.ts';
import { inspectImage } from '../image-intake/image-intake.ts';
import { aspectRatios, type CameraFrame, getVisiblePart } from './camera-stream.ts';
import { type FaceAdvice, getFaceAdvice } from './face-advice.ts';

/**
 * Advice about the live picture, or `good` if there is none. Image size is not checked, because the user cannot change
 * it.
 */
export type LiveAdvice = 'too-dark' | 'too-bright' | 'glare' | 'blurred' | FaceAdvice | 'good';

/**
 * The interval of checks in milliseconds. A check blocks the main thread for 3 to 9 ms, so slow phones can run two
 * checks per second.
 */
const CHECK_EVERY_MS = 500;
/**
 * The time limit of a face check in milliseconds. A slower check describes an outdated frame. After one, hints cover
 * only light and sharpness.
 */
const SLOWEST_CHECK_MS = 2_000;

type WatchOptions = {
  readonly frame: CameraFrame;
  readonly state: 'watching' | 'resting';
  readonly openFaces?: OpenFaceDetector | undefined;
};

/**
 * Returns advice about the current picture, or undefined while `state` is `resting`. The advice changes only when two
 * consecutive checks agree, so that it does not flicker.
 */
export function useLiveAdvice(
  video: RefObject<HTMLVideoElement | null>,
  { frame, state, openFaces }: WatchOptions,
): LiveAdvice | undefined {
  const [advice, setAdvice] = useState<LiveAdvice>();
  useEffect(() => {
    if (state === 'resting') return;
    const faces = openFaces && createFaceCheck(openFaces);
    let before: LiveAdvice | undefined;
    let running: 'no' | 'yes' | 'over' = 'no';
    const check = async () => {
      const element = video.current;
      if (!element || element.videoWidth === 0 || running !== 'no') return;
      running = 'yes';
      const seen = await faces?.check(element, getVisiblePart(getVideoSize(element), aspectRatios[frame]));
      if (running !== 'yes') return; // the effect was cleaned up while the detector ran
      running = 'no';
      const now = getMostImportantAdvice(element, seen);
      if (now === before) setAdvice(now);
      before = now;
    };
    const timer = setInterval(() => void check(), CHECK_EVERY_MS);
    return () => {
      running = 'over';
      clearInterval(timer);
      faces?.close();
    };
  }, [video, state, frame, openFaces]);
  return state === 'watching' ? advice : undefined;
}

/**
 * Returns the most important advice. Light comes first, because dark pictures hide faces. Glare and blur come last,
 * because a steady hand reduces blur.
 */
function getMostImportantAdvice(element: HTMLVideoElement, seen: FaceAdvice | undefined): LiveAdvice {
  const { advice } = inspectImage(element);
  const light = advice.find((each) => each === 'too-dark' || each === 'too-bright');
  return light ?? seen ?? advice.find((each) => each === 'glare' || each === 'blurred') ?? 'good';
}

const getVideoSize = ({ videoWidth, videoHeight }: HTMLVideoElement) => ({ width: videoWidth, height: videoHeight });

/**
 * Creates a face check that works until one check fails or takes too long. The first check loads the model, so it has
 * no time limit; other checks do not wait for it.
 */
function createFaceCheck(open: OpenFaceDetector) {
  let detector: FaceDetector | undefined;
  let before: readonly DetectedFace[] | undefined;
  let state: 'loading' | 'ready' | 'none' = 'loading';
  const close = () => {
    state = 'none';
    detector?.close();
  };
  return {
    close,
    async check(element: HTMLVideoElement, part: FramePart): Promise<FaceAdvice | undefined> {
      if (state === 'none') return undefined;
      try {
        if (!detector) {
          detector = open();
          void detector.detect(element, part).then(() => (state = state === 'loading' ? 'ready' : state), close);
        }
        if (state === 'loading') return undefined;
        const faces = await withTimeout(detector.detect(element, part));
        const advice = getFaceAdvice(faces, before);
        before = faces;
        return advice;
      } catch {
        close();
        return undefined;
      }
    },
  };
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('The face detection took too long.', 'TimeoutError')),
      SLOWEST_CHECK_MS,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
