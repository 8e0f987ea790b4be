import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { handOff } from '@quayside/i18n/internals/text/hand-off';
import { useText } from '@quayside/i18n/use-text';
import { HAND_OFF_LINK_MINUTES } from '@quayside/rules/limits';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { Result } from '@quayside/ui/result';
import type { HandOffEnding } from './phone.ts';

/** The props of `PhoneReady`: the step of an accepted link, and the functions that start and cancel it. */
export type PhoneReadyProps = {
  /** The name of the step. */
  readonly step: string;
  /** The four digits that the desktop also shows, for comparison. */
  readonly matchCode: string;
  readonly onStart: () => void;
  readonly onStop: () => void;
};

/** Renders the step that a link hands to this phone: its name, four digits to compare with the desktop, and buttons to start or cancel. */
export function PhoneReady({ step, matchCode, onStart, onStop }: PhoneReadyProps) {
  const t = useText(handOff);
  return (
    <Result
      kind="wait"
      title={t('phone.heading')}
      description={t('phone.lead', { step })}
      actions={
        <>
          <Button onPress={onStart}>{t('phone.start')}</Button>
          <Button variant="secondary" onPress={onStop}>
            {t('phone.stop')}
          </Button>
        </>
      }
    >
      <p className="m-0 text-center text-body text-ink-muted">
        {t('phone.match')}
        <strong className="mt-1 block text-heading tracking-widest text-ink tabular-nums">{matchCode}</strong>
      </p>
      <Notice tone="warning">{t('phone.beware')}</Notice>
    </Result>
  );
}

/** Renders why the hand-off has ended, and where the customer can continue. */
export function HandOffEnded({ why }: { why: HandOffEnding }) {
  const t = useText(handOff);
  return (
    <div role="status">
      <Result
        kind={why === 'done' ? 'success' : 'fail'}
        title={t(`phone.${why}.heading`)}
        description={t(`phone.${why}.lead`, { minutes: HAND_OFF_LINK_MINUTES })}
      />
    </div>
  );
}

/** Renders a network error with a button that retries the same link. */
export function PhoneFailed({ onRetry }: { onRetry: () => void }) {
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
