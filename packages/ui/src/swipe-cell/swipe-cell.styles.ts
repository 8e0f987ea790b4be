import { cva } from 'class-variance-authority';

/**
 * The styles of the actions, which slide in from the end. They are as wide as needed, or as wide as the row if they
 * wrap.
 */
export const swipeActionsStyles = cva(
  'min-w-0 flex-auto flex-wrap justify-end opacity-100 transition-[opacity,translate] duration-(--q-duration) starting:translate-x-6 starting:opacity-0',
  { variants: { state: { open: 'flex', closed: 'hidden' } } },
);

export const swipeActionStyles = cva(
  'flex min-h-[3.5rem] min-w-[4.5rem] flex-auto cursor-pointer flex-col items-center justify-center gap-1 border-0 px-3 py-2 text-center font-[inherit] text-caption -outline-offset-4! forced-colors:border',
  {
    variants: {
      tone: {
        neutral: 'bg-accent-soft text-ink hover:text-accent-strong',
        danger: 'bg-danger text-ink-on-accent outline-ink-on-accent! hover:opacity-90',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);
