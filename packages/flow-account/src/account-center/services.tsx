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
import { useEffect, useState } from 'react';
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

type Bound = 'unknown' | 'yes' | 'no';

const readBound = async (caller: Caller): Promise<Bound> => {
  const { thirdBindBit } = await caller.call(getCurrentUser, {});
  return isEmailBound(thirdBindBit) ? 'yes' : 'no';
};

function useEmailBinding(caller: Caller) {
  const { desk } = useFlow();
  const [bound, setBound] = useState<Bound>('unknown');
  const [problem, setProblem] = useState(false);
  useEffect(() => {
    let current = true;
    readBound(caller).then(
      (found) => current && setBound(found),
      () => undefined, // it stays unknown, and nothing is offered
    );
    return () => {
      current = false;
    };
  }, [caller]);
  const bind = async () => {
    setProblem(false);
    try {
      if (!desk) return setProblem(true);
      await desk.bindEmail();
      setBound(await readBound(caller));
    } catch {
      setProblem(true); // a browser, or an app without that screen
    }
  };
  return { bound, problem, bind };
}
