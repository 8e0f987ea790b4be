import { OutcomeWaiting } from '@quayside/flow/outcome-screen';
import { startOnPhone } from '@quayside/flow/phone-flow';
import { flow as flowText } from '@quayside/i18n/text/flow';
import { handOff } from '@quayside/i18n/text/hand-off';
import { titles } from '@quayside/i18n/text/titles';
import { useText } from '@quayside/i18n/use-text';
import { HAND_OFF_LINK_MINUTES } from '@quayside/rules/limits';
import { Button } from '@quayside/ui/button';
import { NavBar } from '@quayside/ui/nav-bar';
import { Notice } from '@quayside/ui/notice';
import { Result } from '@quayside/ui/result';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Ending, PhoneRun } from './phone.ts';
import { usePhone } from './use-phone.ts';

export const texts = [handOff, titles, flowText];

/** /hand-off#…: what a phone does that opened the link of a desktop: which step, for whom, and after it that it is done. */
export default function HandOffScreen() {
  const t = useText(handOff);
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const { phone, state } = usePhone();
  useEffect(() => {
    void phone.begin(/^#([\w-]{20,100})$/.exec(hash)?.[1] ?? '');
    if (hash) void navigate({ search, hash: '' }, { replace: true }); // a shared screen or a bookmark carries no token
  }, [phone, hash, search, navigate]);
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <NavBar title={t('phone.title')} />
      <main className="flex-1 pb-8">
        {state.word === 'opening' ? <OutcomeWaiting /> : null}
        {state.word === 'failed' ? <Failed onRetry={() => void phone.begin('')} /> : null}
        {state.word === 'ready' ? <Ready run={state.run} onStop={() => void phone.cancel()} /> : null}
        {state.word === 'over' ? <Over why={state.why} /> : null}
      </main>
    </div>
  );
}

function Ready({ run, onStop }: { run: PhoneRun; onStop: () => void }) {
  const t = useText(handOff);
  const tTitle = useText(titles);
  const navigate = useNavigate();
  const name = run.runtime.flow.steps.find(({ step }) => step === run.step)?.name ?? '';
  return (
    <Result
      kind="wait"
      title={t('phone.heading')}
      lead={t('phone.lead', { step: tTitle(`title.${name}` as 'title.sgSubmitPhoto') })}
      actions={
        <>
          <Button onPress={() => void navigate(startOnPhone(run.runtime, run.step))}>{t('phone.start')}</Button>
          <Button variant="secondary" onPress={onStop}>
            {t('phone.stop')}
          </Button>
        </>
      }
    >
      <p className="m-0 text-center text-body text-ink-muted">
        {t('phone.match')}
        <strong className="mt-1 block text-heading tracking-widest text-ink tabular-nums">{run.matchCode}</strong>
      </p>
      <Notice tone="warning">{t('phone.beware')}</Notice>
    </Result>
  );
}

function Over({ why }: { why: Ending }) {
  const t = useText(handOff);
  return (
    <div role="status">
      <Result
        kind={why === 'done' ? 'success' : 'fail'}
        title={t(`phone.${why}.heading`)}
        lead={t(`phone.${why}.lead`, { minutes: HAND_OFF_LINK_MINUTES })}
      />
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useText(handOff);
  const tFlow = useText(flowText);
  return (
    <div className="mx-auto max-w-reading px-gutter pt-6">
      <Notice
        tone="danger"
        announce="polite"
        title={t('phone.failed')}
        action={
          <Button variant="secondary" size="medium" onPress={onRetry}>
            {tFlow('tryAgain')}
          </Button>
        }
      >
        {tFlow('loadFailed.text')}
      </Notice>
    </div>
  );
}
