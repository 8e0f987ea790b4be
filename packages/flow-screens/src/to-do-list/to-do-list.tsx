import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { toDos as toDoText } from '@quayside/i18n/internals/text/to-dos';
import { useText } from '@quayside/i18n/use-text';
import { getToDos, type ToDo } from '@quayside/rules/internals/to-dos';
import { Button } from '@quayside/ui/button';
import { Card } from '@quayside/ui/card';
import { List } from '@quayside/ui/list';
import { Notice } from '@quayside/ui/notice';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { type ReactNode, useId, useMemo } from 'react';
import { DepositButton, type DepositButtonProps } from '../deposit/deposit.tsx';
import { MarginCallNotice } from './margin-call-notice.tsx';
import { toDoPath } from './to-do-path.ts';
import { type PageToDo, ToDoRow, useToDoTexts } from './to-do-row.tsx';

/** The account overview, as it loads: waiting, failed with a function that retries, or ready. */
export type OverviewAnswer =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: AccountOverview };

/** The most urgent to-do, with the path of its page, its title, and the text about its deadline. It is never a margin call or a deposit. */
export type FirstToDo = {
  readonly toDo: PageToDo;
  readonly path: string;
  readonly title: string;
  readonly detail: string | undefined;
};

export type ToDoListProps = Pick<DepositButtonProps, 'openAppScreen'> & {
  readonly answer: OverviewAnswer;
  /** Returns whether to omit a to-do, because the page shows it elsewhere. By default, none is omitted. */
  readonly leaveOut?: (toDo: ToDo) => boolean;
  /** Renders the most urgent to-do as a card with the primary action of the page. By default, it is a row. */
  readonly cardOf?: (first: FirstToDo) => ReactNode;
  /** The page with the list. `status` has the deposit in its action bar. */
  readonly page: 'home' | 'center' | 'details' | 'status';
};

/**
 * Renders the customer's to-dos, the most urgent first, on pages with the state of an account. Renders nothing without to-dos. The screen must load the texts
 * `toDos` and `days`.
 */
export function ToDoList({ answer, leaveOut, cardOf, page, openAppScreen }: ToDoListProps) {
  const t = useText(toDoText);
  const tFlow = useText(flowText);
  if (answer.status === 'waiting')
    return (
      <SkeletonScreen>
        <Skeleton variant="block" height="3.5rem" />
      </SkeletonScreen>
    );
  if (answer.status === 'failed')
    return (
      <Notice
        tone="warning"
        announce="polite"
        action={
          <Button variant="secondary" size="medium" onPress={answer.retry}>
            {tFlow('tryAgain')}
          </Button>
        }
      >
        {t('failed')}
      </Notice>
    );
  return <Known overview={answer.data} leaveOut={leaveOut} cardOf={cardOf} page={page} openAppScreen={openAppScreen} />;
}

type KnownProps = { readonly overview: AccountOverview } & {
  readonly [K in 'leaveOut' | 'cardOf' | 'openAppScreen']: ToDoListProps[K] | undefined;
} & Pick<ToDoListProps, 'page'>;

function Known({ overview, leaveOut, cardOf, page, openAppScreen }: KnownProps) {
  const t = useText(toDoText);
  const id = useId();
  const today = toSingaporeDate(new Date(overview.asOf));
  const { items, unvalued } = useMemo(() => getToDos(overview, today), [overview, today]);
  const shown = items.filter((one) => !leaveOut?.(one) && !(page === 'status' && one.kind === 'pay-in'));
  const calls = shown.filter((one) => one.kind === 'margin-call');
  const rows = shown.filter((one) => one.kind !== 'margin-call' && one.kind !== 'pay-in');
  const first = cardOf && calls.length === 0 ? rows[0] : undefined;
  const others = rows.filter((one) => one !== first);
  const forms = overview.w8bensOfOthers.length > 0 ? 'several' : 'own';
  const isPayInNext = shown.some(({ kind }) => kind === 'pay-in');
  if (shown.length === 0 && unvalued.length === 0) return null;
  if (isPayInNext && rows.length === 0 && unvalued.length === 0) return <FirstPayIn openAppScreen={openAppScreen} />;
  const card = cardOf && first ? <First toDo={first} forms={forms} cardOf={cardOf} /> : null;
  if (card && shown.length === 1 && !overview.customer.account) return card; // the card's title is enough
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="-mb-1 m-0 text-ink text-title">
        {t('title')}
      </h2>
      {card}
      {calls.map((call, at) => (
        <MarginCallNotice
          key={call.id}
          call={call}
          deposit={page === 'status' ? 'in-bar' : at === 0 ? 'here' : 'again'}
          openAppScreen={openAppScreen}
        />
      ))}
      {unvalued.length > 0 ? <Notice tone="warning">{t('unvalued')}</Notice> : null}
      {isPayInNext ? <FirstPayIn variant={card ? 'secondary' : 'primary'} openAppScreen={openAppScreen} /> : null}
      {others.length > 0 ? (
        <List label={t('title')} variant="card">
          {others.map((one) => (
            <ToDoRow key={one.id} toDo={one} forms={forms} />
          ))}
        </List>
      ) : null}
    </section>
  );
}

type FirstProps = {
  readonly toDo: PageToDo;
  readonly forms: 'own' | 'several';
  readonly cardOf: NonNullable<ToDoListProps['cardOf']>;
};

function First({ cardOf, ...about }: FirstProps) {
  const { toDo } = about;
  const { title, detail } = useToDoTexts(about);
  return cardOf({ toDo, path: toDoPath(toDo), title, detail });
}

function FirstPayIn({
  variant,
  openAppScreen,
}: Pick<DepositButtonProps, 'variant'> & Pick<KnownProps, 'openAppScreen'>) {
  const t = useText(toDoText);
  return (
    <Card title={t('payInFirst.title')}>
      <p className="mt-0 mb-4 text-body text-ink-muted">{t('payInFirst.text')}</p>
      <DepositButton width="full" {...(variant ? { variant } : {})} openAppScreen={openAppScreen} />
    </Card>
  );
}
