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
  variants: {
    ground: {
      page: 'text-ink',
      hero: 'bg-hero pb-8 text-on-hero forced-colors:border-b',
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
