/**
 * The maximum size of a file in bytes. Larger files are rejected before they are read. Phones write 3 to 12 MB (F34).
 */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

/**
 * The maximum number of pixels, checked in the header before decoding. A 48 kB PNG of 400 megapixels takes 7.6 s and
 * 1.6 GB to decode (F31).
 */
export const MAX_PIXELS = 40_000_000;

/**
 * The maximum length of the longer side of a photo, in pixels. An A4 page has 175 dpi at this size, and the canvas
 * stays below the iOS limit of 16,777,216 pixels (F33).
 */
export const LONGEST_SIDE = 2048;

/**
 * The target size of a photo in bytes. Its upload takes 13 s at 750 kbit/s, the slow connection of the performance
 * budget.
 */
export const MAX_RESULT_BYTES = 1_200_000;

/** JPEG qualities in the order in which they are tried. Small print becomes illegible below 0.6. */
export const JPEG_QUALITIES = [0.9, 0.82, 0.74, 0.66, 0.6] as const;

/**
 * Lengths of the longer side in pixels, in the order in which they are tried. The smaller ones are needed if the lowest
 * quality is still too large, for example with noise or foliage.
 */
export const PHOTO_SIDES = [LONGEST_SIDE, 1536, 1152] as const;

/**
 * The time limit for decoding a HEIC file, in milliseconds. A file of 12 megapixels takes 1.1 s, or 4 s on a slow phone
 * (F32).
 */
export const HEIC_TIMEOUT_MS = 20_000;

/** The size in pixels at which pictures are inspected. Thresholds then do not depend on the camera. */
export const SAMPLE_SIZE = { width: 160, height: 120 } as const;

/**
 * The mean luminance, from 0 to 255, below which a picture is too dark. A document in the dark has 43; the same
 * document in good light has 222.
 */
export const DARK_BELOW = 60;
/** The mean luminance, from 0 to 255, above which a picture is too bright. */
export const BRIGHT_ABOVE = 235;

/**
 * The luminance, from 0 to 255, above which a pixel is saturated, as in a reflection or in the white paper of a scan.
 */
export const GLARE_LUMINANCE = 250;

/**
 * The thresholds that distinguish a reflection from paper. Shares are of the picture, distances are in pixels of the
 * sample, luminances from 0 to 255.
 */
export const glareThresholds = {
  /** The minimum share of the picture that a reflection covers. The reflection of a lamp covers 0.06 to 0.26. */
  smallest: 0.02,
  /** The maximum share of the picture that a reflection covers. A larger region is paper. */
  largest: 0.4,
  /**
   * The minimum share of its bounding box that a reflection fills. A disc fills 0.78; the margins of a page fill much
   * less.
   */
  filled: 0.4,
  /**
   * The maximum number of pixels that a reflection encloses, as a share of its area. Print on white paper encloses
   * more.
   */
  holes: 0.05,
  /** The distance of the halo from the reflection, in pixels. `halo` is its minimum luminance. */
  near: 2,
  halo: 150,
  /** The distance at which the document is visible again, in pixels. `document` is its maximum luminance. */
  far: 10,
  document: 235,
} as const;

/** The minimum share of pixels brighter than `PAPER_LUMINANCE` for white paper. The paper must also have print. */
export const PAPER_SHARE = 0.4;
/** The luminance from which a pixel counts as white paper, from 0 to 255. */
export const PAPER_LUMINANCE = 240;

/** The maximum luminance of print on white paper, from 0 to 255, at the size of the sample. */
export const PRINT_LUMINANCE = 215;
/** The minimum share of dark pixels (print) for white paper, from 0 to 1. */
export const PRINT_SHARE = 0.005;

/**
 * The minimum variance of the Laplacian. Camera pictures have 1039 (sharp) and 6 (out of focus). Drawn samples have 418
 * to 1807 (sharp) and 2 to 61 (unreadable). Slightly soft pictures stay above the threshold.
 */
export const BLURRED_BELOW = 100;

/**
 * The minimum longer side of a picture in pixels. An ID card is 85.6 mm wide (ISO/IEC 7810 ID-1). Print of 2 mm needs
 * about 15 pixels, so the card needs 640.
 */
export const MIN_LONG_SIDE = 640;
/** The minimum shorter side of a picture in pixels, in the proportions of an ID card. */
export const MIN_SHORT_SIDE = 400;
