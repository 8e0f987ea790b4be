import { helpPath } from '@quayside/bridge/open-pages';
import { getCurrentUser } from '@quayside/contract/calls/user';
import { useFlow } from '@quayside/flow/flow-context';
import type { Caller } from '@quayside/flow/services';
import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { isEmailBound } from '@quayside/platform/app-user';
import { Cell } from '@quayside/ui/cell';
import { List } from '@quayside/ui/list';
import { Notice } from '@quayside/ui/notice';
import { useCallback, useEffect, useState } from 'react';
import { Section } from './section.tsx';

/** E-mail binding (the 9th bit) through the app, help and customer service. */
export function Services({ caller }: { readonly caller: Caller }) {
  const t = useText(account);
  const { desk } = useFlow();
  const { bound, problem, bind } = useEmailBinding(caller);
  const contact = desk?.contactService;
  return (
    <Section title={t('center.help')}>
      {problem ? (
        <div className="mb-2">
          <Notice tone="warning" announce="polite">
            {t('center.bindFailed')}
          </Notice>
        </div>
      ) : null}
      <List label={t('center.help')} frame="card">
        {bound === 'no' ? (
          <Cell title={t('center.bindEmail')} detail={t('center.emailUnbound')} onPress={() => void bind()} />
        ) : (
          <Cell title={t('center.email')} value={bound === 'yes' ? t('center.emailBound') : '…'} />
        )}
        <Cell title={t('center.help')} href={helpPath} />
        {contact ? <Cell title={t('center.service')} onPress={() => contact()} /> : null}
      </List>
    </Section>
  );
}

function useEmailBinding(caller: Caller) {
  const { desk } = useFlow();
  const [bound, setBound] = useState<'unknown' | 'yes' | 'no'>('unknown');
  const [problem, setProblem] = useState(false);
  const read = useCallback(async () => {
    const { thirdBindBit } = await caller.call(getCurrentUser, {});
    setBound(isEmailBound(thirdBindBit) ? 'yes' : 'no');
  }, [caller]);
  useEffect(() => {
    read().catch(() => setBound('unknown'));
  }, [read]);
  const bind = async () => {
    setProblem(false);
    try {
      if (!desk) throw new TypeError('No app is around this page.');
      await desk.bindEmail();
      await read();
    } catch {
      setProblem(true);
    }
  };
  return { bound, problem, bind };
}
