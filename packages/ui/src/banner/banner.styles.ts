import { cva } from 'class-variance-authority';
import { toneBackgrounds } from '../notice/notice.styles.ts';

/**
 * The styles of a banner, by `tone` and `placement`. The background extends under the notch and the rounded corners,
 * but the text does not. The border separates the banner from a page of the same colour.
 */
export const bannerStyles = cva(
  'flex items-start gap-1 border-b py-1 ps-[max(var(--q-gutter),var(--q-safe-left))] pe-[max(var(--q-gutter),var(--q-safe-right))] text-label text-ink',
  {
    variants: {
      tone: {
        info: [toneBackgrounds.info, 'border-accent'],
        warning: [toneBackgrounds.warning, 'border-warning'],
        danger: [toneBackgrounds.danger, 'border-danger'],
        success: [toneBackgrounds.success, 'border-success'],
      },
      placement: { inline: '', top: 'sticky top-0 z-bar pt-[calc(0.25rem+var(--q-safe-top))]' },
    },
  },
);
