import { useText } from '@quayside/i18n/use-text';
import { calculateLeverage, contractValue } from '@quayside/rules/leverage';
import { Card } from '@quayside/ui/card';
import type { LeverageExample } from './examples.ts';
import { formatMoney } from './format-money.ts';
import { derivativePictures } from './texts.ts';

/** Renders a card that compares two bars, the deposit and the value of the position, and states the leverage. */
export function LeveragePicture({ example: { position } }: { example: LeverageExample }) {
  const t = useText(derivativePictures);
  const value = contractValue(position);
  const times = Number(calculateLeverage(position) ?? '1');
  return (
    <Card title={t('leverage.title')}>
      <Bar label={t('leverage.deposit')} amount={formatMoney(position.deposit)} share={1 / times} tone="fill-accent" />
      <Bar label={t('leverage.value')} amount={formatMoney(value)} share={1} tone="fill-line-strong" />
      <p className="mt-3 mb-0 text-ink text-label">{t('leverage.words', { times })}</p>
    </Card>
  );
}

const Bar = ({ label, amount, share, tone }: { label: string; amount: string; share: number; tone: string }) => (
  <div className="mt-3 first:mt-0">
    <p className="m-0 mb-1 flex flex-wrap justify-between gap-x-3 text-label">
      <span className="text-ink-muted">{label}</span>
      <span className="text-ink tabular-nums">{amount}</span>
    </p>
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden className="block h-3 w-full">
      <rect width={100 * share} height="4" rx="0.6" className={tone} />
    </svg>
  </div>
);
