import { cva } from 'class-variance-authority';

export const toneBackgrounds = {
  info: 'bg-info-soft',
  warning: 'bg-warning-soft',
  danger: 'bg-danger-soft',
  success: 'bg-success-soft',
} as const;

export const noticeStyles = cva(
  'flex flex-wrap items-start gap-3 rounded-card p-4 text-label text-ink forced-colors:border',
  {
    variants: { tone: toneBackgrounds },
  },
);

export const toneIconStyles = cva('mt-[0.1em] shrink-0', {
  variants: { tone: { info: 'text-accent', warning: 'text-warning', danger: 'text-danger', success: 'text-success' } },
});
