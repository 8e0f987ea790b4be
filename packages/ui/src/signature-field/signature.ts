/** A point in units of `SIGNATURE_SIZE`, independent of the screen. `time` is in milliseconds since the first point. */
export type StrokePoint = {
  readonly x: number;
  readonly y: number;
  readonly pressure?: number;
  readonly time?: number;
};
/** The points of one continuous line, from touching the pad to lifting off. */
export type Stroke = { readonly points: readonly StrokePoint[] };

/** A drawn or typed signature with the full name, in the shape of `signature` in `@quayside/rules`. */
export type SignatureValue =
  | {
      readonly method: 'draw';
      readonly width: number;
      readonly height: number;
      readonly strokes: readonly Stroke[];
      readonly name: string;
    }
  | { readonly method: 'type'; readonly text: string; readonly name: string };

/** The size of the pad in units. Strokes use these units, so they retain their position when the screen rotates. */
export const SIGNATURE_SIZE = { width: 600, height: 300 } as const;

/**
 * Creates a drawn signature from a name and strokes in units of `SIGNATURE_SIZE`. Without strokes, the signature is
 * empty.
 */
export const createDrawnSignature = (name: string, strokes: readonly Stroke[] = []): SignatureValue => ({
  method: 'draw',
  ...SIGNATURE_SIZE,
  strokes,
  name,
});

/** Creates a typed signature, whose text is the name without white space at the ends. */
export const createTypedSignature = (name: string): SignatureValue => ({ method: 'type', text: name.trim(), name });

/** Splits a stroke into its parts on the pad. If the finger leaves the pad and returns, a new stroke starts. */
export function splitAtPadEdges({ points }: Stroke): readonly Stroke[] {
  const parts: StrokePoint[][] = [[]];
  for (const point of points) {
    if (isOnPad(point)) parts.at(-1)?.push(point);
    else parts.push([]);
  }
  return parts.filter(({ length }) => length > 0).map((part) => ({ points: part }));
}

const isOnPad = ({ x, y }: StrokePoint): boolean =>
  x >= 0 && x <= SIGNATURE_SIZE.width && y >= 0 && y <= SIGNATURE_SIZE.height;

/** The initial value of a `SignatureField`: a typed signature without a name. */
export const emptySignature: SignatureValue = createTypedSignature('');

export type SvgOptions = {
  /** The colour of the ink, in any CSS format. */
  color?: string;
};

const INK = '#14222b';
const PEN = 4;

/**
 * Returns the signature as a complete SVG document, for summaries, PDFs and receipts. A typed signature refers to its
 * fonts by name, without embedding them.
 */
export function signatureToSvg(value: SignatureValue, { color = INK }: SvgOptions = {}): string {
  const { width, height } = value.method === 'draw' ? value : SIGNATURE_SIZE;
  const content =
    value.method === 'draw'
      ? value.strokes.map((stroke) => strokeSvg(stroke, color)).join('')
      : textSvg(value.text, color);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

/**
 * Returns a path of quadratic curves through the midpoints of adjacent points, so that a few points make a smooth line.
 */
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

/** Returns a text element. Long names have a smaller font size, so that they fit the pad. */
function textSvg(text: string, color: string): string {
  const { width, height } = SIGNATURE_SIZE;
  const size = Math.min(96, (width * 0.9) / Math.max(1, [...text].length * 0.6));
  return `<text x="${width / 2}" y="${number(height / 2 + size / 3)}" text-anchor="middle" font-family="${SIGNATURE_FONT_FAMILY}" font-size="${number(size)}" fill="${escaped(color)}">${escaped(text)}</text>`;
}

/** The font family that `useSignatureFont` adds to the page. */
export const signatureFamily = 'Quayside Signature';

/**
 * The font families of a typed signature. Script fonts of operating systems are the fallback of the font of this
 * package. Brush fonts serve Chinese and Japanese. None is italic.
 */
export const SIGNATURE_FONT_FAMILY = `'${signatureFamily}', 'Snell Roundhand', 'Segoe Script', 'Brush Script MT', 'Kaiti SC', 'Kaiti TC', KaiTi, Klee, 'YuKyokasho Yoko', cursive`;

const number = (value: number) => String(Math.round(value * 10) / 10);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for XML. Removes control characters, which XML does not allow even as entities. */
const escaped = (text: string) =>
  [...text]
    .filter((letter) => letter >= ' ' || letter === '\t')
    .map((letter) => entities[letter] ?? letter)
    .join('');
