import { getPhoneStartPath } from '@quayside/flow/internals/phone-flow';
import { useScreenTitle } from '@quayside/flow/internals/use-screen-title';
import { OutcomeSkeleton } from '@quayside/flow-screens/outcome-screen';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { handOff } from '@quayside/i18n/internals/text/hand-off';
import { titles } from '@quayside/i18n/internals/text/titles';
import { useText } from '@quayside/i18n/use-text';
import { NavBar } from '@quayside/ui/nav-bar';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PhoneStep } from './phone.ts';
import { HandOffEnded, PhoneFailed, PhoneReady } from './phone-view.tsx';
import { usePhone } from './use-phone.ts';

/** The text groups that load together with the screen. */
export const texts = [handOff, titles, flowText];

/**
 * Renders /hand-off#<token> on a phone that completes one step for a desktop: the digits to compare with the desktop, a button that starts the step, and
 * finally the result.
 */
export default function HandOffScreen() {
  const t = useText(handOff);
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const { phone, state } = usePhone();
  useEffect(() => {
    void phone.begin(/^#([\w-]{20,100})$/.exec(hash)?.[1] ?? '');
    if (hash) void navigate({ search, hash: '' }, { replace: true }); // so that bookmarks and shared URLs do not contain the token
  }, [phone, hash, search, navigate]);
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <NavBar title={t('phone.title')} />
      <main className="flex-1 pb-8">
        {state.word === 'opening' ? <OutcomeSkeleton /> : null}
        {state.word === 'failed' ? <PhoneFailed onRetry={() => void phone.begin('')} /> : null}
        {state.word === 'ready' ? <Ready run={state.run} onStop={() => void phone.cancel()} /> : null}
        {state.word === 'over' ? <HandOffEnded why={state.why} /> : null}
      </main>
    </div>
  );
}

function Ready({ run, onStop }: { run: PhoneStep; onStop: () => void }) {
  const navigate = useNavigate();
  const step = useScreenTitle(run.runtime.flow.steps.find((one) => one.step === run.step));
  return (
    <PhoneReady
      step={step}
      matchCode={run.matchCode}
      onStart={() => void navigate(getPhoneStartPath(run.runtime, run.step))}
      onStop={onStop}
    />
  );
}
