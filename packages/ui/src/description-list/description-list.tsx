import type { ReactNode } from 'react';
import { Breakable } from '../breakable/breakable.tsx';
import type { ElementProps } from '../element-props/element-props.ts';

/** A row of a `DescriptionList`: a label and its value. `id` must be unique in the list. */
export type Description = { id: string; label: ReactNode; value: ReactNode };

export type DescriptionListProps = {
  /** The rows, each with `id`, `label` and `value`. */
  items: readonly Description[];
  /**
   * The position of the values. `rows` puts short values at the end of the line; `stacked` puts long values below their
   * labels. `dense` is `rows` with little space and no lines, for facts that the user already knows. Default: `rows`.
   */
  layout?: 'rows' | 'dense' | 'stacked';
} & ElementProps<'dl', 'children'>;

/** Renders labels and values as a `<dl>`. */
export const DescriptionList = ({ items, layout = 'rows', className = '', ...rest }: DescriptionListProps) => (
  <dl {...rest} className={`${layout === 'dense' ? 'm-0' : 'm-0 row-lines'} ${className}`}>
    {items.map(({ id, label, value }) => (
      <div
        key={id}
        className={`first:pt-0 last:pb-0 ${layout === 'dense' ? 'py-0.5' : 'py-line'} ${layout === 'stacked' ? '' : 'flex flex-wrap items-baseline justify-between gap-x-4'}`}
      >
        <dt className="text-ink-muted text-label">{label}</dt>
        <dd className={`m-0 min-w-0 text-ink text-label ${layout === 'stacked' ? 'mt-0.5' : 'ms-auto text-end'}`}>
          {typeof value === 'string' ? <Breakable text={value} /> : value}
        </dd>
      </div>
    ))}
  </dl>
);
