import { GoTo } from '@quayside/flow/go-to';
import { toDos as toDoText } from '@quayside/i18n/text/to-dos';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatAmount } from '@quayside/rules/amount';
import { formatDate } from '@quayside/rules/calendar-date';
import type { ToDo } from '@quayside/rules/to-dos';
import { Notice } from '@quayside/ui/notice';
import { PayIn, type PayInProps } from '../pay-in/pay-in.tsx';
import { toDoPath } from './to-do-path.ts';

type Props = {
  readonly call: Extract<ToDo, { readonly kind: 'margin-call' }>;
  readonly page: 'details' | undefined;
  readonly openAppScreen: PayInProps['openAppScreen'];
};

/** Renders a margin call in the danger colour: its amount, its deadline, and how to deposit money. */
export function MarginCallNotice({ call, page, openAppScreen }: Props) {
  const t = useText(toDoText);
  const language = useLanguage();
  const { account, amount, currency, deadline } = call;
  return (
    <Notice
      tone="danger"
      title={t(`marginCall.${account}`, { amount: formatAmount(amount, { currency }) })}
      action={
        <div className="flex flex-col gap-2 *:w-full">
          <PayIn openAppScreen={openAppScreen} />
          {page === 'details' ? null : (
            <GoTo path={toDoPath(call)} variant="secondary" size="medium">
              {t('marginCall.see')}
            </GoTo>
          )}
        </div>
      }
    >
      {deadline ? (
        <p className="m-0 font-semibold">{t(`by.${deadline.when}`, { date: formatDate(deadline.on, language) })}</p>
      ) : null}
      <p className="m-0">{t('marginCall.text')}</p>
    </Notice>
  );
}
