import { type RefObject, useEffect, useState } from 'react';
import type { FaceDetector, FramePart, OpenFaceDetector, SeenFace } from '../face-detector/face-detector.ts';
import { inspectImage } from '../image-intake/image-intake.ts';
import { type CameraFrame, shapes, visiblePart } from './camera-stream.ts';
import { type FaceAdvice, faceAdvice } from './face-advice.ts';

/** What a live picture can be told; its size cannot be changed by holding it otherwise. */
export type LiveAdvice = 'too-dark' | 'too-bright' | 'glare' | 'blurred' | FaceAdvice | 'good';

/** Often enough to follow a hand, seldom enough for a slow phone: one look takes the page 3-9 ms. */
const LOOK_EVERY_MS = 500;
/** Hints that come later than this are about a picture that is gone: from then on light and sharpness alone are told. */
const SLOWEST_LOOK_MS = 2_000;

type Watched = {
  readonly frame: CameraFrame;
  readonly state: 'watching' | 'resting';
  readonly openFaces?: OpenFaceDetector | undefined;
};

/** What could be better about the picture now. Changes only when two looks in a row agree, so that it does not flicker. */
export function useLiveAdvice(
  video: RefObject<HTMLVideoElement | null>,
  { frame, state, openFaces }: Watched,
): LiveAdvice | undefined {
  const [advice, setAdvice] = useState<LiveAdvice>();
  useEffect(() => {
    if (state === 'resting') return;
    const faces = openFaces && watchFaces(openFaces);
    let before: LiveAdvice | undefined;
    let looking: 'no' | 'yes' | 'over' = 'no';
    const look = async () => {
      const element = video.current;
      if (!element || element.videoWidth === 0 || looking !== 'no') return;
      looking = 'yes';
      const seen = await faces?.look(element, visiblePart(sizeOf(element), shapes[frame]));
      if (looking !== 'yes') return; // left meanwhile
      looking = 'no';
      const now = lightAdvice(element, seen);
      if (now === before) setAdvice(now);
      before = now;
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      looking = 'over';
      clearInterval(timer);
      faces?.close();
    };
  }, [video, state, frame, openFaces]);
  return state === 'watching' ? advice : undefined;
}

/** Light first, for nothing can be found in the dark; then the face; then what holding still mends. */
function lightAdvice(element: HTMLVideoElement, seen: FaceAdvice | undefined): LiveAdvice {
  const { advice } = inspectImage(element);
  const light = advice.find((each) => each === 'too-dark' || each === 'too-bright');
  return light ?? seen ?? advice.find((each) => each === 'glare' || each === 'blurred') ?? 'good';
}

const sizeOf = ({ videoWidth, videoHeight }: HTMLVideoElement) => ({ width: videoWidth, height: videoHeight });

/** Hints about the face as long as they can be had in time. The first look waits for the model, so it has no limit, and holds nothing up. */
function watchFaces(open: OpenFaceDetector) {
  let detector: FaceDetector | undefined;
  let before: readonly SeenFace[] | undefined;
  let state: 'loading' | 'ready' | 'none' = 'loading';
  const close = () => {
    state = 'none';
    detector?.close();
  };
  return {
    close,
    async look(element: HTMLVideoElement, part: FramePart): Promise<FaceAdvice | undefined> {
      if (state === 'none') return undefined;
      try {
        if (!detector) {
          detector = open();
          void detector.look(element, part).then(() => (state = state === 'loading' ? 'ready' : state), close);
        }
        if (state === 'loading') return undefined;
        const faces = await withTimeout(detector.look(element, part));
        const advice = faceAdvice(faces, before);
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
    timer = setTimeout(() => reject(new DOMException('The look took too long.', 'TimeoutError')), SLOWEST_LOOK_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
