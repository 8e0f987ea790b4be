import { cva } from 'class-variance-authority';

/** The styles of an amount, by size and trend. It moves to the next line as a whole, and a wide one can only break after the currency. */
export const amountStyles = cva('inline-block max-w-full [overflow-wrap:normal]', {
  variants: {
    variant: { plain: '', change: 'data-[trend=down]:text-down data-[trend=up]:text-up' },
    /* Tabular figures align in columns, but have wide gaps in a large single number. */
    size: {
      body: 'tabular-nums',
      title: 'tabular-nums text-title',
      display: 'font-display proportional-nums text-display text-[min(2.125rem,11vw)]',
    },
  },
});
