import { type ReactNode, useEffect, useRef } from 'react';
import { type HomeKind, maxHomeParts, storeHomeShape } from '../boot/home-shape.ts';

/** The props of `HomeOutline`: the hero and the columns of a customer's home. */
export type HomeOutlineProps = {
  /** The kind of home; undefined: the outline is not stored. */
  readonly of: HomeKind | undefined;
  readonly hero: ReactNode;
  /** The columns (`HomeColumns`). */
  readonly children: ReactNode;
};

const wide = '(min-width: 48rem)';

/**
 * Renders the hero of a customer's home and the cards below it. Stores their heights whenever these change, so that the next skeleton has the same outline
 * (`storeHomeShape`).
 */
export function HomeOutline({ of, hero, children }: HomeOutlineProps) {
  const top = useRef<HTMLDivElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!of) return;
    const parts = [top.current, cards.current].filter((part) => part !== null);
    let heights: readonly number[] | undefined;
    const sizes = new ResizeObserver(() => {
      const [first, below] = parts;
      const [main = [], side = []] = [...(below?.children ?? [])].map((column) => [...column.children]);
      const cardsShown = matchMedia(wide).matches ? mainBesideSide(main, side) : [...main, ...side];
      heights = [first, ...cardsShown].slice(0, maxHomeParts).map((part) => part?.getBoundingClientRect().height ?? 0);
      storeHomeShape(of, heights);
    });
    for (const part of parts) sizes.observe(part);
    return () => {
      sizes.disconnect();
      if (heights) storeHomeShape(of, heights); // the skeleton above them has gone
    };
  }, [of]);
  return (
    <>
      <div ref={top}>{hero}</div>
      <div
        ref={cards}
        className="mx-auto flex w-full max-w-reading flex-col gap-4 px-gutter py-4 min-[48rem]:grid min-[48rem]:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)] min-[48rem]:items-start min-[48rem]:py-6"
      >
        {children}
      </div>
    </>
  );
}

/** Returns the cards in the order in which a wide skeleton lists them: three of the main column, then the first of the side column. */
const mainBesideSide = (main: readonly Element[], side: readonly Element[]) => [
  ...[0, 1, 2].map((at) => main[at]),
  side[0],
];

/** The props of `HomeColumns`. `children` are the cards of the main column. */
export type HomeColumnsProps = {
  /** The cards of the side column: beside the main one on pages of 768 px or more, otherwise below it. */
  readonly side: ReactNode;
  readonly children: ReactNode;
};

const column = 'contents min-[48rem]:flex min-[48rem]:min-w-0 min-[48rem]:flex-col min-[48rem]:gap-4';

/** Renders the cards of a customer's home in one column, or in two on a wide page. */
export const HomeColumns = ({ side, children }: HomeColumnsProps) => (
  <>
    <div className={column}>{children}</div>
    <div className={column}>{side}</div>
  </>
);
