import { cva } from 'class-variance-authority';

export const resultMarkStyles = cva(
  'inline-flex size-16 items-center justify-center rounded-full forced-colors:border',
  {
    variants: {
      kind: {
        success: 'bg-success-soft text-success',
        fail: 'bg-danger-soft text-danger',
        fix: 'bg-warning-soft text-warning',
        wait: 'bg-info-soft text-accent',
        info: 'bg-info-soft text-accent',
      },
    },
  },
);

export const resultGroundStyles = cva('pt-8', {
  variants: { ground: { page: 'text-ink', hero: 'bg-hero pb-8 text-on-hero forced-colors:border-b' } },
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

/** The status is a line of text: a sentence in a pill would wrap. */
export const resultStatusStyles = cva('block text-label font-semibold', {
  variants: {
    kind: {
      success: 'text-success',
      fail: 'text-danger',
      fix: 'text-warning',
      wait: 'text-accent',
      info: 'text-accent',
    },
  },
});
