import { useFlow } from '@quayside/flow/flow-context';
import { applicationState } from '@quayside/i18n/internals/text/application-state';
import { useText } from '@quayside/i18n/use-text';
import { informationChangeDefinition } from '@quayside/rules/internals/flow-definitions/information-change';
import { Card } from '@quayside/ui/card';
import { Cell } from '@quayside/ui/cell';
import { DescriptionList } from '@quayside/ui/description-list';
import { List } from '@quayside/ui/list';
import type { ReactNode } from 'react';
import { useDepositLink } from '../deposit/deposit.tsx';
import { LinkCell } from '../link-cell/link-cell.tsx';
import { useTradeLink } from '../use-trade-link.tsx';

export type NextStepsProps = {
  /** The type of the new account. */
  readonly account: 'cash' | 'margin';
  /** The rows below the steps. */
  readonly children?: ReactNode;
};

const { details } = informationChangeDefinition.screens;

/**
 * Renders the steps that follow the opening of an account, with their durations: deposit, see the funds, place an order. The screen must load the texts
 * `applicationState`.
 */
export function NextSteps({ account, children }: NextStepsProps) {
  const t = useText(applicationState);
  const trade = useTradeLink();
  const payIn = useDepositLink(useFlow().hostServices?.openAppScreen);
  const { title: _, ...order } = trade ?? { title: undefined };
  return (
    <Card title={t('next')} padding="none">
      <List label={t('next')}>
        <Cell icon={<Mark at={1} />} title={t('steps.deposit')} {...payIn} detail={t('steps.depositText')} />
        <LinkCell
          path={details.path}
          icon={<Mark at={2} />}
          title={t('steps.funds')}
          detail={t(`steps.${account}Text`)}
        />
        <Cell icon={<Mark at={3} />} title={t('steps.order')} {...order} detail={t('steps.tradeText')} />
        {children}
      </List>
    </Card>
  );
}

/** Renders what borrowing costs, and what happens below the maintenance margin. The screen must load the texts `applicationState`. */
export function MarginRules() {
  const t = useText(applicationState);
  return (
    <Card title={t('margin.title')}>
      <DescriptionList
        layout="stacked"
        items={[
          { id: 'interest', label: t('margin.interest'), value: t('margin.interestText') },
          { id: 'call', label: t('margin.call'), value: t('margin.callText') },
        ]}
      />
    </Card>
  );
}

const Mark = ({ at }: { readonly at: number }) => (
  <span
    aria-hidden
    className="flex size-[1.5rem] items-center justify-center rounded-full bg-accent-soft font-semibold text-accent text-caption tabular-nums"
  >
    {at}
  </span>
);
