import { cva } from 'class-variance-authority';

export const noticeStyles = cva('flex items-start gap-3 text-label text-ink', {
  variants: {
    tone: { info: 'bg-info-soft', warning: 'bg-warning-soft', danger: 'bg-danger-soft', success: 'bg-success-soft' },
    shape: {
      card: 'rounded-card p-4 forced-colors:border',
      banner: 'px-gutter py-3 forced-colors:border-y',
    },
  },
  defaultVariants: { tone: 'info', shape: 'card' },
});

export const noticeIconStyles = cva('mt-[0.1em] shrink-0', {
  variants: { tone: { info: 'text-accent', warning: 'text-warning', danger: 'text-danger', success: 'text-success' } },
});
