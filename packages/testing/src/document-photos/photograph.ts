import sharp from 'sharp';
import type { Raster } from './document-page.ts';
import { createRandom, type RandomGenerator } from './random.ts';

/** The conditions of a photo. Angles are in degrees, lengths in pixels of the photo, and shares from 0 to 1. */
export type PhotoConditions = {
  /** The share of the photo's width that the document fills. */
  readonly fill: number;
  readonly angle: number;
  /** The number of clockwise quarter turns of the camera. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
  readonly tiltX: number;
  readonly tiltY: number;
  /** The difference in light between two sides of the photo. */
  readonly unevenLight: number;
  readonly brightness: number;
  /** The share by which a shadow darkens a part of the photo. */
  readonly shadow: number;
  /** The strength of a reflection on the page, as a share of white. */
  readonly glare: number;
  /** The standard deviation of the blur of an unfocused lens. */
  readonly blur: number;
  /** The length of the camera's movement during the photo. */
  readonly motion: number;
  /** The standard deviation of the sensor's noise, on a scale of 255. */
  readonly noise: number;
  /** The JPEG quality, from 1 to 100. */
  readonly quality: number;
  /** The longer side of the photo. */
  readonly pixels: number;
};

/** The conditions of a photo without disturbances: a document on a table, from above, in even light. */
export const plainConditions: PhotoConditions = {
  fill: 0.92,
  angle: 0,
  quarterTurns: 0,
  tiltX: 0,
  tiltY: 0,
  unevenLight: 0,
  brightness: 1,
  shadow: 0,
  glare: 0,
  blur: 0.4,
  motion: 0,
  noise: 2,
  quality: 85,
  pixels: 1600,
};

/** Creates a photo of a page on a table. The same seed gives the same photo. */
export async function photograph(page: Raster, conditions: PhotoConditions, seed: number): Promise<Raster> {
  const random = createRandom(seed);
  const width = conditions.pixels;
  const height = Math.round((width * 3) / 4);
  const scene = lit(projected(page, conditions, width, height, random), width, height, conditions, random);
  const moved = conditions.motion > 0 ? motion(scene, width, height, conditions.motion, random) : scene;
  let lens = sharp(moved, { raw: { width, height, channels: 3 } });
  if (conditions.blur >= 0.3) lens = lens.blur(conditions.blur);
  const { data } = await lens.raw().toBuffer({ resolveWithObject: true });
  const noisy = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at++) noisy[at] = (data[at] ?? 0) + random.normal() * 1.35 * conditions.noise;
  const turned = sharp(new Uint8Array(noisy.buffer), { raw: { width, height, channels: 3 } }).rotate(
    conditions.quarterTurns * 90,
  );
  const photo = await turned.raw().toBuffer({ resolveWithObject: true });
  return { data: photo.data, width: photo.info.width, height: photo.info.height };
}

/** Encodes a photo as JPEG. */
export const encodeJpeg = ({ data, width, height }: Raster, quality: number): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();

/** Returns the scene that a pinhole camera above the table sees. Each pixel shows the nearest points of the page, or the table. */
function projected(
  page: Raster,
  { fill, angle, tiltX, tiltY }: PhotoConditions,
  width: number,
  height: number,
  random: RandomGenerator,
): Uint8Array {
  const toPage = viewOf(page, { fill, angle, tiltX, tiltY }, width, height, random);
  const table = [random.whole(60, 200), random.whole(50, 170), random.whole(40, 150)];
  const scene = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const [u, v] = toPage(x + 0.5, y + 0.5);
      if (u < 0 || v < 0 || u >= page.width - 1 || v >= page.height - 1) {
        const grain = 10 * Math.sin(x * 0.05 + 3 * Math.sin(y * 0.021)) + ((x * 7919 + y * 104729) % 13);
        for (let channel = 0; channel < 3; channel++) scene[at + channel] = Math.max(0, (table[channel] ?? 0) + grain);
      } else sample(page, u, v, scene, at);
    }
  return scene;
}

function sample({ data, width }: Raster, u: number, v: number, into: Uint8Array, at: number): void {
  const column = Math.floor(u);
  const row = Math.floor(v);
  const [right, down] = [u - column, v - row];
  const from = (row * width + column) * 3;
  for (let channel = 0; channel < 3; channel++) {
    const upper = (data[from + channel] ?? 0) * (1 - right) + (data[from + 3 + channel] ?? 0) * right;
    const next = from + width * 3;
    const lower = (data[next + channel] ?? 0) * (1 - right) + (data[next + 3 + channel] ?? 0) * right;
    into[at + channel] = upper * (1 - down) + lower * down;
  }
}

/** Returns a function from a pixel to the point of the page that it shows. */
function viewOf(
  page: Raster,
  { fill, angle, tiltX, tiltY }: Pick<PhotoConditions, 'fill' | 'angle' | 'tiltX' | 'tiltY'>,
  width: number,
  height: number,
  random: RandomGenerator,
): (x: number, y: number) => readonly [number, number] {
  const scale = Math.min((width * fill) / page.width, (height * fill) / page.height);
  const [turn, pitch, yaw] = [angle, tiltX, tiltY].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const [c, s, cx, sx, cy, sy] = [
    Math.cos(turn),
    Math.sin(turn),
    Math.cos(pitch),
    Math.sin(pitch),
    Math.cos(yaw),
    Math.sin(yaw),
  ];
  const distance = width * 1.3;
  const centre = [
    width / 2 + random.between(-0.015, 0.015) * width,
    height / 2 + random.between(-0.015, 0.015) * height,
  ] as const;
  // The page's axes in camera space: rotated in its plane, then tilted about the horizontal and the vertical axis.
  const across = [cy * c, cx * s + sx * sy * c, sx * s - cx * sy * c] as const;
  const down = [-cy * s, cx * c - sx * sy * s, sx * c + cx * sy * s] as const;
  return (x, y) => {
    // Solve distance·(a·across + b·down)xy = (x, y)·(distance + (a·across + b·down)z) for a and b.
    const [px, py] = [(x - centre[0]) / distance, (y - centre[1]) / distance];
    const [m11, m12] = [across[0] - px * across[2], down[0] - px * down[2]];
    const [m21, m22] = [across[1] - py * across[2], down[1] - py * down[2]];
    const determinant = m11 * m22 - m12 * m21;
    const [right1, right2] = [px * distance, py * distance];
    const a = (right1 * m22 - m12 * right2) / determinant;
    const b = (m11 * right2 - right1 * m21) / determinant;
    return [a / scale + page.width / 2, b / scale + page.height / 2];
  };
}

function lit(
  scene: Uint8Array,
  width: number,
  height: number,
  conditions: PhotoConditions,
  random: RandomGenerator,
): Uint8Array {
  const { unevenLight, brightness, shadow, glare } = conditions;
  const light = random.between(0, 2 * Math.PI);
  const edge = random.between(0, 2 * Math.PI);
  const edgeAt = random.between(-0.25, 0.25);
  const softness = random.between(0.01, 0.08);
  const spot = [
    random.between(0.15, 0.85) * width,
    random.between(0.2, 0.85) * height,
    random.between(0.03, 0.07) * width,
  ] as const;
  const out = new Uint8Array(scene.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width - 0.5, y / height - 0.5];
      let gain = brightness * (1 - unevenLight * (0.5 + u * Math.cos(light) + v * Math.sin(light)));
      const inShadow = 1 / (1 + Math.exp(-(u * Math.cos(edge) + v * Math.sin(edge) - edgeAt) / softness));
      gain *= 1 - shadow * inShadow;
      const far = ((x - spot[0]) ** 2 + ((y - spot[1]) * 1.6) ** 2) / (2 * spot[2] ** 2);
      const shine = far < 12 ? 255 * glare * Math.exp(-far) : 0;
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++)
        out[at + channel] = Math.min(255, Math.max(0, (scene[at + channel] ?? 0) * gain + shine));
    }
  return out;
}

function motion(scene: Uint8Array, width: number, height: number, length: number, random: RandomGenerator): Uint8Array {
  const angle = random.between(0, Math.PI);
  const steps = Math.max(2, Math.round(length));
  const offsets = Array.from({ length: steps }, (_, step) => {
    const along = (step / (steps - 1) - 0.5) * length;
    return [Math.round(along * Math.cos(angle)), Math.round(along * Math.sin(angle))] as const;
  });
  const out = new Uint8Array(scene.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (const [right, down] of offsets) {
          const column = Math.min(width - 1, Math.max(0, x + right));
          const row = Math.min(height - 1, Math.max(0, y + down));
          sum += scene[(row * width + column) * 3 + channel] ?? 0;
        }
        out[(y * width + x) * 3 + channel] = sum / steps;
      }
  return out;
}
