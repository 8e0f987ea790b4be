import type { AccountOverview, AccountRequest } from '@quayside/contract/internals/account-overview';
import { useText } from '@quayside/i18n/use-text';
import { type DerivativeProduct, derivativeProducts } from '@quayside/rules/enumerations';
import { getAssessmentStatus } from '@quayside/rules/internals/assessment-validity';
import { assessmentByProduct } from '@quayside/rules/prerequisites';
import { List } from '@quayside/ui/list';
import { StatusTag, type StatusTagProps } from '@quayside/ui/status-tag';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { account } from '../account/texts.ts';
import { findRequest } from '../account-requests/requests.ts';
import { ProductRow } from '../product-row/product-row.tsx';
import { paths } from '../routes/paths.ts';
import { Section } from './section.tsx';

/**
 * Renders the products and the margin account that the customer can add, each with its status and a link to its flow. Omits open products, which are in the
 * list of accounts, unless their assessment has expired. Renders nothing if nothing can be added.
 */
export function AddableProducts({ overview }: { readonly overview: AccountOverview }) {
  const t = useText(account);
  const { account: main } = overview.customer;
  const upgrade = findRequest(overview, 'margin-upgrade');
  const underWay = upgrade !== undefined && upgrade.state !== 'draft' && upgrade.state !== 'failed';
  const isListed = (product: DerivativeProduct) => overview.accounts.some(({ type }) => type === product);
  const toAdd = derivativeProducts.filter((product) => heldOf(overview, product) !== 'open' || !isListed(product));
  if (toAdd.length === 0 && main?.type !== 'cash') return null;
  return (
    <Section title={t('center.permissions')}>
      <List label={t('center.permissions')} variant="card">
        {main?.type === 'cash' ? (
          <ProductRow
            product="margin-upgrade"
            path={underWay ? paths.marginStatus : paths.margin}
            value={<State request={upgrade} />}
          />
        ) : null}
        {toAdd.map((product) => (
          <ProductRow
            key={product}
            product={product}
            path={paths[product]}
            value={<State request={findRequest(overview, product)} held={heldOf(overview, product)} />}
          />
        ))}
      </List>
    </Section>
  );
}

/** Returns `open` if the customer may trade the product, `expired` if they may but its assessment (CAR or CKA) has expired, and undefined otherwise. */
function heldOf({ customer, asOf }: AccountOverview, product: DerivativeProduct): 'open' | 'expired' | undefined {
  if (!customer.accounts.includes(product)) return undefined;
  const kind = assessmentByProduct[product];
  const { state } = getAssessmentStatus(kind, customer.assessments[kind], toSingaporeDate(new Date(asOf)));
  return state === 'expired' ? 'expired' : 'open';
}

type State = 'open' | 'expired' | 'draft' | 'underReview' | 'actionNeeded' | 'failed';

const tones: Readonly<Record<State, NonNullable<StatusTagProps['tone']>>> = {
  open: 'success',
  expired: 'warning',
  draft: 'neutral',
  underReview: 'info',
  actionNeeded: 'warning',
  failed: 'neutral',
};

const ofRequest = {
  draft: 'draft',
  'under-review': 'underReview',
  'action-needed': 'actionNeeded',
  opened: 'open',
  failed: 'failed',
} as const satisfies Record<AccountRequest['state'], State>;

function State({
  request,
  held,
}: {
  readonly request: AccountRequest | undefined;
  readonly held?: 'open' | 'expired' | undefined;
}) {
  const t = useText(account);
  const state = held ?? (request ? ofRequest[request.state] : 'available');
  if (state === 'available') return <span className="font-semibold text-accent">{t('center.available')}</span>;
  return <StatusTag tone={tones[state]}>{t(`center.${state}`)}</StatusTag>;
}
