import { IntakeError } from '../image-intake/image-intake.ts';
import { photoPart, type Rectangle, type Size } from './document-frame.ts';

/** A camera that takes photos at the full resolution of its sensor (W3C MediaStream Image Capture). */
type PhotoCamera = { takePhoto: () => Promise<Blob> };
type PhotoCameraClass = new (track: MediaStreamTrack) => PhotoCamera;

const photoCameraClass = () => (globalThis as { ImageCapture?: PhotoCameraClass }).ImageCapture;

/** Without photos at full resolution, the video itself must have it. */
export const documentConstraints = (): MediaStreamConstraints => ({
  audio: false,
  video: {
    facingMode: 'environment',
    ...(photoCameraClass()
      ? { width: { ideal: 1920 }, height: { ideal: 1080 } }
      : { width: { ideal: 3840 }, height: { ideal: 2160 } }),
  },
});

/** In milliseconds. Phones focus and expose in 0.5 to 2 s. */
const PHOTO_TIMEOUT = 4_000;

/** Returns a part of the video as JPEG: from a photo at full resolution if the camera takes one, else from the video. */
export async function takeStill(video: HTMLVideoElement, track: MediaStreamTrack | undefined, part: Rectangle) {
  const size = { width: video.videoWidth, height: video.videoHeight };
  const photo = track && (await fullPhoto(track));
  try {
    return photo && isBetter(photo, size)
      ? await jpegOf(photo, photoPart(part, size, photo))
      : await jpegOf(video, part);
  } finally {
    photo?.close();
  }
}

/** A photo in another orientation than the video comes from a driver that ignores the rotation of the phone. */
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
    return undefined; // The video has the picture too.
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
