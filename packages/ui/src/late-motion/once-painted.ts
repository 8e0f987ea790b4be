/**
 * Pauses an animation until the content that it reveals has been painted, which takes two frames. Otherwise an
 * animation of 120 ms would end before the first frame of a page that is slow to paint.
 */
export function oncePainted(animation: Animation): Animation {
  animation.pause();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (animation.playState === 'paused') animation.play();
    }),
  );
  return animation;
}
