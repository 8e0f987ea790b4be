import { cva } from 'class-variance-authority';
import { toneGrounds } from '../notice/notice.styles.ts';

/** Reaches under the notch and the rounded corners, its words do not. The line at its end tells it from a page of the same ground. */
export const bannerStyles = cva(
  'flex items-start gap-1 border-b py-1 ps-[max(var(--q-gutter),var(--q-safe-left))] pe-[max(var(--q-gutter),var(--q-safe-right))] text-label text-ink',
  {
    variants: {
      tone: {
        info: [toneGrounds.info, 'border-accent'],
        warning: [toneGrounds.warning, 'border-warning'],
        danger: [toneGrounds.danger, 'border-danger'],
        success: [toneGrounds.success, 'border-success'],
      },
      place: { inline: '', top: 'sticky top-0 z-bar pt-[calc(0.25rem+var(--q-safe-top))]' },
    },
  },
);
