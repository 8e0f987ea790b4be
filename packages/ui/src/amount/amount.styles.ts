import { cva } from 'class-variance-authority';

export const amountStyles = cva('tabular-nums', {
  variants: {
    kind: { plain: '', change: 'data-[trend=down]:text-down data-[trend=up]:text-up' },
    size: { body: '', title: 'text-title', display: 'font-display text-display tracking-normal' },
  },
});
