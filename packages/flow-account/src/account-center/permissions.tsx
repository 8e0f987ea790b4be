import type { AccountOverview, AccountRequest } from '@quayside/contract/account-overview';
import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { derivativeProducts } from '@quayside/rules/enumerations';
import { List } from '@quayside/ui/list';
import { StatusTag, type StatusTagProps } from '@quayside/ui/status-tag';
import { LinkCell } from '../internal/link-cell.tsx';
import { paths } from '../internal/paths.ts';
import { requestOf } from '../internal/requests.ts';
import { Section } from './section.tsx';

/** What is open, under review, or can be opened or upgraded, each with the way into its flow. */
export function Permissions({ overview }: { readonly overview: AccountOverview }) {
  const t = useText(account);
  const { accounts, account: main } = overview.customer;
  const upgrade = requestOf(overview, 'margin-upgrade');
  const underWay = upgrade !== undefined && upgrade.state !== 'draft' && upgrade.state !== 'failed';
  return (
    <Section title={t('center.permissions')}>
      <List label={t('center.permissions')} frame="card">
        {main?.type === 'cash' ? (
          <LinkCell
            path={underWay ? paths.marginStatus : paths.margin}
            title={t('center.upgradeMargin')}
            value={<State request={upgrade} />}
          />
        ) : null}
        {derivativeProducts.map((product) => (
          <LinkCell
            key={product}
            path={paths[product]}
            title={t(`type.${product}`)}
            value={<State request={requestOf(overview, product)} open={accounts.includes(product)} />}
          />
        ))}
      </List>
    </Section>
  );
}

type State = 'open' | 'available' | 'draft' | 'underReview' | 'actionNeeded' | 'failed';

const tones: Readonly<Record<State, NonNullable<StatusTagProps['tone']>>> = {
  open: 'success',
  available: 'neutral',
  draft: 'neutral',
  underReview: 'info',
  actionNeeded: 'warning',
  failed: 'danger',
};

const ofRequest = {
  draft: 'draft',
  'under-review': 'underReview',
  'action-needed': 'actionNeeded',
  opened: 'open',
  failed: 'failed',
} as const satisfies Record<AccountRequest['state'], State>;

function State({ request, open = false }: { readonly request: AccountRequest | undefined; readonly open?: boolean }) {
  const t = useText(account);
  const state = open ? 'open' : request ? ofRequest[request.state] : 'available';
  return <StatusTag tone={tones[state]}>{t(`center.${state}`)}</StatusTag>;
}
