import { cva } from 'class-variance-authority';

export const timelineDotStyles = cva('absolute start-0 top-[0.2rem] size-[0.9375rem] rounded-full border-2', {
  variants: {
    state: {
      done: 'border-accent bg-accent forced-colors:bg-[Highlight]',
      current: 'border-accent bg-surface shadow-[0_0_0_4px_var(--q-accent-soft)]',
      waiting: 'border-line-strong bg-surface',
      failed: 'border-danger bg-danger',
    },
  },
});
