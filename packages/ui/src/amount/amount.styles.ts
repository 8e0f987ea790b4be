import { cva } from 'class-variance-authority';

export const amountStyles = cva('', {
  variants: {
    kind: { plain: '', change: 'data-[trend=down]:text-down data-[trend=up]:text-up' },
    /* Figures of one width stand in columns; alone and large, they would look spaced. */
    size: {
      body: 'tabular-nums',
      title: 'tabular-nums text-title',
      display: 'font-display proportional-nums text-display',
    },
  },
});
