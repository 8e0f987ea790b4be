import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Guide, GuidePart, NumberSide } from '../../packages/ui/src/testing/guides/guide.ts';
import { GuideExample } from './example.tsx';
import { GuideSentence } from './guide-text.tsx';

/** The space around an example in px. The numbers of its parts are in this space. */
const MARGIN = 40;
const PHONE = { width: 390, height: 844 };

type Anatomy = Guide['anatomy'];

/** Renders the example or the story with a number at each part, and a list that describes the parts. */
export function Anatomy({ anatomy, page }: { anatomy: Anatomy; page: string | undefined }) {
  const placed = anatomy.parts.filter(({ at, spot }) => at !== undefined || spot !== undefined);
  const others = anatomy.parts.filter((part) => !placed.includes(part));
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
      {anatomy.story ? (
        <NumberedStory {...anatomy} parts={placed} id={`${page?.replace(/--docs$/, '')}--${anatomy.story}`} />
      ) : (
        <NumberedExample parts={placed}>{anatomy.example}</NumberedExample>
      )}
      <div>
        <ol className="m-0 flex list-none flex-col gap-3 p-0">
          {placed.map((part, at) => (
            <PartText key={part.name} part={part} mark={<Badge>{at + 1}</Badge>} />
          ))}
        </ol>
        {others.length > 0 && (
          <h3 className="mt-5 mb-2 font-semibold text-ink-muted text-label">Not in this picture</h3>
        )}
        <ul className="m-0 flex list-none flex-col gap-3 p-0">
          {others.map((part) => (
            <PartText key={part.name} part={part} mark="–" />
          ))}
        </ul>
      </div>
    </div>
  );
}

const Badge = ({ children }: { children: number }) => (
  <span className="grid size-[22px] shrink-0 place-items-center rounded-full bg-danger font-semibold text-[0.75rem] text-ink-on-accent leading-none outline-2 outline-surface">
    {children}
  </span>
);

const PartText = ({ part: { name, does, optional }, mark }: { part: GuidePart; mark: ReactNode }) => (
  <li className="flex gap-3">
    {mark}
    <span>
      <strong>{name}</strong>
      {optional && <span className="text-ink-muted"> (optional)</span>}
      <br />
      <GuideSentence>{does}</GuideSentence>
    </span>
  </li>
);

/** Renders a story in a frame, because an overlay covers its page. */
const NumberedStory = ({ id, height = PHONE.height, plays, parts }: Anatomy & { id: string }) => (
  <div className="relative w-[390px] max-w-full overflow-hidden rounded-card border border-line" style={{ height }}>
    <iframe
      inert
      loading="lazy"
      title="The component on a phone"
      src={`./iframe.html?id=${id}&viewMode=story${plays ? '' : '&still=1'}`}
      className="block size-full border-0 bg-surface"
    />
    {parts.map(({ name, spot: [x, y] = [0, 0] }, at) => (
      <span key={name} aria-hidden data-mark className="absolute -translate-1/2" style={{ left: x, top: y }}>
        <Badge>{at + 1}</Badge>
      </span>
    ))}
  </div>
);

type Mark = { readonly line: CSSProperties; readonly badge: CSSProperties };

function NumberedExample({ parts, children }: { parts: readonly GuidePart[]; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly (Mark | undefined)[]>([]);
  useLayoutEffect(() => {
    const { current } = box;
    const example = current?.querySelector('[data-example]');
    if (!current || !example) return undefined;
    const measure = () => setMarks(parts.map((part) => markOf(part, current)));
    const resized = new ResizeObserver(measure);
    const changed = new MutationObserver(measure); // an icon or a chart can load later
    resized.observe(current);
    changed.observe(example, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [parts]);
  return (
    <div ref={box} className="relative rounded-card border border-line bg-surface" style={{ padding: MARGIN }}>
      <div className="isolate">
        <GuideExample>{children}</GuideExample>
      </div>
      {marks.map(
        (mark, at) =>
          mark && (
            <span key={at} aria-hidden data-mark>
              <span className="absolute bg-danger" style={mark.line} />
              <span className="absolute -translate-1/2" style={mark.badge}>
                <Badge>{at + 1}</Badge>
              </span>
            </span>
          ),
      )}
    </div>
  );
}

/** Returns a line from the part to the margin, and the place of the number at its end. Returns undefined if the example lacks the part. */
function markOf({ at = '', side = 'end' }: GuidePart, box: HTMLElement): Mark | undefined {
  const part = partIn(box, at);
  if (!part) return undefined;
  const frame = box.getBoundingClientRect();
  const ink = inkOf(part);
  const [left, right, top, bottom] = [
    ink.left - frame.left,
    ink.right - frame.left,
    ink.top - frame.top,
    ink.bottom - frame.top,
  ];
  const [x, y, edge] = [(left + right) / 2, (top + bottom) / 2, MARGIN / 2];
  const marks: Record<NumberSide, Mark> = {
    start: { line: { left: edge, width: left - edge, top: y, height: 1 }, badge: { left: edge, top: y } },
    end: { line: { left: right, right: edge, top: y, height: 1 }, badge: { left: frame.width - edge, top: y } },
    top: { line: { top: edge, height: top - edge, left: x, width: 1 }, badge: { left: x, top: edge } },
    bottom: { line: { top: bottom, bottom: edge, left: x, width: 1 }, badge: { left: x, top: frame.height - edge } },
  };
  return marks[side];
}

function partIn(box: HTMLElement, at: string): Element | undefined {
  if (!at.startsWith('text=')) return box.querySelector(`[data-example] ${at}`) ?? undefined;
  const words = at.slice('text='.length);
  return [...box.querySelectorAll('[data-example] *')].findLast((one) => one.textContent.trim().startsWith(words));
}

/** Returns the box of a part. For a text, returns the box of its words, because its block is as wide as the example. */
function inkOf(part: Element): DOMRect {
  const isText = [...part.childNodes].some((node) => node instanceof Text && node.data.trim());
  if (!isText || part.matches('button, a, input, textarea')) return part.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(part);
  return range.getBoundingClientRect();
}
