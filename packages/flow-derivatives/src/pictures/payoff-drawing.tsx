import { breakEvenPrice, type OptionPosition, payoffAtExpiry, payoffLimits } from '@quayside/rules/option-payoff';
import { formatAmount } from '@quayside/values/amount';
import { optionPrices } from './examples.ts';

const width = 320;
const height = 148;
const edge = 8;

/**
 * Renders a chart of profit and loss by share price, in the user's stock colours. The text has the same size on every screen. Hidden from screen readers, because a table has the same
 * figures.
 */
export function PayoffDrawing({
  position,
  words,
}: {
  position: OptionPosition;
  words: Record<'gain' | 'loss' | 'strike' | 'breakEven' | 'mostGain' | 'mostLoss', string>;
}) {
  const prices = optionPrices.map(Number);
  const results = optionPrices.map((price) => Number(payoffAtExpiry(position, price)));
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const most = Math.max(...results.map(Math.abs));
  const x = (price: number) => edge + ((price - low) / (high - low)) * (width - 2 * edge);
  const y = (result: number) => height / 2 - (result / most) * (height / 2 - edge);
  const points = prices.map((price, at) => [x(price), y(results[at] ?? 0)] as const);
  const strike = x(Number(position.strike));
  const zero = y(0);
  const breakEven = breakEvenPrice(position);
  const even = x(Number(breakEven));
  const { mostGain, mostLoss } = payoffLimits(position);
  // A bought option has a flat loss and a sold one a flat gain: below the strike for calls, above it for puts.
  const flat =
    position.side === 'long' ? { word: words.mostLoss, amount: mostLoss } : { word: words.mostGain, amount: mostGain };
  const level = y((position.side === 'long' ? -1 : 1) * Math.abs(Number(flat.amount ?? '0')));
  // The line of a put reaches the corner of its gain or loss.
  const gainIsLeft = position.kind === 'call' || position.side === 'short';
  const lossIsLeft = position.kind === 'call' || position.side === 'long';
  const flatIsLeft = position.kind === 'call';
  // Puts the label next to the break-even point, away from the strike line and from the payoff line.
  const isBelow = position.side === 'long';
  return (
    <div aria-hidden className="relative">
      <svg viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full">
        {(['gain', 'loss'] as const).map((side) => (
          <polygon
            key={side}
            points={areaOf(points, zero, side)}
            className={side === 'gain' ? 'fill-up' : 'fill-down'}
            fillOpacity="0.15"
          />
        ))}
        <line x1={edge} x2={width - edge} y1={zero} y2={zero} className="stroke-line-strong" strokeWidth="1" />
        <line
          x1={strike}
          x2={strike}
          y1={edge}
          y2={height - edge}
          className="stroke-line-strong"
          strokeDasharray="3 3"
          strokeWidth="1"
        />
        <polyline
          points={points.map((point) => point.join(',')).join(' ')}
          fill="none"
          className="stroke-accent"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle cx={even} cy={zero} r="4.5" className="fill-surface-raised stroke-accent" strokeWidth="2.5" />
        <circle cx={strike} cy={level} r="3.5" className="fill-accent" />
      </svg>
      <svg className="absolute inset-0 size-full overflow-visible text-caption">
        <text {...(gainIsLeft ? atStart : atEnd)} y="1em" className="fill-up">
          {words.gain}
        </text>
        <text
          {...(lossIsLeft ? atStart : atEnd)}
          y={lossIsLeft ? '99%' : percent(zero + 18, height)}
          className="fill-down"
        >
          {words.loss}
        </text>
        <text x={percent(strike + 4, width)} y="99%" className="fill-ink-muted tabular-nums">
          {`${words.strike} ${formatAmount(position.strike)}`}
        </text>
        <text
          x={percent(even + (position.kind === 'call' ? 8 : -8), width)}
          y={percent(isBelow ? zero + 18 : zero - 9, height)}
          textAnchor={position.kind === 'call' ? 'start' : 'end'}
          className="fill-ink font-medium tabular-nums"
        >
          {`${words.breakEven} ${formatAmount(breakEven)}`}
        </text>
        {flat.amount === undefined ? null : (
          <text
            x={percent(flatIsLeft ? edge + 2 : width - edge, width)}
            y={percent(level + (position.side === 'long' ? 18 : -8), height)}
            textAnchor={flatIsLeft ? 'start' : 'end'}
            className="fill-ink font-medium tabular-nums"
          >
            {`${flat.word} ${formatAmount(flat.amount)}`}
          </text>
        )}
      </svg>
    </div>
  );
}

const atStart = { x: `${(100 * (edge + 2)) / width}%` };
const atEnd = { x: `${(100 * (width - edge)) / width}%`, textAnchor: 'end' } as const;

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** Returns the SVG `points` of the area between the line and zero, on the side of gains or losses. The line must contain its break-even point. */
const areaOf = (points: readonly (readonly [number, number])[], zero: number, side: 'gain' | 'loss'): string => {
  const line = points.map(([px, py]) => [px, side === 'gain' ? Math.min(py, zero) : Math.max(py, zero)]);
  const [first = 0, last = 0] = [line[0]?.[0], line.at(-1)?.[0]];
  return [[first, zero], ...line, [last, zero]].map((point) => point.join(',')).join(' ');
};
