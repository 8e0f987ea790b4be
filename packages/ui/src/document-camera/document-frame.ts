/**
 * The document that the frame fits. `passport`: a photo page with a machine-readable zone. `id-card`: one side of a
 * card. `id-card-zone`: the back of a card with a machine-readable zone. `page`: an A4 page.
 */
export type DocumentFrame = 'passport' | 'id-card' | 'id-card-zone' | 'page';

/**
 * Sizes in millimetres. `zone` describes the machine-readable zone at the lower edge: its height and number of lines.
 */
type Format = { readonly width: number; readonly height: number; readonly zone?: { height: number; lines: number } };

/**
 * The formats ID-3 and ID-1 of ISO/IEC 7810 and A4 of ISO 216. The zone is 23.2 mm high in both ID formats (ICAO 9303,
 * part 4, 4.2.2 and part 5, 4.2.2).
 */
export const formats: Readonly<Record<DocumentFrame, Format>> = {
  passport: { width: 125, height: 88, zone: { height: 23.2, lines: 2 } },
  'id-card': { width: 85.6, height: 53.98 },
  'id-card-zone': { width: 85.6, height: 53.98, zone: { height: 23.2, lines: 3 } },
  page: { width: 210, height: 297 },
};

export type Size = { readonly width: number; readonly height: number };
export type Rectangle = Size & { readonly x: number; readonly y: number };

/**
 * The minimum gap around the frame in CSS pixels, so that the user sees the edges of the document and the background.
 */
const LEAST_GAP = 14;
const GAP = 0.04;

/** Returns the largest centred frame for a document on a stage. */
export function frameOn(stage: Size, frame: DocumentFrame): Rectangle {
  const shape = formats[frame].width / formats[frame].height;
  const gap = Math.max(LEAST_GAP, GAP * Math.min(stage.width, stage.height));
  const width = Math.max(1, Math.min(stage.width - 2 * gap, (stage.height - 2 * gap) * shape));
  const height = width / shape;
  return { x: (stage.width - width) / 2, y: (stage.height - height) / 2, width, height };
}

/**
 * The margin that the uploaded photo includes around the frame, as a share of the width of the frame, so that no corner
 * is cut off.
 */
export const PHOTO_MARGIN = 0.06;

/** Adds a margin to each side. `share` is a share of the width. */
export function withMargin({ x, y, width, height }: Rectangle, share: number): Rectangle {
  const margin = width * share;
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** Returns the part of a video below a rectangle of the stage. The video fills the stage with `object-fit: cover`. */
export function videoPart(part: Rectangle, stage: Size, video: Size): Rectangle {
  const scale = Math.max(stage.width / video.width, stage.height / video.height);
  const left = (stage.width - video.width * scale) / 2;
  const top = (stage.height - video.height * scale) / 2;
  return within(
    { x: (part.x - left) / scale, y: (part.y - top) / scale, width: part.width / scale, height: part.height / scale },
    video,
  );
}

/**
 * Returns the part of a photo that shows `part` of the video. A video shows the middle of the sensor's image; a photo
 * may include more at the top and bottom, or at the sides.
 */
export function photoPart(part: Rectangle, video: Size, photo: Size): Rectangle {
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
