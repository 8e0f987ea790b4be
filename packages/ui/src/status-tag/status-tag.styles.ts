import { cva } from 'class-variance-authority';

export const statusTagStyles = cva(
  'inline-flex max-w-full items-center rounded-full border px-2.5 py-0.5 text-caption font-medium forced-colors:border-current',
  {
    variants: {
      tone: {
        neutral: 'border-line bg-surface-sunken text-ink-muted',
        info: 'border-transparent bg-info-soft text-accent',
        success: 'border-transparent bg-success-soft text-success',
        warning: 'border-transparent bg-warning-soft text-warning',
        danger: 'border-transparent bg-danger-soft text-danger',
      },
    },
  },
);
