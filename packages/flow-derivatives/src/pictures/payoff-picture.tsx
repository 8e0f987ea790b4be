import { useText } from '@quayside/i18n/use-text';
import {
  breakEvenPrice,
  OPTION_MULTIPLIER,
  type OptionPosition,
  optionKinds,
  optionSides,
  payoffAtExpiry,
  payoffLimits,
} from '@quayside/rules/option-payoff';
import { Card } from '@quayside/ui/card';
import { DescriptionList } from '@quayside/ui/description-list';
import { Tabs } from '@quayside/ui/tabs';
import { roundAmount } from '@quayside/values/amount';
import { useState } from 'react';
import { optionExample, optionPrices } from './examples.ts';
import { FiguresTable } from './figures-table.tsx';
import { formatMoney } from './format-money.ts';
import { PayoffDrawing } from './payoff-drawing.tsx';
import { derivativePictures } from './texts.ts';

/** Renders a card with a tab for each of the four option positions: profit and loss at expiry as a chart and a table. */
export function PayoffPicture() {
  const t = useText(derivativePictures);
  const [shown, setShown] = useState('long.call');
  const { strike, premium } = optionExample;
  const tabs = optionSides.flatMap((side) =>
    optionKinds.map((kind) => ({
      id: `${side}.${kind}`,
      label: t(`payoff.${side}.${kind}`),
      content: <Position position={{ kind, side, strike, premium }} />,
    })),
  );
  return (
    <Card title={t('payoff.title')}>
      <p className="mt-0 mb-3 text-caption text-ink-muted">
        {t('payoff.example', {
          shares: Number(OPTION_MULTIPLIER),
          strike: formatMoney(strike),
          premium: formatMoney(premium),
        })}
      </p>
      <Tabs variant="grid" label={t('payoff.choose')} tabs={tabs} value={shown} onValueChange={setShown} />
      <p className="mt-2 mb-0 text-caption text-ink-muted">{t('illustration')}</p>
    </Card>
  );
}

function Position({ position }: { position: OptionPosition }) {
  const t = useText(derivativePictures);
  const { mostGain, mostLoss } = payoffLimits(position);
  const limit = (amount: string | undefined) => (amount === undefined ? t('payoff.noLimit') : formatMoney(amount));
  const title = t(`payoff.${position.side}.${position.kind}`);
  return (
    <>
      <p className="mt-0 mb-3 text-ink text-label">{t(`payoff.words.${position.side}.${position.kind}`)}</p>
      <PayoffDrawing
        position={position}
        words={{
          gain: t('payoff.gain'),
          loss: t('payoff.loss'),
          strike: t('payoff.strike'),
          breakEven: t('payoff.breakEven'),
          mostGain: t('payoff.mostGain'),
          mostLoss: t('payoff.mostLoss'),
        }}
      />
      <p className="mt-1 mb-3 text-center text-caption text-ink-muted">{t('payoff.price')}</p>
      <DescriptionList
        items={[
          { id: 'gain', label: t('payoff.mostGain'), value: limit(mostGain) },
          { id: 'loss', label: t('payoff.mostLoss'), value: limit(mostLoss) },
          { id: 'break-even', label: t('payoff.breakEven'), value: formatMoney(breakEvenPrice(position)) },
        ]}
      />
      <FiguresTable
        label={title}
        columns={[t('payoff.price'), t('payoff.result')]}
        rows={optionPrices.map(
          (price) => [formatMoney(price), formatMoney(roundAmount(payoffAtExpiry(position, price)))] as const,
        )}
      />
    </>
  );
}
