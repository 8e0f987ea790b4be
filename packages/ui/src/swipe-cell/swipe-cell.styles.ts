import { cva } from 'class-variance-authority';

export const swipeActionStyles = cva(
  'flex min-h-target min-w-[4.5rem] cursor-pointer flex-col items-center justify-center gap-1 border-0 px-3 py-2 text-center font-[inherit] text-caption -outline-offset-4! forced-colors:border',
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
