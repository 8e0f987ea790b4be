type Rgb = readonly [red: number, green: number, blue: number];

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Returns a colour with a share (0–1) of another: `mix('#000000', '#ffffff', 0.5)` is `#808080`. */
export function mix(hex: string, other: string, share: number): string {
  const [one, two] = [parse(hex), parse(other)];
  const mixed = one.map((part, at) => Math.round(part + ((two[at] ?? 0) - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the contrast of a colour with white (WCAG 2.2), from 1 to 21. */
export function contrastWithWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = parse(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
