import { cva } from 'class-variance-authority';

/** The styles of an amount, by `kind` and `size`. For the kind `change`, `data-trend` determines the colour. */
export const amountStyles = cva('', {
  variants: {
    kind: { plain: '', change: 'data-[trend=down]:text-down data-[trend=up]:text-up' },
    /* Tabular figures align in columns, but have wide gaps in a large single number. */
    size: {
      body: 'tabular-nums',
      title: 'tabular-nums text-title',
      display: 'font-display proportional-nums text-display',
    },
  },
});
