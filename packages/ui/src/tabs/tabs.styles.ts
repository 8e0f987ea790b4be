import { cva } from 'class-variance-authority';

export const tabListStyles = cva('', {
  variants: {
    variant: {
      line: 'flex overflow-x-auto border-line border-b',
      row: 'flex flex-wrap gap-1 rounded-control bg-surface-sunken p-1',
      grid: 'grid grid-cols-2 gap-1 rounded-control bg-surface-sunken p-1 @min-[26rem]:grid-cols-4',
    },
  },
});

const segment =
  'border-0 wrap-normal rounded-[calc(var(--q-radius-control)-0.25rem)] px-1 py-1 text-caption hover:text-ink aria-selected:bg-surface-raised aria-selected:font-semibold aria-selected:text-accent forced-colors:aria-selected:underline';

export const tabStyles = cva(
  'min-h-target cursor-pointer bg-transparent text-ink-muted disabled:cursor-not-allowed disabled:opacity-45',
  {
    variants: {
      variant: {
        line: '-mb-px text-label shrink-0 border-0 border-transparent border-b-2 px-4 -outline-offset-2! aria-selected:border-accent aria-selected:font-semibold aria-selected:text-accent',
        row: `min-w-min flex-auto ${segment}`,
        grid: segment,
      },
    },
  },
);
