import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { EmptyState } from '@quayside/ui/empty-state';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Position } from '../positions.ts';
import { PositionRow } from './position-row.tsx';

/** Rows that come and go together: about a screen of them. At a quarter of the processor's speed forty took 190 to 380 ms of it, sixteen take 115. */
const CHUNK = 16;
/** Until a chunk was on screen, what its rows will about be. */
const ROW_PX = 66;
/** Drawn before it is scrolled to. */
const AHEAD = '600px';

type Props = { readonly positions: readonly Position[]; readonly currency: string };
type PositionsProps = Props & {
  /** beside the heading */
  readonly aside?: ReactNode;
};

/** What is held. Chunks off the screen keep their place and no rows, so that ten thousand scroll like ten; a screen reader is told how many there are. */
export function Positions({ positions, currency, aside }: PositionsProps) {
  const t = useText(account);
  if (positions.length === 0)
    return (
      <Card>
        <EmptyState title={t('details.noPositions')}>{t('details.noPositionsText')}</EmptyState>
      </Card>
    );
  const starts = Array.from({ length: Math.ceil(positions.length / CHUNK) }, (_, index) => index * CHUNK);
  return (
    <section aria-label={t('details.positions', { count: positions.length })}>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 className="m-0 text-ink text-title">{t('details.positions', { count: positions.length })}</h2>
        {aside}
      </div>
      <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface-raised">
        {starts.map((start) => (
          <Chunk key={start} start={start} positions={positions} currency={currency} />
        ))}
      </div>
    </section>
  );
}

function Chunk({ start, positions, currency }: Props & { readonly start: number }) {
  const t = useText(account);
  const place = useRef<HTMLDivElement>(null);
  const { near, height } = useNear(place, positions.length <= CHUNK ? 'always' : 'by-place');
  const rows = positions.slice(start, start + CHUNK);
  return (
    <div ref={place} style={near ? undefined : { height: height ?? rows.length * ROW_PX }}>
      {near ? (
        <ul
          aria-label={t('details.positions', { count: positions.length })}
          className="m-0 list-none divide-y divide-line p-0"
        >
          {rows.map((position, index) => (
            <li
              key={position.id}
              aria-setsize={positions.length}
              aria-posinset={start + index + 1}
              className="px-4 py-3"
            >
              <PositionRow position={position} currency={currency} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type Nearness = { readonly near: boolean; readonly height?: number };

/** Whether a place is on the screen or about to be; when it no longer is, how high it was. A short list is always there. */
function useNear(place: RefObject<HTMLDivElement | null>, when: 'always' | 'by-place'): Nearness {
  const [nearness, setNearness] = useState<Nearness>({ near: when === 'always' });
  useEffect(() => {
    const element = place.current;
    if (!element || when === 'always') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.at(-1)?.isIntersecting ?? false;
        setNearness(near ? { near } : { near, height: element.offsetHeight });
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, when]);
  return nearness;
}
