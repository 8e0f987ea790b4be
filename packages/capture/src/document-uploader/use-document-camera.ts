import { useStableCallback } from '@quayside/ui/internals/field/use-stable-callback';
import { createLazyPanel } from '@quayside/ui/internals/picker/use-sheet-button';
import { useEffect, useState } from 'react';
import type { OpenCamera } from '../camera-capture/camera-capture.tsx';
import type { DocumentFrame } from '../document-camera/document-camera.tsx';

const panel = createLazyPanel(async () => (await import('../document-camera/document-camera.tsx')).DocumentCamera);

export type DocumentCameraOptions = {
  frame: DocumentFrame | undefined;
  openCamera: OpenCamera | undefined;
  /** Whether the camera in the page opens without a press once this is true, if the slot is empty. */
  opensAtOnce: boolean;
  isEmpty: boolean;
  onOpen: (() => void) | undefined;
  /** Opens the camera app of the phone. */
  openSystemCamera: () => void;
};

/**
 * Returns the state of the camera in the page, its component, and functions that open and close it. Without a frame or
 * a camera API, or if its code does not load, `takePhoto` opens the camera app instead.
 */
export function useDocumentCamera({
  frame,
  openCamera,
  opensAtOnce,
  isEmpty,
  onOpen,
  openSystemCamera,
}: DocumentCameraOptions) {
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed');
  const openOr = useStableCallback((otherwise?: () => void) => {
    if (!frame || !(openCamera || hasCamera())) return otherwise?.();
    setState('opening');
    onOpen?.();
    panel.load().then(
      () => setState('open'),
      () => {
        setState('closed');
        otherwise?.();
      },
    );
  });
  const openAtOnce = useStableCallback(() => {
    if (isEmpty) openOr();
  });
  useEffect(() => {
    if (opensAtOnce) openAtOnce();
  }, [opensAtOnce, openAtOnce]);
  const takePhoto = () => openOr(openSystemCamera);
  return { state, takePhoto, close: () => setState('closed'), Camera: panel.loaded() };
}

/** Returns whether there is a camera API. Pages without HTTPS and some WebViews have none. */
const hasCamera = (): boolean => {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  return typeof devices?.getUserMedia === 'function';
};
