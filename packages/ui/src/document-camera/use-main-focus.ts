import { type RefObject, useEffect } from 'react';
import type { CameraState } from '../camera-capture/use-camera.ts';
import { rootInFocus } from '../dom-root/dom-root.ts';

/**
 * Moves focus to the first action of each state. The shutter takes it only from the dialog itself or from a button that
 * is gone, so that nobody is taken away from a switch.
 */
export function useMainFocus(state: CameraState, main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (state === 'asking' || state === 'taking') return;
    const { activeElement } = rootInFocus();
    const isFree = !activeElement || activeElement === document.body || activeElement.getAttribute('role') === 'dialog';
    if (state !== 'live' || isFree) main.current?.focus({ preventScroll: true });
  }, [state, main]);
}
