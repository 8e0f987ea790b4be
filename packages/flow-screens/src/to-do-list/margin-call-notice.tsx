import { LinkButton } from '@quayside/flow/internals/link-button';
import { toDos as toDoText } from '@quayside/i18n/internals/text/to-dos';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import type { ToDo } from '@quayside/rules/internals/to-dos';
import { Button } from '@quayside/ui/button';
import { Disclosure } from '@quayside/ui/disclosure';
import { Notice } from '@quayside/ui/notice';
import { formatAmount } from '@quayside/values/amount';
import { formatDate } from '@quayside/values/calendar-date';
import { useLocation } from 'react-router';
import { DepositButton, type DepositButtonProps } from '../deposit/deposit.tsx';
import { POSITIONS_ID } from '../positions-id.ts';
import { toDoPath } from './to-do-path.ts';

type Call = Extract<ToDo, { readonly kind: 'margin-call' }>;
type Props = {
  readonly call: Call;
  /** Place of the deposit button. `here`: primary. `again`: secondary, because a call above has it. `in-bar`: only in the action bar of the page. */
  readonly deposit: 'here' | 'again' | 'in-bar';
  readonly openAppScreen: DepositButtonProps['openAppScreen'];
};

/**
 * Renders a margin call in the danger colour: amount, deadline, an explanation in a disclosure, the deposit, and a link to its positions. Negative margins
 * compensate for the height of a touch target, which exceeds its text by 12 px above and below.
 */
export function MarginCallNotice({ call, deposit, openAppScreen }: Props) {
  const t = useText(toDoText);
  const language = useLanguage();
  const { account, amount, currency, deadline } = call;
  const said = formatAmount(amount, { currency });
  const [before, after] = t(`marginCall.${account}`, { amount: said }).split(said);
  return (
    <Notice
      tone="danger"
      title={
        <>
          {before}
          <span className="block text-heading tabular-nums">{said}</span>
          {after}
        </>
      }
      actionWidth="full"
      action={
        <div className="flex flex-col *:w-full min-[48rem]:max-w-sm">
          {deposit === 'in-bar' ? null : (
            <DepositButton variant={deposit === 'here' ? 'primary' : 'secondary'} openAppScreen={openAppScreen} />
          )}
          <div className="-mb-3 flex flex-col empty:hidden">
            <Positions call={call} />
          </div>
        </div>
      }
    >
      <p className="m-0">
        {deadline ? t(`by.${deadline.when}`, { date: formatDate(deadline.on, language) }) : t('marginCall.noDeadline')}
      </p>
      <div className="-mb-2">
        <Disclosure summary={t('marginCall.why')}>{t('marginCall.text')}</Disclosure>
      </div>
    </Notice>
  );
}

/** Renders a link to the positions of the call. On the page with these positions, renders a button that scrolls to them. */
function Positions({ call }: { readonly call: Call }) {
  const t = useText(toDoText);
  const { pathname } = useLocation();
  const path = toDoPath(call);
  const look = { variant: 'quiet', size: 'medium', children: t('marginCall.see') } as const;
  if (pathname !== path) return <LinkButton {...look} path={path} />;
  if (call.account === 'futures') return null; // the positions are in another tab of the page
  const show = () => {
    const list = document.getElementById(POSITIONS_ID);
    list?.scrollIntoView({ block: 'start' });
    list?.focus({ preventScroll: true });
  };
  return <Button {...look} onPress={show} />;
}
