/**
 * What CSS paints for `color-mix(in oklab, front share, ground)`. Colours are written `#rrggbb`; `share` is 0 to 1.
 * Matrices: CSS Color Module Level 4, section 9.2 (Björn Ottosson's Oklab).
 */
export function mixed(front: string, ground: string, share: number): string {
  const [one, other] = [toOklab(front), toOklab(ground)];
  return toHex(one.map((part, at) => part * share + (other[at] ?? 0) * (1 - share)));
}

function toOklab(hex: string): number[] {
  const rgb = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    times(
      [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ],
      rgb,
    ).map(Math.cbrt),
  );
}

function toHex(lab: readonly number[]): string {
  const lms = times(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    lab,
  ).map((part) => part ** 3);
  const rgb = times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    lms,
  );
  return `#${rgb
    .map((part) =>
      Math.round(coded(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const times = (rows: readonly (readonly number[])[], by: readonly number[]): number[] =>
  rows.map((row) => row.reduce((sum, part, at) => sum + part * (by[at] ?? 0), 0));

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const coded = (part: number) => {
  const inside = Math.min(1, Math.max(0, part));
  return inside <= 0.0031308 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055;
};
