import { type RefObject, useEffect, useState } from 'react';
import { inspectImage } from '../image-intake/image-intake.ts';

/** What a live picture can be told; its size cannot be changed by holding it otherwise. */
export type LiveAdvice = 'too-dark' | 'too-bright' | 'glare' | 'blurred' | 'good';

/** Often enough to follow a hand, seldom enough for a slow phone: one look takes 2-6 ms. */
const LOOK_EVERY_MS = 500;

/** What could be better about the picture now. Changes only when two looks in a row agree, so that it does not flicker. */
export function useLiveAdvice(
  video: RefObject<HTMLVideoElement | null>,
  state: 'watching' | 'resting',
): LiveAdvice | undefined {
  const [advice, setAdvice] = useState<LiveAdvice>();
  useEffect(() => {
    if (state === 'resting') return;
    let before: LiveAdvice | undefined;
    const look = () => {
      const element = video.current;
      if (!element || element.videoWidth === 0) return;
      const now = inspectImage(element).advice.find((each) => each !== 'too-small') ?? 'good';
      if (now === before) setAdvice(now);
      before = now;
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [video, state]);
  return state === 'watching' ? advice : undefined;
}
