import type { ReactNode } from 'react';
import { Breakable } from '../breakable/breakable.tsx';

/** A name and what belongs to it; `id` tells the entries apart. */
export type Description = { id: string; label: ReactNode; value: ReactNode };

/** What is listed, and whether values stand beside their names or under them. */
export type DescriptionListProps = {
  items: readonly Description[];
  /** `rows` puts values at the end of the line (figures); `stacked` puts them under their labels (long text) */
  layout?: 'rows' | 'stacked';
};

/** Names and what belongs to them. Renders a `<dl>`. */
export const DescriptionList = ({ items, layout = 'rows' }: DescriptionListProps) => (
  <dl className="m-0 divide-y divide-line">
    {items.map(({ id, label, value }) => (
      <div
        key={id}
        className={`py-2.5 first:pt-0 last:pb-0 ${layout === 'rows' ? 'flex flex-wrap items-baseline justify-between gap-x-4' : ''}`}
      >
        <dt className="text-ink-muted text-label">{label}</dt>
        <dd className={`m-0 min-w-0 text-ink text-label ${layout === 'rows' ? 'ms-auto text-end' : 'mt-0.5'}`}>
          {typeof value === 'string' ? <Breakable text={value} /> : value}
        </dd>
      </div>
    ))}
  </dl>
);
