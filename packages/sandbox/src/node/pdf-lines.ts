/** Pieces of a line, in their order: words with the spaces and signs that stay with them. */
export type Line = readonly string[];

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
}

/** Breaks a text where its language breaks lines: between words, in Chinese, Japanese and Thai too; a word longer than a line between its signs. */
export function linesThatFit(
  text: string,
  width: number,
  widthOf: (word: string) => number,
  language: string,
): readonly Line[] {
  const lines: Line[] = [];
  let line: string[] = [];
  let used = 0;
  const put = (piece: string) => {
    if (line.length > 0 && used + widthOf(piece.trimEnd()) > width) {
      lines.push(trimmed(line));
      line = [];
      used = 0;
    }
    if (line.length === 0 && piece.trim() === '') return;
    line.push(piece);
    used += widthOf(piece);
  };
  for (const word of unbroken(segmenterOf(language).segment(text)))
    for (const piece of widthOf(word) <= width ? [word] : graphemes(word)) put(piece);
  return [...lines, trimmed(line)];
}

/** Without the spaces at its end. */
function trimmed(line: readonly string[]): Line {
  const last = line.findLastIndex((piece) => piece.trim() !== '');
  return line.slice(0, last + 1).map((piece, index) => (index === last ? piece.trimEnd() : piece));
}

/** Words with what must not stand apart from them: a line begins with no closing sign, ends with no opening one (JIS X 4051, UAX 14), and does not break at a space that forbids it. */
function unbroken(segments: Iterable<{ readonly segment: string }>): readonly string[] {
  const words: string[] = [];
  for (const { segment } of segments) {
    const last = words.at(-1);
    if (last !== undefined && (opening.test(last) || closing.test(segment))) words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words;
}

const opening = /[\p{Ps}\p{Pi}\u00a0]$/u;
const closing = /^[\p{Pe}\p{Pf}\u00a0、。，．：；！？,.:;!?%ーッャュョっゃゅょ々]/u;

const graphemes = (word: string): readonly string[] =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)].map(({ segment }) => segment);
