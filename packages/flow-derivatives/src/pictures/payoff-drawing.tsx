import { type OptionPosition, payoffAtExpiry } from '@quayside/rules/option-payoff';
import { optionPrices } from './examples.ts';

const width = 320;
const height = 148;
const edge = 8;

/** Draws profit and loss over share prices. Text keeps its size when the chart shrinks. Hidden from screen readers: the table has the same figures. */
export function PayoffDrawing({
  position,
  words,
}: {
  position: OptionPosition;
  words: { gain: string; loss: string; strike: string };
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
  return (
    <div aria-hidden className="relative">
      <svg viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full">
        {(['gain', 'loss'] as const).map((side) => (
          <polygon
            key={side}
            points={areaOf(points, zero, side)}
            className={side === 'gain' ? 'fill-success-soft' : 'fill-danger-soft'}
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
      </svg>
      <svg className="absolute inset-0 size-full overflow-visible text-caption">
        <text x={percent(edge + 2, width)} y="1em" className="fill-success">
          {words.gain}
        </text>
        <text x={percent(edge + 2, width)} y="99%" className="fill-danger">
          {words.loss}
        </text>
        <text x={percent(strike + 4, width)} y="99%" className="fill-ink-muted tabular-nums">
          {words.strike}
        </text>
      </svg>
    </div>
  );
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** Returns the area between the line and zero on one side. The break-even price is among the points, so no edge crosses zero. */
const areaOf = (points: readonly (readonly [number, number])[], zero: number, side: 'gain' | 'loss'): string => {
  const line = points.map(([px, py]) => [px, side === 'gain' ? Math.min(py, zero) : Math.max(py, zero)]);
  const [first = 0, last = 0] = [line[0]?.[0], line.at(-1)?.[0]];
  return [[first, zero], ...line, [last, zero]].map((point) => point.join(',')).join(' ');
};
