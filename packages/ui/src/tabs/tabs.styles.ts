import { cva } from 'class-variance-authority';

export const tabListStyles = cva('flex', {
  variants: {
    look: {
      line: 'overflow-x-auto border-line border-b',
      chips: 'flex-wrap gap-2',
      row: 'gap-2',
    },
  },
});

const chip =
  'rounded-control border border-line-strong transition-colors aria-selected:border-accent aria-selected:bg-accent-soft aria-selected:font-semibold aria-selected:text-ink';

export const tabStyles = cva('min-h-target cursor-pointer bg-transparent text-ink-muted text-label', {
  variants: {
    look: {
      line: '-mb-px shrink-0 border-0 border-transparent border-b-2 px-4 -outline-offset-2! aria-selected:border-accent aria-selected:font-semibold aria-selected:text-accent',
      chips: `grow basis-[40%] px-3 ${chip}`,
      row: `min-w-0 flex-1 px-1 ${chip}`,
    },
  },
});
