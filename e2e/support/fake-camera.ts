import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The scale of the picture, whose face is drawn on 640 × 480. A smaller picture would get the advice that its resolution is low. */
const SCALE = 1.5;
const WIDTH = 640 * SCALE;
const HEIGHT = 480 * SCALE;

/** The video that Chromium shows as the camera's picture. Each run draws it, because it is too large to store. */
export const cameraFile = join(import.meta.dirname, '../../.quayside/e2e/face.y4m');

export const cameraArgs = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${cameraFile}`,
];

/** Writes a face in front of a light wall as YUV4MPEG2 (4:2:0), bright and detailed enough for the server's check. */
export function drawFakeCamera(): void {
  const light = Buffer.alloc(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) light[y * WIDTH + x] = lightAt(x / SCALE, y / SCALE);
  const noColour = Buffer.alloc((WIDTH / 2) * (HEIGHT / 2), 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, noColour, noColour]);
  mkdirSync(dirname(cameraFile), { recursive: true });
  writeFileSync(
    cameraFile,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F15:1 Ip A1:1 C420\n`), frame, frame]),
  );
}

function lightAt(x: number, y: number): number {
  const near = (left: number, top: number, width: number, height: number) =>
    ((x - left) / width) ** 2 + ((y - top) / height) ** 2 < 1;
  if (near(285, 205, 14, 9) || near(355, 205, 14, 9)) return 40;
  if (near(320, 305, 42, 8)) return 90;
  if (near(320, 240, 95, 130)) return 175;
  if (near(320, 170, 120, 150)) return 60;
  return y > 370 && near(320, 480, 220, 110) ? 110 : 205 + (((x >> 4) + (y >> 4)) % 2) * 12;
}
