import { type RefObject, useEffect } from 'react';
import type { CameraState } from './use-camera.ts';

/** The part of the camera that is in view at the start: the shutter, or the text above the preview. */
export type InitialView = 'shutter' | 'words';

/** Scrolls the camera into view when it starts, unless its shutter is already visible or `first` is `words`. */
export function useScrollToShutter(
  section: RefObject<HTMLElement | null>,
  state: CameraState,
  first: InitialView,
): void {
  useEffect(() => {
    if (state !== 'live' || first === 'words') return;
    const { top, bottom } = section.current?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    if (top < 0 || bottom > innerHeight) section.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [section, state, first]);
}
