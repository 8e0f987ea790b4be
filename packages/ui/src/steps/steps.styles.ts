import { cva } from 'class-variance-authority';

export const stepMarkStyles = cva(
  'inline-flex size-[1.75rem] shrink-0 items-center justify-center rounded-full border text-caption font-semibold tabular-nums',
  {
    variants: {
      state: {
        done: 'border-accent bg-accent-soft text-accent',
        current: 'border-accent bg-accent text-ink-on-accent',
        waiting: 'border-line-strong bg-surface text-ink-muted',
        failed: 'border-danger bg-danger-soft text-danger',
      },
    },
  },
);
