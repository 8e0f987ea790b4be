import { IntakeError } from '../image-intake/intake-error.ts';

/** The subject of a photo: a face in an oval (front camera) or a card in a frame (rear camera). */
export type CameraFrame = 'face' | 'card';

/**
 * The reason why there is no picture. `denied`: the user or the browser refused permission. `missing`: there is no
 * camera, or the page has no HTTPS. `failed`: the camera could not start, for example because another app uses it.
 * `stopped`: the preview was interrupted.
 */
export type CameraProblem = 'denied' | 'missing' | 'failed' | 'stopped';

/**
 * A function that opens a camera, like `getUserMedia`, and rejects with the same `DOMException`. Native shells and
 * tests can pass their implementation.
 */
export type OpenCamera = (constraints: MediaStreamConstraints) => Promise<MediaStream>;

/**
 * Opens a camera with `getUserMedia`. Rejects with `NotFoundError` if the browser has no camera API, as on pages
 * without HTTPS and in some WebViews.
 */
export const browserCamera: OpenCamera = (constraints) => {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  return devices
    ? devices.getUserMedia(constraints)
    : Promise.reject(new DOMException('No camera API', 'NotFoundError'));
};

/**
 * Returns the constraints for `getUserMedia`, with a high resolution, because text on a card is not legible at the
 * default of 640 × 480.
 */
export const getCameraConstraints = (frame: CameraFrame): MediaStreamConstraints => ({
  audio: false,
  video: { facingMode: frame === 'face' ? 'user' : 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
});

/**
 * Converts an error of `getUserMedia` to a problem (W3C Media Capture and Streams, 10.2.2). Unknown errors become
 * `failed`.
 */
export function toCameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}

/** The time in milliseconds for which a stream may be muted. After that, the preview counts as interrupted. */
const MUTED_MS = 3_000;

/**
 * Calls `lost` when the stream ends or stays muted. Does not call it for a track that this page stops, because such a
 * track fires no event.
 */
export function watchStream(stream: MediaStream, lost: () => void): void {
  const track = stream.getVideoTracks()[0];
  track?.addEventListener('ended', lost);
  track?.addEventListener('mute', () => {
    setTimeout(() => track.muted && track.readyState === 'live' && lost(), MUTED_MS);
  });
}

/** Stops all tracks of a stream. Does nothing without a stream. */
export function stopStream(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** The aspect ratio (width / height) of the preview and the photo, by subject. */
export const aspectRatios: Readonly<Record<CameraFrame, number>> = { face: 3 / 4, card: 4 / 3 };

/** A rectangle of a video frame, in pixels. */
export type Crop = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Returns the part of the video that `object-fit: cover` shows in a box with this aspect ratio (width / height). */
export function getVisiblePart(video: { width: number; height: number }, shape: number): Crop {
  const width = Math.min(video.width, video.height * shape);
  const height = width / shape;
  return { x: (video.width - width) / 2, y: (video.height - height) / 2, width, height };
}

/**
 * Returns the visible part of the video as a JPEG. Unlike the preview, the photo is not mirrored, so that text stays
 * readable. Rejects with `IntakeError` if the picture is empty.
 */
export async function takeSnapshot(video: HTMLVideoElement, shape: number): Promise<Blob> {
  const part = getVisiblePart({ width: video.videoWidth, height: video.videoHeight }, shape);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(part.width);
  canvas.height = Math.round(part.height);
  const context = canvas.getContext('2d');
  context?.drawImage(video, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob ? resolve(blob) : reject(new IntakeError('blank', 'The camera returned an empty picture: take it again.')),
      'image/jpeg',
      0.95,
    );
  });
}
