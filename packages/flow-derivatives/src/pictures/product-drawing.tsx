import type { DerivativeProduct } from '@quayside/rules/enumerations';
import { IllustrationFrame } from '@quayside/ui/illustration';

/** Draws what a product is about, as an illustration of the kit. */
export const ProductDrawing = ({ product }: { product: DerivativeProduct }) => (
  <IllustrationFrame name={product}>
    <circle cx="80" cy="56" r="52" className="fill-accent-soft stroke-none" />
    {drawings[product]}
  </IllustrationFrame>
);

const drawings = {
  // a contract with the result of an option over the price, and the right to choose
  options: (
    <>
      <path d="M44 16h64v80H44z" className="fill-surface-raised" />
      <path d="M56 30h26M56 84h40M56 68h20l20-26" />
      <path d="M76 74V42" strokeDasharray="1 6" />
      <circle cx="108" cy="34" r="16" className="fill-spark" />
      <path d="M101 34l5 5 9-9" className="stroke-hero" />
    </>
  ),
  // a calendar with a day on which both sides trade
  futures: (
    <>
      <path d="M40 28h74v62H40z" className="fill-surface-raised" />
      <path d="M40 46h74M58 20v14M96 20v14M54 60h8M74 60h8M54 75h8M74 75h8" />
      <circle cx="108" cy="78" r="18" className="fill-spark" />
      <path d="M99 73h17l-5-5M117 83h-17l5 5" className="stroke-hero" />
    </>
  ),
  // two candles and the difference between their prices
  cfd: (
    <>
      <path d="M50 94V80M50 56V46M82 66V56M82 32V20" />
      <path d="M42 56h16v24H42zM74 32h16v24H74z" className="fill-surface-raised" />
      <path d="M62 80h42M94 32h14" strokeDasharray="1 6" />
      <circle cx="116" cy="56" r="18" className="fill-spark" />
      <path d="M116 46v20M111 51l5-5 5 5M111 61l5 5 5-5" className="stroke-hero" />
    </>
  ),
};
