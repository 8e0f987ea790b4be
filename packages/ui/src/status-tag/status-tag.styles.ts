import { cva, type VariantProps } from 'class-variance-authority';

export const statusTagStyles = cva(
  'inline-flex max-w-full items-center rounded-full border border-transparent px-2.5 py-0.5 text-caption font-medium forced-colors:border-current',
  {
    variants: {
      tone: {
        neutral: 'bg-surface-sunken text-ink-muted',
        info: 'bg-info-soft text-accent',
        success: 'bg-success-soft text-success',
        warning: 'bg-warning-soft text-warning',
        danger: 'bg-danger-soft text-danger',
      },
    },
  },
);

export type StatusTone = NonNullable<VariantProps<typeof statusTagStyles>['tone']>;
