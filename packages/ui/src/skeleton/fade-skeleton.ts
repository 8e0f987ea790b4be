import { loadMotions } from '../late-motion/load-motions.ts';

let fade: ((skeleton: HTMLElement) => void) | undefined;

/** A ref for a skeleton, which fades over the content that takes its place. */
export const fadeSkeleton = (skeleton: HTMLElement | null) => {
  if (skeleton?.offsetHeight)
    void loadMotions().then((late) => {
      fade = late?.fadeOverContent;
    });
  return () => {
    if (skeleton) fade?.(skeleton);
  };
};
