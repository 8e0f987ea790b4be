import { type RefObject, useEffect } from 'react';
import type { CameraState } from './use-camera.ts';

/** What is in sight when the camera starts: its shutter, or the words above it, which are read first. */
export type FirstInSight = 'shutter' | 'words';

/** Scrolls the camera into view when it starts, if the screen is too low to show its shutter below the heading. */
export function useShutterInSight(
  section: RefObject<HTMLElement | null>,
  state: CameraState,
  first: FirstInSight,
): void {
  useEffect(() => {
    if (state !== 'live' || first === 'words') return;
    const { top, bottom } = section.current?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    if (top < 0 || bottom > innerHeight) section.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [section, state, first]);
}
