import { BridgeUnavailable } from '@quayside/bridge/errors';
import { getCurrentUser } from '@quayside/contract/calls/user';
import { useFlow } from '@quayside/flow/flow-context';
import type { Caller } from '@quayside/flow/services';
import { useHelpAddress } from '@quayside/flow-screens/internals/use-help-address';
import { useText } from '@quayside/i18n/use-text';
import { isEmailLinked } from '@quayside/platform/internals/app-user';
import { Cell } from '@quayside/ui/cell';
import { List } from '@quayside/ui/list';
import { Notice } from '@quayside/ui/notice';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Headset from 'lucide-react/icons/headset';
import Mail from 'lucide-react/icons/mail';
import { useEffect, useState } from 'react';
import { account } from '../account/texts.ts';
import { Section } from './section.tsx';

/** Renders links to help and customer service, and either a button that links an email address in the native app, or the note that one is linked. */
export function ServiceLinks({ caller }: { readonly caller: Caller }) {
  const t = useText(account);
  const help = useHelpAddress();
  const { hostServices } = useFlow();
  const { bound, problem, bind } = useEmailBinding(caller);
  return (
    <Section title={t('center.support')}>
      {problem ? (
        <div className="mb-2">
          <Notice tone="warning" announce="polite">
            {t(problem === 'no-app' ? 'center.bindFailed' : 'center.bindRefused')}
          </Notice>
        </div>
      ) : null}
      <List label={t('center.support')} variant="card">
        {bound === 'no' ? (
          <Cell
            icon={<Mail size="1.375rem" />}
            title={t('center.bindEmail')}
            detail={t('center.emailUnbound')}
            onPress={() => void bind()}
          />
        ) : null}
        <Cell
          icon={<CircleQuestionMark size="1.375rem" />}
          title={t('center.help')}
          href={help}
          newWindow={!hostServices?.openFile}
          {...(hostServices
            ? {
                onPress: (event) => {
                  event.preventDefault();
                  hostServices.openHelp();
                },
              }
            : {})}
        />
        {hostServices ? (
          <Cell
            icon={<Headset size="1.375rem" />}
            title={t('center.service')}
            onPress={() => hostServices.contactService()}
          />
        ) : null}
      </List>
      {bound === 'yes' ? (
        <p className="m-0 mt-2 flex items-center gap-2 px-4 text-caption text-ink-muted">
          <Mail aria-hidden size="1rem" className="shrink-0" />
          {t('center.emailBound')}
        </p>
      ) : null}
    </Section>
  );
}

type Bound = 'reading' | 'unread' | 'yes' | 'no';

/**
 * The reason why no email address was linked. `no-app`: no native app handles the command. `not-bound`: the app refused, the customer cancelled, or the app did
 * not respond.
 */
type Problem = 'no-app' | 'not-bound';

const readBound = async (caller: Caller): Promise<'yes' | 'no'> => {
  const { thirdBindBit } = await caller.call(getCurrentUser, {});
  return isEmailLinked(thirdBindBit) ? 'yes' : 'no';
};

function useEmailBinding(caller: Caller) {
  const { hostServices } = useFlow();
  const [bound, setBound] = useState<Bound>('reading');
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => {
    let current = true;
    readBound(caller).then(
      (found) => current && setBound(found),
      () => current && setBound('unread'), // the button stays hidden
    );
    return () => {
      current = false;
    };
  }, [caller]);
  const bind = async () => {
    setProblem(undefined);
    try {
      await hostServices?.bindEmail();
      const found = await readBound(caller);
      setBound(found);
      if (found === 'no') setProblem('not-bound');
    } catch (error) {
      setProblem(error instanceof BridgeUnavailable ? 'no-app' : 'not-bound');
    }
  };
  return { bound, problem, bind };
}
