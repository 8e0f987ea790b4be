/** A point of a stroke, in units of the pad: SIGNATURE_SIZE across and down, whatever the screen. `time` in ms. */
export type StrokePoint = {
  readonly x: number;
  readonly y: number;
  readonly pressure?: number;
  readonly time?: number;
};
/** From where a pen or a finger touched the pad to where it left it. */
export type Stroke = { readonly points: readonly StrokePoint[] };

/** Drawn or typed; in both the person has typed the full name. The shape of `signature` of @quayside/rules, and the name. */
export type SignatureValue =
  | {
      readonly method: 'draw';
      readonly width: number;
      readonly height: number;
      readonly strokes: readonly Stroke[];
      readonly name: string;
    }
  | { readonly method: 'type'; readonly text: string; readonly name: string };

/** The pad in its own units. Strokes keep their place when the screen turns or the window changes. */
export const SIGNATURE_SIZE = { width: 600, height: 300 } as const;

export const drawnSignature = (name: string, strokes: readonly Stroke[] = []): SignatureValue => ({
  method: 'draw',
  ...SIGNATURE_SIZE,
  strokes,
  name,
});

/** The typed name is the signature. */
export const typedSignature = (name: string): SignatureValue => ({ method: 'type', text: name.trim(), name });

/** The parts of a stroke that lie on the pad, which are what its canvas shows: a finger that slips off and comes back begins a new one. */
export function onPad({ points }: Stroke): readonly Stroke[] {
  const parts: StrokePoint[][] = [[]];
  for (const point of points) {
    if (isOnPad(point)) parts.at(-1)?.push(point);
    else parts.push([]);
  }
  return parts.filter(({ length }) => length > 0).map((part) => ({ points: part }));
}

const isOnPad = ({ x, y }: StrokePoint): boolean =>
  x >= 0 && x <= SIGNATURE_SIZE.width && y >= 0 && y <= SIGNATURE_SIZE.height;

/** Of a field that nobody has touched. */
export const emptySignature: SignatureValue = drawnSignature('');

export type SvgOptions = {
  /** of the ink; any CSS colour */
  color?: string;
};

const INK = '#14222b';
const PEN = 4;

/** The signature as an SVG document of its own, for a summary, a PDF or a receipt. Pure: the same value gives the same text. */
export function toSvg(value: SignatureValue, { color = INK }: SvgOptions = {}): string {
  const { width, height } = value.method === 'draw' ? value : SIGNATURE_SIZE;
  const content =
    value.method === 'draw'
      ? value.strokes.map((stroke) => strokeSvg(stroke, color)).join('')
      : textSvg(value.text, color);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

/** Curves through the middles of neighbouring points, so that a few points make a smooth line. */
function strokeSvg({ points }: Stroke, color: string): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const last = rest.at(-1);
  if (!last) return `<circle cx="${number(first.x)}" cy="${number(first.y)}" r="${PEN / 2}" fill="${escaped(color)}"/>`;
  const curves = rest.slice(0, -1).map((point, at) => {
    const next = rest[at + 1] ?? last;
    return `Q${number(point.x)} ${number(point.y)} ${number((point.x + next.x) / 2)} ${number((point.y + next.y) / 2)}`;
  });
  const path = `M${number(first.x)} ${number(first.y)}${curves.join('')}L${number(last.x)} ${number(last.y)}`;
  return `<path d="${path}" fill="none" stroke="${escaped(color)}" stroke-width="${PEN}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Squeezed only where the name is longer than the pad. An em of a wide script is a whole em. */
function textSvg(text: string, color: string): string {
  const { width, height } = SIGNATURE_SIZE;
  const size = Math.min(96, (width * 0.9) / Math.max(1, [...text].length * 0.6));
  return `<text x="${width / 2}" y="${number(height / 2 + size / 3)}" text-anchor="middle" font-family="${SCRIPT_FACE}" font-style="italic" font-size="${number(size)}" fill="${escaped(color)}">${escaped(text)}</text>`;
}

/** Faces that look written, on the systems that have one; no font is fetched for a name. */
export const SCRIPT_FACE = 'Snell Roundhand, Segoe Script, Brush Script MT, cursive';

const number = (value: number) => String(Math.round(value * 10) / 10);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** XML has no place for control characters, not even as entities. */
const escaped = (text: string) =>
  [...text]
    .filter((letter) => letter >= ' ' || letter === '\t')
    .map((letter) => entities[letter] ?? letter)
    .join('');
