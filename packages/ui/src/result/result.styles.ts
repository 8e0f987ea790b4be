import { cva } from 'class-variance-authority';

export const resultMarkStyles = cva(
  'inline-flex size-16 items-center justify-center rounded-full forced-colors:border',
  {
    variants: {
      kind: {
        success: 'bg-success-soft text-success',
        fail: 'bg-danger-soft text-danger',
        declined: 'bg-warning-soft text-warning',
        fix: 'bg-warning-soft text-warning',
        wait: 'bg-info-soft text-accent',
        info: 'bg-info-soft text-accent',
      },
    },
  },
);

/**
 * The styles of the picture. On a screen up to 42rem high, such as 320 × 640, it is small or hidden, so that the first
 * line after the title is visible.
 */
export const resultPictureStyles = cva('', {
  variants: {
    size: {
      normal: '[@media(max-height:42rem)]:*:h-16 [@media(max-height:42rem)]:*:w-24',
      compact: '*:h-16 *:w-24 [@media(max-height:42rem)]:hidden',
    },
    animated: { true: 'motion-safe:animate-q-arrive', false: '' },
  },
});

/**
 * The animations of a hero: the text (`second`) appears after the picture, and the content (`third`) after the text.
 */
const second = 'motion-safe:animate-q-second';
const third = 'motion-safe:animate-q-third';

export const resultTitleStyles = cva('m-0 text-balance text-heading [@media(max-height:42rem)]:mt-2', {
  variants: { size: { normal: 'mt-4', compact: 'mt-2' }, variant: { page: '', hero: second } },
});

export const resultBodyStyles = cva('flex flex-col gap-4', {
  variants: {
    variant: {
      page: '',
      hero: `mt-6 [@media(max-height:42rem)]:mt-4 ${third}`,
    },
    size: { normal: '', compact: '' },
  },
  compoundVariants: [
    { variant: 'page', size: 'normal', className: 'mt-8 [@media(max-height:42rem)]:mt-5' },
    { variant: 'page', size: 'compact', className: 'mt-5 [@media(max-height:42rem)]:mt-4' },
  ],
});

export const resultBackgroundStyles = cva('[@media(max-height:42rem)]:pt-4', {
  variants: {
    size: { normal: 'pt-8', compact: 'pt-5' },
    variant: {
      page: 'text-ink',
      hero: 'bg-hero pb-8 text-on-hero [@media(max-height:42rem)]:pb-4 forced-colors:border-b',
    },
    animated: { true: 'motion-safe:animate-q-grow', false: '' },
  },
});

/**
 * The styles of the part with the picture and the title. In a hero, white tints replace those of the dark skin, which
 * would look muddy on a brand colour. A status is readable on 8 % white in every skin, but not on 12 % in blue.
 */
export const resultHeadStyles = cva('mx-auto max-w-reading text-balance px-gutter text-center', {
  variants: {
    variant: {
      page: '',
      hero: '[--q-accent-soft:rgb(255_255_255/12%)] [--q-success-soft:rgb(255_255_255/8%)] [--q-surface-raised:var(--q-hero)]',
    },
  },
});

export const resultLeadStyles = cva('mt-2 text-pretty text-body', {
  variants: { variant: { page: 'text-ink-muted', hero: `text-on-hero-muted ${second}` } },
});
