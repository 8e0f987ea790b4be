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

/** On a screen up to 42rem high, such as 320 × 640, the first line after the title has to be in sight. */
export const resultPictureStyles = cva('[@media(max-height:42rem)]:*:h-16 [@media(max-height:42rem)]:*:w-24');

export const resultTitleStyles = cva('m-0 mt-4 text-balance text-heading [@media(max-height:42rem)]:mt-2');

export const resultBodyStyles = cva('flex flex-col gap-4', {
  variants: {
    ground: {
      page: 'mt-8 [@media(max-height:42rem)]:mt-5',
      hero: 'mt-6 [@media(max-height:42rem)]:mt-4',
    },
  },
});

export const resultGroundStyles = cva('pt-8 [@media(max-height:42rem)]:pt-4', {
  variants: {
    ground: {
      page: 'text-ink',
      hero: 'bg-hero pb-8 text-on-hero [@media(max-height:42rem)]:pb-4 forced-colors:border-b',
    },
  },
});

/** The tints of the dark skin are muddy on the ground of a brand. */
export const resultHeadStyles = cva('mx-auto max-w-reading text-balance px-gutter text-center', {
  variants: {
    ground: {
      page: '',
      hero: '[--q-accent-soft:rgb(255_255_255/12%)] [--q-success-soft:rgb(255_255_255/12%)] [--q-surface-raised:var(--q-hero)]',
    },
  },
});

export const resultLeadStyles = cva('mt-2 text-pretty text-body', {
  variants: { ground: { page: 'text-ink-muted', hero: 'text-on-hero-muted' } },
});

/** The status is a quiet line of text in the font of the text, because it names a stage and the title says the outcome. */
export const resultStatusStyles = cva('block font-normal font-sans text-caption tracking-normal', {
  variants: { ground: { page: 'text-ink-muted', hero: 'text-on-hero-muted' } },
});
