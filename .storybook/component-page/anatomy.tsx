import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Guide, Part, Side } from '../../packages/ui/src/testing/guides/guide.ts';
import { Example } from './example.tsx';
import { partIn } from './part-in.ts';
import { PicturedStory } from './pictured-story.tsx';
import { Sentence } from './words.tsx';

type Mark = { number: number; line: CSSProperties; dot: CSSProperties; badge: CSSProperties };

const margin = 36;
const badge = 22;
const dotSize = 6;
/** px between a leader and words or a picture. The leader of a box begins on its edge. */
const gap = 3;

/** Shows the example with a number beside each part, what each part does, and the parts that only come in another state. */
export function Anatomy({ example, story, height, parts: all, folder }: Guide['anatomy'] & { folder: string }) {
  const { placed: parts, others } = useMemo(() => divide(all), [all]);
  const picture = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useLayoutEffect(() => {
    const box = picture.current;
    if (!box) return undefined;
    const measure = () => setMarks(parts.flatMap((part, at) => markOf(part, at + 1, box)));
    const resized = new ResizeObserver(measure);
    const changed = new MutationObserver(measure); // a picture loads by itself
    resized.observe(box);
    const content = box.querySelector('[data-example]');
    if (content) changed.observe(content, { childList: true, subtree: true });
    measure();
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [parts]);
  return (
    <div className={example || story ? 'grid grid-cols-1 items-start gap-6 md:grid-cols-2' : ''}>
      {story && <PicturedStory {...{ folder, story, height, parts }} />}
      {example && (
        <div
          ref={picture}
          className="relative overflow-x-auto rounded-card border border-line bg-surface"
          style={{ padding: margin + 8 }}
        >
          {/* a bar of an example stays below the leaders */}
          <div className="isolate">
            <Example>{example}</Example>
          </div>
          {marks.map(({ number, line, dot, badge }) => (
            <span key={number} aria-hidden data-mark={number}>
              <span className="absolute bg-danger outline-1 outline-surface" style={line} />
              <span className="absolute rounded-full bg-danger outline-1 outline-surface" style={dot} />
              <span
                className="absolute grid place-items-center rounded-full bg-danger font-semibold text-[0.75rem] text-ink-on-accent leading-none"
                style={badge}
              >
                {number}
              </span>
            </span>
          ))}
        </div>
      )}
      <div>
        {parts.length > 0 && (
          <ol className="m-0 flex list-none flex-col gap-3 p-0">
            {parts.map((part, at) => (
              <li key={part.name} className="flex gap-3">
                <span className="grid size-[22px] shrink-0 place-items-center rounded-full bg-ink font-semibold text-[0.75rem] text-surface leading-none">
                  {at + 1}
                </span>
                <PartWords {...part} />
              </li>
            ))}
          </ol>
        )}
        {others.length > 0 && (
          <>
            <h3 className="mt-5 mb-2 font-semibold text-ink-muted text-label">Not in this picture</h3>
            <ul className="m-0 flex list-none flex-col gap-3 p-0">
              {others.map((part) => (
                <li key={part.name} className="flex gap-3">
                  <span
                    aria-hidden
                    className="mt-[9px] mr-[7px] ml-[7px] size-2 shrink-0 rounded-full bg-line-strong"
                  />
                  <PartWords {...part} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

/** Divides the parts of a guide: those with a place in the picture, and others. */
const divide = (parts: readonly Part[]) => {
  const isPlaced = ({ at, spot }: Part) => at !== undefined || spot !== undefined;
  return { placed: parts.filter(isPlaced), others: parts.filter((part) => !isPlaced(part)) };
};

const PartWords = ({ name, does, optional }: Part) => (
  <span>
    <strong>{name}</strong>
    {optional && <span className="text-ink-muted"> (optional)</span>}
    <br />
    <Sentence>{does}</Sentence>
  </span>
);

type Ink = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>> & { readonly isEdge: boolean };

/**
 * Returns where the part is seen. A block of words is as wide as the example, and its words are not: a line to the edge of
 * the block would end in the void. A drawn line is pointed at by its end.
 */
function inkOf(part: Element): Ink {
  if (part instanceof SVGPathElement && part.getAttribute('d')) {
    const end = part.getPointAtLength(part.getTotalLength()).matrixTransform(part.getScreenCTM() ?? undefined);
    return { left: end.x, right: end.x, top: end.y, bottom: end.y, isEdge: true };
  }
  const box = part.getBoundingClientRect();
  const { borderTopWidth, backgroundColor } = getComputedStyle(part);
  const isDrawn = Number.parseFloat(borderTopWidth) > 0 || !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  const { left, right, top, bottom } = box;
  if (isDrawn || part.matches('svg, svg *, input, textarea, img, canvas, button'))
    return { left, right, top, bottom, isEdge: isDrawn || !part.matches('svg, svg *') };
  const inks = [...inksIn(part)];
  if (!inks.length) return { left, right, top, bottom, isEdge: false };
  return {
    isEdge: false,
    left: Math.min(...inks.map((ink) => ink.left)),
    right: Math.max(...inks.map((ink) => ink.right)),
    top: Math.min(...inks.map((ink) => ink.top)),
    bottom: Math.max(...inks.map((ink) => ink.bottom)),
  };
}

/** Yields the boxes of the words and pictures in a part, without words for screen readers alone. */
function* inksIn(part: Element): Generator<DOMRect> {
  if (part.clientWidth === 1) return;
  for (const child of part.childNodes) {
    if (child instanceof Text && child.data.trim()) {
      const range = document.createRange();
      range.selectNodeContents(child);
      yield* range.getClientRects();
    } else if (child instanceof SVGSVGElement || child instanceof HTMLInputElement) yield child.getBoundingClientRect();
    else if (child instanceof Element) yield* inksIn(child);
  }
}

/** Returns a line from a dot at the part to the margin of the picture, and the number at its end. */
function markOf({ at, side = 'end' }: Part, number: number, box: HTMLElement): Mark[] {
  const part = at === undefined ? null : partIn(box, at);
  if (!part) return [];
  const frame = box.getBoundingClientRect();
  const ink = inkOf(part);
  const away = ink.isEdge ? 0 : gap;
  const [left, right] = [ink.left - frame.left - away, ink.right - frame.left + away];
  const [top, bottom] = [ink.top - frame.top - away, ink.bottom - frame.top + away];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const lines: Record<Side, CSSProperties> = {
    start: { left: margin / 2, width: left - margin / 2, top: y, height: 1 },
    end: { left: right, right: margin / 2, top: y, height: 1 },
    top: { top: margin / 2, height: top - margin / 2, left: x, width: 1 },
    bottom: { top: bottom, bottom: margin / 2, left: x, width: 1 },
  };
  const tips = { start: [left, y], end: [right, y], top: [x, top], bottom: [x, bottom] } as const;
  const [tipX, tipY] = tips[side];
  const dot = { width: dotSize, height: dotSize, left: tipX - (dotSize - 1) / 2, top: tipY - (dotSize - 1) / 2 };
  const far = (margin - badge) / 2;
  const across = side === 'start' || side === 'end' ? { top: y - badge / 2 } : { left: x - badge / 2 };
  const ends = { start: { left: far }, end: { right: far }, top: { top: far }, bottom: { bottom: far } };
  return [{ number, line: lines[side], dot, badge: { width: badge, height: badge, ...across, ...ends[side] } }];
}
