import facts from 'virtual:kit-facts';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { builtPictureOf } from '../flow-maps/story-picture.tsx';
import { Example } from './example.tsx';
import type { Guide, Part, Side } from './guide.ts';
import { storyOfPage } from './story-of-page.ts';
import { Sentence } from './words.tsx';

type Mark = { number: number; line: CSSProperties; badge: CSSProperties };

const margin = 36;
const badge = 22;

/** Shows the example with a number beside each part, and what each part does. */
export function Anatomy({ example, story, parts, folder }: Guide['anatomy'] & { folder: string }) {
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
      {story && <Overlay folder={folder} story={story} />}
      {example && (
        <div
          ref={picture}
          className="relative overflow-x-auto rounded-card border border-line bg-surface"
          style={{ padding: margin + 8 }}
        >
          <Example>{example}</Example>
          {marks.map(({ number, line, badge }) => (
            <span key={number} aria-hidden data-mark={number}>
              <span className="absolute bg-danger" style={line} />
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
      <ol className="m-0 flex list-none flex-col gap-3 p-0">
        {parts.map(({ name, does, optional }, at) => (
          <li key={name} className="flex gap-3">
            <span className="grid size-[22px] shrink-0 place-items-center rounded-full bg-ink font-semibold text-[0.75rem] text-surface leading-none">
              {at + 1}
            </span>
            <span>
              <strong>{name}</strong>
              {optional && <span className="text-ink-muted"> (optional)</span>}
              <br />
              <Sentence>{does}</Sentence>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Shows a story as on a phone. It does not play, and can't take the focus from the page. Until it has loaded, its picture stands there. */
const Overlay = ({ folder, story }: { folder: string; story: string }) => {
  const id = storyOfPage(facts[folder]?.page ?? '', story);
  const picture = builtPictureOf(id);
  return (
    <iframe
      inert
      loading="lazy"
      title={`${facts[folder]?.name} on a phone`}
      src={`./iframe.html?id=${id}&viewMode=story&still&globals=skin:${document.documentElement.dataset.skin}`}
      className="h-[36rem] w-full max-w-[390px] rounded-card border border-line bg-surface bg-cover bg-top"
      style={picture ? { backgroundImage: `url(${picture})` } : undefined}
    />
  );
};

type Ink = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/**
 * Returns where the part is seen. A block of words is as wide as the example, and its words are not: a line to the edge of
 * the block would end in the void. A drawn line is pointed at by its end.
 */
function inkOf(part: Element): Ink {
  if (part instanceof SVGPathElement && part.getAttribute('d')) {
    const end = part.getPointAtLength(part.getTotalLength()).matrixTransform(part.getScreenCTM() ?? undefined);
    return { left: end.x, right: end.x, top: end.y, bottom: end.y };
  }
  const box = part.getBoundingClientRect();
  const { borderTopWidth, backgroundColor } = getComputedStyle(part);
  const isDrawn = Number.parseFloat(borderTopWidth) > 0 || !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  if (isDrawn || part.matches('svg, svg *, input, textarea, img, canvas, button')) return box;
  const inks = [...inksIn(part)].filter(({ width }) => width > 1); // 1 px: words for screen readers alone
  if (!inks.length) return box;
  return {
    left: Math.min(...inks.map(({ left }) => left)),
    right: Math.max(...inks.map(({ right }) => right)),
    top: Math.min(...inks.map(({ top }) => top)),
    bottom: Math.max(...inks.map(({ bottom }) => bottom)),
  };
}

/** Yields the boxes of the words and pictures in a part. */
function* inksIn(part: Element): Generator<DOMRect> {
  for (const child of part.childNodes) {
    if (child instanceof Text && child.data.trim()) {
      const range = document.createRange();
      range.selectNodeContents(child);
      yield* range.getClientRects();
    } else if (child instanceof SVGSVGElement || child instanceof HTMLInputElement) yield child.getBoundingClientRect();
    else if (child instanceof Element) yield* inksIn(child);
  }
}

/** Returns a line from the edge of the part to the margin of the picture, and the number at its end. */
function markOf({ at, side = 'end' }: Part, number: number, box: HTMLElement): Mark[] {
  const part = at === undefined ? null : box.querySelector(`[data-example] ${at}`);
  if (!part) return [];
  const frame = box.getBoundingClientRect();
  const { left, right, top, bottom } = inkOf(part);
  const x = (left + right) / 2 - frame.left;
  const y = (top + bottom) / 2 - frame.top;
  const lines: Record<Side, CSSProperties> = {
    start: { left: margin / 2, width: left - frame.left - margin / 2, top: y, height: 1 },
    end: { left: right - frame.left, right: margin / 2, top: y, height: 1 },
    top: { top: margin / 2, height: top - frame.top - margin / 2, left: x, width: 1 },
    bottom: { top: bottom - frame.top, bottom: margin / 2, left: x, width: 1 },
  };
  const far = (margin - badge) / 2;
  const across = side === 'start' || side === 'end' ? { top: y - badge / 2 } : { left: x - badge / 2 };
  const ends = { start: { left: far }, end: { right: far }, top: { top: far }, bottom: { bottom: far } };
  return [{ number, line: lines[side], badge: { width: badge, height: badge, ...across, ...ends[side] } }];
}
