import { loadMotions } from '../late-motion/load-motions.ts';

let fade: ((skeleton: HTMLElement) => void) | undefined;

/** A ref callback for a skeleton. On unmount, the skeleton fades out over the content that replaces it. */
export const fadeSkeleton = (skeleton: HTMLElement | null) => {
  if (skeleton?.offsetHeight)
    void loadMotions().then((late) => {
      fade = late?.fadeOverContent;
    });
  return () => {
    if (skeleton) fade?.(skeleton);
  };
};
