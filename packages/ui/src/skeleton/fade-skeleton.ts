import { loadMotions, motions } from '../late-motion/late-motion.ts';

/** A ref for a skeleton, which fades over the content that takes its place. */
export const fadeSkeleton = (skeleton: HTMLElement | null) => {
  if (skeleton?.offsetHeight) void loadMotions();
  return () => {
    if (skeleton) motions.fadeOverContent?.(skeleton);
  };
};
