import { IntakeError } from '../image-intake/image-intake.ts';
import { type Rectangle, type Size, toPhotoRectangle } from './document-frame.ts';

/** A camera that takes photos at the full resolution of its sensor (W3C MediaStream Image Capture). */
type PhotoCamera = { takePhoto: () => Promise<Blob> };
type PhotoCameraClass = new (track: MediaStreamTrack) => PhotoCamera;

const photoCameraClass = () => (globalThis as { ImageCapture?: PhotoCameraClass }).ImageCapture;

/**
 * Returns the constraints for `getUserMedia`, with a high video resolution if the browser cannot take full-resolution
 * photos.
 */
export const documentConstraints = (): MediaStreamConstraints => ({
  audio: false,
  video: {
    facingMode: 'environment',
    ...(photoCameraClass()
      ? { width: { ideal: 1920 }, height: { ideal: 1080 } }
      : { width: { ideal: 3840 }, height: { ideal: 2160 } }),
  },
});

/** The time limit of a full-resolution photo, in milliseconds. Phones need 0.5 to 2 s to focus and expose. */
const PHOTO_TIMEOUT = 4_000;

/**
 * Takes a photo of a part of the video, as a JPEG. Uses full resolution if the camera supports it, otherwise the video
 * frame. Rejects with `IntakeError` if the picture is empty.
 */
export async function takeStill(video: HTMLVideoElement, track: MediaStreamTrack | undefined, part: Rectangle) {
  const size = { width: video.videoWidth, height: video.videoHeight };
  const photo = track && (await fullPhoto(track));
  try {
    return photo && isBetter(photo, size)
      ? await jpegOf(photo, toPhotoRectangle(part, size, photo))
      : await jpegOf(video, part);
  } finally {
    photo?.close();
  }
}

/**
 * Returns whether the photo has more pixels than the video, in the same orientation. Some drivers ignore that the phone
 * was rotated; their photos are not better.
 */
const isBetter = (photo: Size, video: Size): boolean =>
  photo.width * photo.height > video.width * video.height && photo.width > photo.height === video.width > video.height;

async function fullPhoto(track: MediaStreamTrack): Promise<ImageBitmap | undefined> {
  const Camera = photoCameraClass();
  if (!Camera) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PHOTO_TIMEOUT, undefined);
  });
  try {
    const photo = await Promise.race([new Camera(track).takePhoto(), late]);
    return photo && (await createImageBitmap(photo, { imageOrientation: 'from-image' }));
  } catch {
    return undefined; // the caller then uses the video
  } finally {
    clearTimeout(timer);
  }
}

async function jpegOf(source: HTMLVideoElement | ImageBitmap, part: Rectangle): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(part.width);
  canvas.height = Math.round(part.height);
  canvas
    .getContext('2d')
    ?.drawImage(source, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob ? resolve(blob) : reject(new IntakeError('blank', 'The camera returned an empty picture: take it again.')),
      'image/jpeg',
      0.95,
    );
  });
}
