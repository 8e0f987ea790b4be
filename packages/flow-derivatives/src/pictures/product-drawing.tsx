import type { DerivativeProduct } from '@quayside/rules/enumerations';
import { IllustrationFrame } from '@quayside/ui/illustration';

type Props = {
  readonly product: DerivativeProduct;
  /** Whether the product is refused, which replaces its mark with an amber minus; default: `offered`. */
  readonly state?: 'offered' | 'refused';
};

/** Renders an illustration of a product. */
export function ProductDrawing({ product, state = 'offered' }: Props) {
  const { body, mark, x, y, r } = drawings[product];
  return (
    <IllustrationFrame name={state === 'refused' ? `${product}-refused` : product}>
      <circle cx="80" cy="56" r="52" className="fill-accent-soft stroke-none" />
      {body}
      {state === 'refused' ? (
        <g className="stroke-warning">
          <circle cx={x} cy={y} r={r} className="fill-warning-soft" />
          <path d={`M${x - 7} ${y}h14`} />
        </g>
      ) : (
        <>
          <circle cx={x} cy={y} r={r} className="fill-spark" />
          <path d={mark} className="stroke-hero" />
        </>
      )}
    </IllustrationFrame>
  );
}

/** The drawing of each product. `x` and `y` are the centre of the disc with its mark. */
const drawings = {
  // a contract with the result of an option over the price; the mark is the right to choose
  options: {
    body: (
      <>
        <path d="M44 16h64v80H44z" className="fill-surface-raised" />
        <path d="M56 30h26M56 84h40M56 68h20l20-26" />
        <path d="M76 74V42" strokeDasharray="1 6" />
      </>
    ),
    mark: 'M101 34l5 5 9-9',
    x: 108,
    y: 34,
    r: 16,
  },
  // a calendar; the mark is a day on which both sides trade
  futures: {
    body: (
      <>
        <path d="M40 28h74v62H40z" className="fill-surface-raised" />
        <path d="M40 46h74M58 20v14M96 20v14M54 60h8M74 60h8M54 75h8M74 75h8" />
      </>
    ),
    mark: 'M99 73h17l-5-5M117 83h-17l5 5',
    x: 108,
    y: 78,
    r: 18,
  },
  // two candles; the mark is the difference between their prices
  cfd: {
    body: (
      <>
        <path d="M50 94V80M50 56V46M82 66V56M82 32V20" />
        <path d="M42 56h16v24H42zM74 32h16v24H74z" className="fill-surface-raised" />
        <path d="M62 80h42M94 32h14" strokeDasharray="1 6" />
      </>
    ),
    mark: 'M116 46v20M111 51l5-5 5 5M111 61l5 5 5-5',
    x: 116,
    y: 56,
    r: 18,
  },
};
