/** Which camera, and what it looks at: a face in an oval, or a document in a frame. */
export type CameraFrame = 'face' | 'card';

/** Why there is no picture: refused, none there (or a page without https), in use by another app, or taken away while it ran. */
export type CameraTrouble = 'denied' | 'missing' | 'failed' | 'stopped';

/** Asks for a camera as `getUserMedia` does; rejects with its DOMException. A native shell or a test brings its own. */
export type OpenCamera = (constraints: MediaStreamConstraints) => Promise<MediaStream>;

/** The browser's own. Absent on pages without https, and in WebViews whose app does not offer the camera. */
export const browserCamera: OpenCamera = (constraints) => {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  return devices
    ? devices.getUserMedia(constraints)
    : Promise.reject(new DOMException('No camera API', 'NotFoundError'));
};

/** As sharp as the device has it: a card's print needs more than the 640 × 480 that browsers give unasked. */
export const constraintsOf = (frame: CameraFrame): MediaStreamConstraints => ({
  audio: false,
  video: { facingMode: frame === 'face' ? 'user' : 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
});

/** The names of W3C Media Capture and Streams, 10.2.2 (getUserMedia). */
export function troubleOf(error: unknown): CameraTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}

/** A camera that sends nothing for so long was taken by another app; what passes sooner was a stutter. */
const MUTED_MS = 3_000;

/** Calls `lost` once when the picture ends or freezes. A track that is stopped here tells nobody. */
export function watchStream(stream: MediaStream, lost: () => void): void {
  const track = stream.getVideoTracks()[0];
  track?.addEventListener('ended', lost);
  track?.addEventListener('mute', () => {
    setTimeout(() => track.muted && track.readyState === 'live' && lost(), MUTED_MS);
  });
}

export function stopStream(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Width to height of what is shown and taken. */
export const shapes: Readonly<Record<CameraFrame, number>> = { face: 3 / 4, card: 4 / 3 };

export type Crop = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The part of a video that a box of `shape` shows when it covers it (CSS object-fit: cover): what was seen is what is taken. */
export function visiblePart(video: { width: number; height: number }, shape: number): Crop {
  const width = Math.min(video.width, video.height * shape);
  const height = width / shape;
  return { x: (video.width - width) / 2, y: (video.height - height) / 2, width, height };
}
