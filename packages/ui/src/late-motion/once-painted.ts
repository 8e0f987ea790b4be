/**
 * Holds an animation at its start until what it reveals has been painted. Two frames: the second one is asked for once the first is on the screen. Otherwise an
 * animation of 120 ms would be over before the first frame of a page that takes long to paint.
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
