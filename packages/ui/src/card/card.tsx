import { type ReactNode, useId } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { cardStyles } from './card.styles.ts';

export type CardProps = {
  /** The content of the card. */
  children: ReactNode;
  /** The heading of the card. With a title, the card is a named region. */
  title?: ReactNode;
  /** The level of the heading. Default: `2`. */
  level?: 2 | 3 | 4;
  /** Content at the end of the title line, such as a status or a link. */
  aside?: ReactNode;
  /** The background. Use `sunken` for secondary content and `accent` for news. Default: `plain`. */
  variant?: 'plain' | 'sunken' | 'accent';
  /** The padding of the card. Use `none` for content that reaches the edges, such as a list. Default: `normal`. */
  padding?: 'normal' | 'none';
} & ElementProps<'section', 'title' | 'children'>;

/** Renders a group of related content with a border, as a `<section>`. */
export function Card({ children, title, level = 2, aside, variant, padding, className, ...rest }: CardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={title ? id : undefined} {...rest} className={cardStyles({ variant, padding, className })}>
      {title ? (
        <div
          className={`flex flex-wrap items-center justify-between gap-2 ${padding === 'none' ? 'px-4 pt-4 pb-2' : 'mb-3'}`}
        >
          <Heading id={id} className="m-0 text-title text-ink">
            {title}
          </Heading>
          {aside}
        </div>
      ) : null}
      {children}
    </section>
  );
}
