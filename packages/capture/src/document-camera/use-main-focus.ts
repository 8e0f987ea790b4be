import { getFocusedRoot } from '@quayside/ui/internals/dom-root';
import { type RefObject, useEffect } from 'react';
import type { CameraState } from '../camera-capture/use-camera.ts';

/**
 * Moves focus to the main button when the state changes. The shutter gets focus only if no control has it, so that
 * focus stays on a switch that the user pressed.
 */
export function useMainFocus(state: CameraState, main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (state === 'asking' || state === 'taking') return;
    const { activeElement } = getFocusedRoot();
    const isFree = !activeElement || activeElement === document.body || activeElement.getAttribute('role') === 'dialog';
    if (state !== 'live' || isFree) main.current?.focus({ preventScroll: true });
  }, [state, main]);
}
