import type { Account } from '@quayside/contract/application';
import { getAccounts } from '@quayside/contract/calls/opening';
import type { StandingProps } from '@quayside/flow/define-flow';
import { GoTo } from '@quayside/flow/go-to';
import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { useEffect, useState } from 'react';
import { paths } from '../internal/paths.ts';

/** Texts that are loaded before the screen is shown: the account centre. */
export const texts = [account];

/** For home: the accounts that are open, and the way to all that can be done with them. */
export default function AccountStanding({ caller }: StandingProps) {
  const t = useText(account);
  const [accounts, setAccounts] = useState<readonly Account[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => (await caller()).call(getAccounts, {}, { signal: controller.signal });
    load().then(
      (found) => controller.signal.aborted || setAccounts(found),
      () => undefined, // the way to the centre is there all the same, and it says what failed
    );
    return () => controller.abort();
  }, [caller]);
  return (
    <Card title={t('center.accounts')}>
      <ul className="m-0 flex list-none flex-col gap-1 p-0 text-body text-ink">
        {accounts.map(({ id, type, number }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span>{t(`type.${type}`)}</span>
            <span className="text-ink-muted tabular-nums">{number}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <GoTo path={paths.center}>{t('center.title')}</GoTo>
      </div>
    </Card>
  );
}
