import { type ReactNode, useId } from 'react';
import { cardStyles } from './card.styles.ts';

/** What a card holds, and whether it is a region with a heading of its own. */
export type CardProps = {
  children: ReactNode;
  /** a heading inside the card; the card is then a named region */
  title?: ReactNode;
  /** of the heading */
  level?: 2 | 3 | 4;
  /** beside the title: a status tag, a small button */
  aside?: ReactNode;
  tone?: 'plain' | 'sunken' | 'accent';
  /** `none` for content that reaches the edges, such as a list */
  padding?: 'normal' | 'none';
  className?: string;
};

/** A sheet of paper on the page: what belongs together. Renders a `<section>` with a title, else a `<div>`. */
export function Card({ children, title, level = 2, aside, tone, padding, className }: CardProps) {
  const id = useId();
  if (!title) return <div className={cardStyles({ tone, padding, className })}>{children}</div>;
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={cardStyles({ tone, padding, className })}>
      <div
        className={`flex flex-wrap items-center justify-between gap-2 ${padding === 'none' ? 'px-4 pt-4 pb-2' : 'mb-3'}`}
      >
        <Heading id={id} className="m-0 text-title text-ink">
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
