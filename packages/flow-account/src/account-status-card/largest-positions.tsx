import type { AccountDetails } from '@quayside/contract/account-details';
import { LinkCell } from '@quayside/flow-screens/link-cell';
import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { List } from '@quayside/ui/list';
import { useMemo } from 'react';
import { useHref, useNavigate } from 'react-router';
import { PositionLine, rowStyles } from '../asset-details/position-row.tsx';
import { type Position, positionsOf } from '../asset-details/positions.ts';
import { paths } from '../routes/paths.ts';

const SHOWN = 3;

/** Renders the largest positions with their values and day changes, and the link to all of them. */
export function LargestPositions({ details }: { readonly details: AccountDetails }) {
  const t = useText(account);
  const positions = useMemo(() => positionsOf(details, 'securities'), [details]);
  const largest = useMemo(() => largestOf(positions), [positions]);
  if (largest.length === 0) return null;
  return (
    <Card
      title={t('home.largest')}
      aside={
        <span aria-hidden className="text-caption text-ink-muted">
          {details.currency} · {t('position.dayChange')}
        </span>
      }
      padding="none"
    >
      <List label={t('home.largest')}>
        {largest.map((position) => (
          <Row key={position.id} position={position} />
        ))}
        {positions.length > largest.length ? (
          <LinkCell path={paths.details} title={t('home.allPositions', { count: positions.length })} />
        ) : null}
      </List>
    </Card>
  );
}

function Row({ position }: { readonly position: Position }) {
  const navigate = useNavigate();
  return (
    <li>
      <a
        href={useHref(paths.details)}
        onClick={(event) => {
          event.preventDefault();
          void navigate(paths.details);
        }}
        className={rowStyles}
      >
        <PositionLine position={position} change="dayChange" />
      </a>
    </li>
  );
}

/** Returns the positions of the greatest value, long or short. By binary floats, because only their order matters and there may be 10,000. */
function largestOf(positions: readonly Position[]): readonly Position[] {
  const sized = positions.map((position) => ({ position, size: sizeOf(position) }));
  return sized
    .sort((a, b) => b.size - a.size)
    .slice(0, SHOWN)
    .map(({ position }) => position);
}

const sizeOf = ({ quantity, price = '0', multiplier = '1', rate = '0' }: Position): number =>
  Math.abs(Number(quantity) * Number(price) * Number(multiplier) * Number(rate));
