import type { Brand } from '../../packages/platform/src/brand/brand.ts';

/** Draws the symbol of a brand as its app does. */
export const BrandMark = ({ brand, className }: { brand: Brand; className: string }) => (
  <svg role="img" aria-label="Symbol" viewBox="0 0 32 32" className={className}>
    <rect width="32" height="32" rx="8" fill={brand.colours.hero} />
    <path
      d={brand.symbol}
      fill="none"
      stroke={brand.colours.spark}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
