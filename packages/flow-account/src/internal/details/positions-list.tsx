import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { formatAmount } from '@quayside/rules/amount';
import { Amount } from '@quayside/ui/amount';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { use, useLayoutEffect, useRef, useState } from 'react';
import type { Position } from '../positions.ts';
import { AmountsShown } from './amounts-shown.ts';
import { HiddenAmount } from './figure.tsx';

const ROW_PX = 72;
const OVERSCAN = 6;

type Props = { readonly positions: readonly Position[]; readonly currency: string };

/** What is held. Rows off the screen are not there, so that ten thousand scroll like ten; a screen reader is told how many there are. */
export function Positions({ positions, currency }: Props) {
  const t = useText(account);
  if (positions.length === 0) return <p className="m-0 text-body text-ink-muted">{t('details.noPositions')}</p>;
  return (
    <section aria-label={t('details.positions', { count: positions.length })}>
      <h2 className="m-0 mb-2 text-ink text-title">{t('details.positions', { count: positions.length })}</h2>
      <Rows positions={positions} currency={currency} />
    </section>
  );
}

function Rows({ positions, currency }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const place = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + scrollY);
    place();
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: positions.length,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => positions[index]?.id ?? index,
  });
  return (
    <ul
      ref={list}
      role="list"
      style={{ height: virtualizer.getTotalSize() }}
      className="relative m-0 list-none overflow-hidden rounded-card border border-line bg-surface-raised p-0"
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const position = positions[index];
        return position ? (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={positions.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)` }}
            className="absolute inset-x-0 top-0 border-line border-b px-4 py-3"
          >
            <Row position={position} currency={currency} />
          </li>
        ) : null;
      })}
    </ul>
  );
}

function Row({ position, currency }: { readonly position: Position; readonly currency: string }) {
  const t = useText(account);
  const shown = use(AmountsShown);
  const { name, quantity, price, value, profit } = position;
  const priced = price === undefined ? t('details.noPrice') : `${position.currency} ${formatAmount(price)}`;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3">
      <div className="min-w-0 flex-1 basis-32">
        <span className="block text-body text-ink">{name}</span>
        <span className="block text-caption text-ink-muted tabular-nums">
          {shown ? t('details.quantity', { quantity, price: priced }) : priced}
        </span>
      </div>
      <div className="ms-auto text-end">
        {shown ? (
          <>
            <span className="block">
              <Amount value={value} currency={currency} />
            </span>
            <span className="block">
              <Amount value={profit} kind="change" />
            </span>
          </>
        ) : (
          <HiddenAmount />
        )}
      </div>
    </div>
  );
}
