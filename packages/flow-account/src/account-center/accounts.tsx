import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { getOpeningStage, OpenAccountFirst } from '@quayside/flow/internals/open-account-first';
import { LinkCell } from '@quayside/flow-screens/internals/link-cell';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { List } from '@quayside/ui/list';
import { StatusTag } from '@quayside/ui/status-tag';
import { formatDate, toSingaporeDate } from '@quayside/values/calendar-date';
import Award from 'lucide-react/icons/award';
import { account } from '../account/texts.ts';
import { findRequest } from '../account-requests/requests.ts';
import { productIcons } from '../product-row/product-icons.tsx';
import { paths } from '../routes/paths.ts';
import { Section } from './section.tsx';

type Props = { readonly overview: AccountOverview };

/** Renders each account with its number, and the tier of the main account. Home has their values. Without an account, renders a link to the opening. */
export function AccountList({ overview }: Props) {
  const t = useText(account);
  const { accounts, customer } = overview;
  if (!customer.account) return <OpenAccountFirst stage={getOpeningStage(overview)} title={t('center.noAccount')} />;
  return (
    <Section title={t('center.accounts')}>
      <List label={t('center.accounts')} variant="card">
        {accounts.map((one) => (
          <Account key={one.id} {...one} main={customer.account?.type} />
        ))}
        <Tier overview={overview} tier={customer.account.tier} />
      </List>
    </Section>
  );
}

type AccountProps = AccountOverview['accounts'][number] & {
  /** Type of the customer's securities account, which also contains the options; undefined without one. */
  readonly main: 'cash' | 'margin' | undefined;
};

function Account({ type, number, openedAt, main }: AccountProps) {
  const t = useText(account);
  const language = useLanguage();
  return (
    <LinkCell
      path={type === 'cfd' ? paths.cfdDetails : paths.details}
      icon={productIcons[type]}
      iconVisibility="wide-only"
      title={t(`type.${type}`)}
      detail={
        <>
          {type === 'options' && main ? <span className="block">{t(`center.optionsIn.${main}`)}</span> : null}
          <span className="flex flex-wrap gap-x-3">
            <span className="tabular-nums">{number} </span>
            <span>{t('center.openedOn', { date: formatDate(toSingaporeDate(new Date(openedAt)), language) })}</span>
          </span>
        </>
      }
    />
  );
}

function Tier({ overview, tier }: Props & { readonly tier: 'trader' | 'standard' | 'intel' }) {
  const t = useText(account);
  const pending = findRequest(overview, 'tier-change')?.state === 'under-review';
  return (
    <LinkCell
      path={pending ? paths.tierStatus : paths.tier}
      icon={<Award size="1.375rem" />}
      iconVisibility="wide-only"
      title={`${t('center.tier')}: ${t(`tier.${tier}.label`)}`}
      detail={t(`tier.${tier}.text`)}
      value={
        pending ? (
          <StatusTag tone="info">{t('center.underReview')}</StatusTag>
        ) : (
          <span className="font-semibold text-accent">{t('center.changeTier')}</span>
        )
      }
    />
  );
}
