import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Example } from './example.tsx';

/** px, the width of the example before it is made smaller: a field is as wide as on a small phone. */
const WIDTH = 320;
/** Of an example that fills the width, of a small one, and the least of a tall one. */
const scales = { wide: 0.75, small: 1.15, least: 0.4 } as const;
/** px; what is narrower stands in the middle, although its box fills the width */
const NARROW = 240;
/** px around the example */
const MARGIN = 16;

type Place = { readonly scale: number; readonly left: number; readonly top: number };

/** Shows the whole of an example in a tile: a tall one is made smaller, and a small one stands in the middle. */
export function TilePicture({ children }: { children: ReactNode }) {
  const tile = useRef<HTMLSpanElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    const { current: box } = tile;
    const { current: example } = content;
    if (!box || !example) return undefined;
    const measure = () => setPlace(placeIn(box, example));
    const resized = new ResizeObserver(measure);
    resized.observe(box);
    resized.observe(example);
    const changed = new MutationObserver(measure); // a chart or a picture loads by itself
    changed.observe(example, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, []);
  return (
    <span ref={tile} data-tile className="relative block h-52 overflow-hidden border-line border-b bg-surface-sunken">
      <span
        className="absolute block"
        style={{
          width: WIDTH,
          left: place?.left ?? 0,
          top: place?.top ?? 0,
          transform: `scale(${place?.scale ?? scales.wide})`,
          transformOrigin: '0 0',
          visibility: place ? 'visible' : 'hidden',
        }}
      >
        <div ref={content}>
          <Example>{children}</Example>
        </div>
      </span>
    </span>
  );
}

function placeIn(tile: HTMLElement, content: HTMLElement): Place {
  const { clientWidth: width, clientHeight: height } = tile;
  const now = content.getBoundingClientRect();
  const shown = now.width / WIDTH || 1;
  const { left, right } = edgesOf(content, now);
  const used = { left: (left - now.left) / shown, width: (right - left) / shown, height: content.offsetHeight };
  const isSmall = used.width < WIDTH / 2 && used.height < 64;
  const fits = Math.min(
    (width - 2 * MARGIN) / (isSmall ? used.width : WIDTH),
    (height - 2 * MARGIN) / Math.max(used.height, 1),
  );
  const scale = Math.max(scales.least, Math.min(isSmall ? scales.small : scales.wide, fits));
  const [from, across] = used.width < NARROW ? [used.left, used.width] : [0, WIDTH];
  return {
    scale,
    left: (width - across * scale) / 2 - from * scale,
    top: Math.max(MARGIN, (height - used.height * scale) / 2),
  };
}

/** Returns the sides of the words, pictures, fields and framed boxes in an example. */
function edgesOf(content: HTMLElement, whole: DOMRect): { left: number; right: number } {
  let [left, right] = [whole.right, whole.left];
  const add = (box: DOMRect) => {
    if (box.width < 2) return;
    left = Math.min(left, box.left);
    right = Math.max(right, box.right);
  };
  const words = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    if (node.textContent?.trim()) for (const box of range.getClientRects()) add(box);
  }
  for (const one of content.querySelectorAll('*')) {
    const { backgroundColor, borderTopWidth } = getComputedStyle(one);
    const isDrawn = one instanceof SVGElement || one instanceof HTMLInputElement;
    if (isDrawn || borderTopWidth !== '0px' || !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor))
      add(one.getBoundingClientRect());
  }
  return left < right ? { left, right } : { left: whole.left, right: whole.right };
}
