/** Larger files are refused before they are read: experience.md asks for a quick answer, and phones write 3-12 MB (F34 of the reliability list). */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** Told by the header, before any decoding: a 48 kB PNG can claim 400 megapixels and take 7.6 s and 1.6 GB to decode (F31). */
export const MAX_PIXELS = 40_000_000;

/** Longest side of what is uploaded, in pixels: an A4 page at 175 dpi; below iOS's limit of 16,777,216 canvas pixels (F33). */
export const LONGEST_SIDE = 2048;

/** What a photo may weigh after scaling: 13 s at 750 kbit/s, the slow line of the performance budget. */
export const MAX_RESULT_BYTES = 1_200_000;

/** Tried in this order until the photo fits; below 0.6 small print begins to break up. */
export const JPEG_QUALITIES = [0.9, 0.82, 0.74, 0.66, 0.6] as const;

/** Sides tried, in pixels, when the lowest quality is still too heavy (noise, carpets, foliage). */
export const SIDES = [LONGEST_SIDE, 1536, 1152] as const;

/** HEIC of 12 megapixels takes 1.1 s, 4 s on a slow phone; a decoder that is still silent after this will not answer (F32). */
export const HEIC_TIMEOUT_MS = 20_000;

/** Quality is judged on a picture of this size, so that thresholds mean the same for every camera. */
export const SAMPLE = { width: 160, height: 120 } as const;

/** Mean luminance, 0-255. Measured: a lit document 222, the same in the dark 43. */
export const DARK_BELOW = 60;
export const BRIGHT_ABOVE = 235;

/** A pixel this bright carries no detail; glare is their share. Measured: 0.055 without, 0.26 with a lamp in the picture. */
export const GLARE_LUMINANCE = 250;
export const GLARE_SHARE = 0.15;

/** Above this share the white is the paper of a scan, not a reflection. */
export const PAPER_SHARE = 0.5;

/**
 * Variance of the Laplacian. Measured on camera pictures: sharp 1039, out of focus 6; on a drawn letter, card and face: sharp 418-1807,
 * unreadable 2-61. What is only a little soft stays above it: at this size its print is grey anyway.
 */
export const BLURRED_BELOW = 100;

/** An ID card is 85.6 mm wide (ISO/IEC 7810 ID-1); 2 mm print needs about 15 pixels, so 640 across. */
export const MIN_LONG_SIDE = 640;
export const MIN_SHORT_SIDE = 400;
