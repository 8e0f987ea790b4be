/**
 * The kind of document that fits the frame. `passport`: a photo page with a machine-readable zone. `id-card`: one side
 * of a card. `id-card-zone`: the back of a card with a machine-readable zone. `page`: an A4 page.
 */
export type DocumentFrame = 'passport' | 'id-card' | 'id-card-zone' | 'page';

/**
 * The size of a document in millimetres. `zone` is the machine-readable zone at the lower edge: its height in
 * millimetres and its number of lines.
 */
type Format = { readonly width: number; readonly height: number; readonly zone?: { height: number; lines: number } };

/**
 * The sizes by kind of document: ID-3 and ID-1 of ISO/IEC 7810, and A4 of ISO 216. The zone is 23.2 mm high in both ID
 * formats (ICAO 9303, part 4, 4.2.2 and part 5, 4.2.2).
 */
export const documentFormats: Readonly<Record<DocumentFrame, Format>> = {
  passport: { width: 125, height: 88, zone: { height: 23.2, lines: 2 } },
  'id-card': { width: 85.6, height: 53.98 },
  'id-card-zone': { width: 85.6, height: 53.98, zone: { height: 23.2, lines: 3 } },
  page: { width: 210, height: 297 },
};

/** A width and height. The unit depends on the function: CSS pixels, or pixels of a video or photo. */
export type Size = { readonly width: number; readonly height: number };
/** A rectangle with its upper left corner at `x`, `y`. */
export type Rectangle = Size & { readonly x: number; readonly y: number };

/**
 * The minimum gap around the frame in CSS pixels, in which the user sees the edges of the document and the background.
 */
const LEAST_GAP = 14;
const GAP = 0.04;

/** Returns the largest centred frame that fits a stage, in CSS pixels. */
export function fitFrame(stage: Size, frame: DocumentFrame): Rectangle {
  const shape = documentFormats[frame].width / documentFormats[frame].height;
  const gap = Math.max(LEAST_GAP, GAP * Math.min(stage.width, stage.height));
  const width = Math.max(1, Math.min(stage.width - 2 * gap, (stage.height - 2 * gap) * shape));
  const height = width / shape;
  return { x: (stage.width - width) / 2, y: (stage.height - height) / 2, width, height };
}

/**
 * The margin of the uploaded photo around the frame, as a share of the width of the frame. It keeps the corners of the
 * document in the photo.
 */
export const PHOTO_MARGIN = 0.06;

/** Returns the rectangle with a margin on each side. `share` is a share of the width. */
export function addMargin({ x, y, width, height }: Rectangle, share: number): Rectangle {
  const margin = width * share;
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/**
 * Converts a rectangle of the stage to a rectangle of the video. The video fills the stage with `object-fit: cover`.
 */
export function toVideoRectangle(part: Rectangle, stage: Size, video: Size): Rectangle {
  const scale = Math.max(stage.width / video.width, stage.height / video.height);
  const left = (stage.width - video.width * scale) / 2;
  const top = (stage.height - video.height * scale) / 2;
  return within(
    { x: (part.x - left) / scale, y: (part.y - top) / scale, width: part.width / scale, height: part.height / scale },
    video,
  );
}

/**
 * Converts a rectangle of the video to a rectangle of the photo. A video shows the middle of the sensor's image; a
 * photo may include more at the top and bottom, or at the sides.
 */
export function toPhotoRectangle(part: Rectangle, video: Size, photo: Size): Rectangle {
  const scale = Math.min(photo.width / video.width, photo.height / video.height);
  const left = (photo.width - video.width * scale) / 2;
  const top = (photo.height - video.height * scale) / 2;
  return within(
    { x: left + part.x * scale, y: top + part.y * scale, width: part.width * scale, height: part.height * scale },
    photo,
  );
}

function within({ x, y, width, height }: Rectangle, bounds: Size): Rectangle {
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  return {
    x: left,
    y: top,
    width: Math.min(bounds.width, x + width) - left,
    height: Math.min(bounds.height, y + height) - top,
  };
}
