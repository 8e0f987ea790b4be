/**
 * The document in the frame. `passport`: a photo page with its machine-readable zone. `id-card`: one side of a card.
 * `id-card-zone`: a back with a machine-readable zone. `page`: an A4 page.
 */
export type DocumentFrame = 'passport' | 'id-card' | 'id-card-zone' | 'page';

/** Sizes in millimetres. `zone` is the height of the machine-readable zone at the lower edge, and its lines. */
type Format = { readonly width: number; readonly height: number; readonly zone?: { height: number; lines: number } };

/**
 * ID-3 and ID-1 of ISO/IEC 7810, A4 of ISO 216. The zone is 23.2 mm high in both (ICAO 9303, part 4, 4.2.2 and part 5,
 * 4.2.2).
 */
export const formats: Readonly<Record<DocumentFrame, Format>> = {
  passport: { width: 125, height: 88, zone: { height: 23.2, lines: 2 } },
  'id-card': { width: 85.6, height: 53.98 },
  'id-card-zone': { width: 85.6, height: 53.98, zone: { height: 23.2, lines: 3 } },
  page: { width: 210, height: 297 },
};

export type Size = { readonly width: number; readonly height: number };
export type Rectangle = Size & { readonly x: number; readonly y: number };

/** In pixels of the screen, so that the hand sees the edges of the document and the table around it. */
const LEAST_GAP = 14;
const GAP = 0.04;

/** Returns the largest centred frame of a document on a stage. */
export function frameOn(stage: Size, frame: DocumentFrame): Rectangle {
  const shape = formats[frame].width / formats[frame].height;
  const gap = Math.max(LEAST_GAP, GAP * Math.min(stage.width, stage.height));
  const width = Math.max(1, Math.min(stage.width - 2 * gap, (stage.height - 2 * gap) * shape));
  const height = width / shape;
  return { x: (stage.width - width) / 2, y: (stage.height - height) / 2, width, height };
}

/** The uploaded photo shows this much around the frame, as a share of the frame's width, so that no corner is cut off. */
export const PHOTO_MARGIN = 0.06;

/** Adds a margin to each side, given as a share of the width. */
export function withMargin({ x, y, width, height }: Rectangle, share: number): Rectangle {
  const margin = width * share;
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** Returns the part of a video below a rectangle of the stage, which the video covers (`object-fit: cover`). */
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
 * Returns the same part of a photo. A video shows the middle of what the camera's sensor sees; a photo may show more
 * above and below, or at the sides.
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
