import { cva } from 'class-variance-authority';

export const priceChangeStyles = cva(
  'inline-flex flex-wrap items-baseline gap-x-1 tabular-nums data-[trend=down]:text-down data-[trend=up]:text-up',
  { variants: { size: { body: '', title: 'text-title', display: 'text-display' } } },
);
