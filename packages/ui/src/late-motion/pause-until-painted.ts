/**
 * Pauses an animation for two frames, until the browser has painted the content below it, and returns the animation.
 * Otherwise an animation of 120 ms would end before the first frame of a page that is slow to paint.
 */
export function pauseUntilPainted(animation: Animation): Animation {
  animation.pause();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (animation.playState === 'paused') animation.play();
    }),
  );
  return animation;
}
