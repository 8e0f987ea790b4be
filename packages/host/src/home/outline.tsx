import { type ReactNode, useEffect, useRef } from 'react';
import { type HomeOf, homeParts, keepHomeShape } from '../boot/home-shape.ts';

export type OutlineProps = {
  /** whose home it is; undefined: not known, so its outline is not kept */
  readonly of: HomeOf | undefined;
  readonly hero: ReactNode;
  readonly children: ReactNode;
};

/** Renders the hero of a customer's home and the cards below it, and keeps their heights: the next time, the skeleton has them (`homeShapeScript`). */
export function Outline({ of, hero, children }: OutlineProps) {
  const top = useRef<HTMLDivElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!of) return;
    const parts = [top.current, cards.current].filter((part) => part !== null);
    const sizes = new ResizeObserver(() => {
      const [first, below] = parts;
      const shown = [first, ...(below?.children ?? [])].slice(0, homeParts);
      keepHomeShape(
        of,
        shown.map((part) => part?.getBoundingClientRect().height ?? 0),
      );
    });
    for (const part of parts) sizes.observe(part);
    return () => sizes.disconnect();
  }, [of]);
  return (
    <>
      <div ref={top}>{hero}</div>
      <div ref={cards} className="mx-auto flex w-full max-w-reading flex-col gap-4 px-gutter py-4">
        {children}
      </div>
    </>
  );
}
