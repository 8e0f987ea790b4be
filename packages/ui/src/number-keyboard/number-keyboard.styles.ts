import { cva } from 'class-variance-authority';

export const keyStyles = cva(
  'flex min-h-control min-w-0 cursor-pointer touch-manipulation items-center justify-center rounded-control border-0 active:bg-accent-soft disabled:cursor-not-allowed disabled:opacity-45',
  {
    variants: {
      kind: {
        digit: 'bg-surface-raised text-heading text-ink tabular-nums shadow-raised',
        action: 'bg-transparent text-body text-ink',
      },
    },
  },
);
