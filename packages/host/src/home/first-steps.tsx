import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { DepositButton } from '@quayside/flow-screens/internals/deposit';
import { LinkCell } from '@quayside/flow-screens/internals/link-cell';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { home } from '@quayside/i18n/internals/text/home';
import { homeStatus } from '@quayside/i18n/internals/text/home-status';
import { toDos } from '@quayside/i18n/internals/text/to-dos';
import { useText } from '@quayside/i18n/use-text';
import { getScreenDefinition } from '@quayside/rules/flow-definition';
import { informationChangeDefinition } from '@quayside/rules/internals/flow-definitions/information-change';
import { w8benUpdateDefinition } from '@quayside/rules/internals/flow-definitions/w8ben-update';
import type { ToDo } from '@quayside/rules/internals/to-dos';
import { getAvailableProducts } from '@quayside/rules/prerequisites';
import { Card } from '@quayside/ui/card';
import { Cell } from '@quayside/ui/cell';
import { List } from '@quayside/ui/list';
import type { CalendarDate } from '@quayside/values/calendar-date';
import type { ReactNode } from 'react';
import { useHost } from '../host-context.ts';
import { useOfferedProducts } from './product-links.tsx';

/** Returns true if the first deposit is the customer's only task. */
export const isFirstDeposit = (items: readonly ToDo[]): boolean => items.length === 1 && items[0]?.kind === 'pay-in';

type FirstStepsProps = { readonly overview: AccountOverview; readonly today: CalendarDate };

/**
 * Renders the steps after the opening of an account: the first deposit, the first investment, and a missing W-8BEN or another product. Omits steps that the
 * edition or the host does not offer.
 */
export function FirstSteps({ overview, today }: FirstStepsProps) {
  const t = useText(homeStatus);
  const tToDos = useText(toDos);
  const { openAppScreen } = useHost();
  return (
    <Card title={t('first.title')} padding="none">
      <List label={t('first.title')}>
        <Cell icon={<Mark at={1} />} title={tToDos('payInFirst.title')} detail={tToDos('payInFirst.text')} />
        <li className="border-t-0 px-4 pt-2 pb-4">
          <DepositButton width="full" openAppScreen={openAppScreen} />
        </li>
        <Order at={2} />
        <Last overview={overview} today={today} />
      </List>
    </Card>
  );
}

/** Renders the step of the first investment, as the number `at`: it opens the native app, or links to the app's URL in a browser. */
function Order({ at }: { readonly at: number }) {
  const t = useText(applicationState);
  const { openAppScreen, edition } = useHost();
  const way = openAppScreen
    ? { onPress: () => openAppScreen('trade') }
    : edition.appAddress
      ? { href: edition.appAddress }
      : {};
  return <Cell icon={<Mark at={at} />} title={t('steps.order')} detail={t('steps.tradeText')} {...way} />;
}

/** Renders the last step: a link to the missing W-8BEN, or otherwise to products that the customer can add. */
function Last({ overview, today }: FirstStepsProps) {
  const t = useText(homeStatus);
  const { customer, w8ben } = overview;
  const icon = <Mark at={3} />;
  if (w8ben === null && customer.holder !== 'institution')
    return (
      <LinkCell
        icon={icon}
        path={getScreenDefinition(w8benUpdateDefinition, 'update').path}
        title={t('first.form')}
        detail={t('first.formText')}
      />
    );
  return <AddProduct icon={icon} overview={overview} today={today} />;
}

/** Renders the link to the products that an account holder can add now, as a card. Renders nothing if there are none. */
export function ProductsToAdd(props: FirstStepsProps) {
  const t = useText(homeStatus);
  const names = useAddableNames(props);
  return names.length > 0 ? (
    <List label={t('first.products')} variant="card">
      <AddProduct icon={<Mark at="+" />} {...props} />
    </List>
  ) : null;
}

/** Renders the row that opens the account centre, where the customer can add products. Renders nothing if there are none to add. */
function AddProduct({ icon, ...props }: FirstStepsProps & { readonly icon: ReactNode }) {
  const t = useText(homeStatus);
  const names = useAddableNames(props);
  return names.length > 0 ? (
    <LinkCell
      icon={icon}
      path={informationChangeDefinition.screens.center.path}
      title={t('first.products')}
      detail={names.join(', ')}
    />
  ) : null;
}

/** Returns the names of the products, including the margin account, that the customer can add and has not applied for. */
function useAddableNames({ overview: { customer, requests }, today }: FirstStepsProps): readonly string[] {
  const tHome = useText(home);
  const tToDos = useText(toDos);
  const isBegun = (flow: string) => requests.some((one) => one.flow === flow && one.state !== 'failed');
  const offered = useOfferedProducts(getAvailableProducts(customer, today).filter((product) => !isBegun(product)));
  const mayUpgrade = customer.account?.type === 'cash' && !isBegun('margin-upgrade');
  return [
    ...(mayUpgrade ? [tToDos('flow.margin-upgrade')] : []),
    ...offered.map(({ product }) => tHome(`product.${product}`)),
  ];
}

const Mark = ({ at }: { readonly at: number | '+' }) => (
  <span
    aria-hidden
    className="flex size-[1.5rem] items-center justify-center rounded-full bg-accent-soft font-semibold text-accent text-caption tabular-nums"
  >
    {at}
  </span>
);
