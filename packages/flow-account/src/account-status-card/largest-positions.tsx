import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { LinkCell } from '@quayside/flow-screens/internals/link-cell';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { List } from '@quayside/ui/list';
import { useHref, useNavigate } from 'react-router';
import { account } from '../account/texts.ts';
import { PositionLine, rowStyles } from '../asset-details/position-row.tsx';
import type { PricedPosition } from '../asset-details/positions.ts';
import { paths } from '../routes/paths.ts';

/** Renders the largest positions with their values and day changes. If there are more, links to all positions. Renders nothing without positions. */
export function LargestPositions({ currency, count, positions }: NonNullable<AccountOverview['largest']>) {
  const t = useText(account);
  if (positions.length === 0) return null;
  return (
    <Card
      title={t('home.largest')}
      aside={
        <span aria-hidden className="text-caption text-ink-muted">
          {currency} · {t('position.dayChange')}
        </span>
      }
      padding="none"
    >
      <List label={t('home.largest')}>
        {positions.map((position) => (
          <Row key={position.id} position={position} />
        ))}
        {count > positions.length ? <LinkCell path={paths.details} title={t('home.allPositions', { count })} /> : null}
      </List>
    </Card>
  );
}

function Row({ position }: { readonly position: PricedPosition }) {
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
