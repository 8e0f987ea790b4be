/**
 * Returns the RGBA pixels of a square test picture: a face of six ellipses, which the network detects. `middle` is the
 * horizontal position as a share of the side, and `size` a factor.
 */
export function drawSampleFace(side: number, { middle = 0.5, size = 1 } = {}): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      pixels.fill(
        lightAt(((x + 0.5) / side - middle) / size, ((y + 0.5) / side - 0.5) / size),
        (y * side + x) * 4,
        (y * side + x) * 4 + 3,
      );
  return pixels;
}

function lightAt(x: number, y: number): number {
  const within = (left: number, top: number, across: number, down: number) =>
    ((x - left) / across) ** 2 + ((y - top) / down) ** 2 < 1;
  if (within(-0.073, -0.073, 0.03, 0.019) || within(0.073, -0.073, 0.03, 0.019)) return 40;
  if (within(0, 0.135, 0.088, 0.017)) return 90;
  if (within(0, 0, 0.198, 0.27)) return 175;
  if (within(0, -0.146, 0.25, 0.31)) return 60;
  return within(0, 0.5, 0.46, 0.23) ? 110 : 210;
}
