/** Larger files are rejected before they are read. Phones write 3 to 12 MB (F34). */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** Checked in the header before decoding: a 48 kB PNG of 400 megapixels takes 7.6 s and 1.6 GB to decode (F31). */
export const MAX_PIXELS = 40_000_000;

/**
 * In pixels. An A4 page has 175 dpi at this size, and the canvas stays below the iOS limit of 16,777,216 pixels
 * (F33).
 */
export const LONGEST_SIDE = 2048;

/** The target size of a photo: 13 s at 750 kbit/s, the slow connection of the performance budget. */
export const MAX_RESULT_BYTES = 1_200_000;

/** Qualities in the order in which they are tried. Small print becomes illegible below 0.6. */
export const JPEG_QUALITIES = [0.9, 0.82, 0.74, 0.66, 0.6] as const;

/** Sides in pixels, tried when the lowest quality is still too large, as with noise or foliage. */
export const SIDES = [LONGEST_SIDE, 1536, 1152] as const;

/** A HEIC file of 12 megapixels takes 1.1 s, or 4 s on a slow phone (F32). */
export const HEIC_TIMEOUT_MS = 20_000;

/** All pictures are judged at this size, so that thresholds do not depend on the camera. */
export const SAMPLE = { width: 160, height: 120 } as const;

/** Mean luminance, 0 to 255. A lit document measured 222, the same document in the dark 43. */
export const DARK_BELOW = 60;
export const BRIGHT_ABOVE = 235;

/** Brighter pixels are saturated: white paper of a scan, or a reflection. */
export const GLARE_LUMINANCE = 250;

/** A reflection. Shares are of the picture, distances in pixels of the sample, luminances 0 to 255. */
export const glareRegion = {
  /** A lamp in the picture measured 0.06 to 0.26. */
  smallest: 0.02,
  /** What is larger is paper. */
  largest: 0.4,
  /** The share of its box that it fills: a disc fills 0.78, the margins of a page much less. */
  filled: 0.4,
  /** Enclosed pixels, as a share of it: print on white paper. */
  holes: 0.05,
  /** Where the light still shines, and at least how bright it is there. */
  near: 2,
  halo: 150,
  /** Where the document is seen again, and at most how bright it is there. */
  far: 10,
  document: 235,
} as const;

/** Above this share, what is brighter than `PAPER_LUMINANCE` is white paper, if there is print on it. */
export const PAPER_SHARE = 0.4;
export const PAPER_LUMINANCE = 240;

/** Print is darker than this on white paper, at the size of the sample, and covers at least this share. */
export const PRINT_LUMINANCE = 215;
export const PRINT_SHARE = 0.005;

/**
 * The variance of the Laplacian. Camera pictures measured 1039 (sharp) and 6 (out of focus). Drawn samples measured
 * 418 to 1807 (sharp) and 2 to 61 (unreadable). Slightly soft pictures stay above the threshold.
 */
export const BLURRED_BELOW = 100;

/** An ID card is 85.6 mm wide (ISO/IEC 7810 ID-1). Print of 2 mm needs about 15 pixels, so the card needs 640. */
export const MIN_LONG_SIDE = 640;
export const MIN_SHORT_SIDE = 400;
