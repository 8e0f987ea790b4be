import { LinkButton } from '@quayside/flow/internals/link-button';
import { OutcomeSkeleton } from '@quayside/flow-screens/outcome-screen';
import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { handOff } from '@quayside/i18n/internals/text/hand-off';
import { useText } from '@quayside/i18n/use-text';
import { HAND_OFF_LINK_MINUTES } from '@quayside/rules/limits';
import { Button } from '@quayside/ui/button';
import { Notice } from '@quayside/ui/notice';
import { Result } from '@quayside/ui/result';
import { LinkToPhone, MatchCode } from './link-to-phone.tsx';
import type { HandOffView } from './use-hand-off.ts';

export type HandOffStatusProps = {
  view: HandOffView;
  /** Name of the step on the phone, for example "Identity document". */
  stepName: string;
  /** Returns the current time in milliseconds since 1970. */
  now: () => number;
  /** Called when the customer requests a new code. */
  onAgain: () => void;
  /** Path of the step on this device, for customers who do not use the phone. */
  back: string;
  /** Path of the page that follows the step. */
  next: string;
};

/** Renders the progress of a hand-off to a phone, with the actions that are possible now. */
export function HandOffStatus({ view, stepName, now, onAgain, back, next }: HandOffStatusProps) {
  const t = useText(handOff);
  const tFlow = useText(flowText);
  const tError = useText(errorText);
  const here = (
    <LinkButton path={back} variant="secondary">
      {t('here')}
    </LinkButton>
  );
  const renewed = (
    <>
      <Button onPress={onAgain}>{t('again')}</Button>
      {here}
    </>
  );
  switch (view.word) {
    case 'making':
      return <OutcomeSkeleton />;
    case 'waiting':
      return <LinkToPhone {...view} stepName={stepName} now={now} actions={here} />;
    case 'opened':
      return (
        <Result kind="wait" title={t('opened.heading')} description={t('opened.lead')} actions={here}>
          <MatchCode words={t('match')} code={view.matchCode} />
        </Result>
      );
    case 'done':
      return (
        <Result
          kind="success"
          title={t('done.heading')}
          description={t('done.lead')}
          actions={<LinkButton path={next}>{tFlow('continue')}</LinkButton>}
        />
      );
    case 'failed':
      return (
        <Result kind="fix" title={t('failed')} actions={renewed}>
          <Notice tone="danger" announce="assertive">
            {tError(view.messageKey)}
          </Notice>
        </Result>
      );
    default:
      return (
        <Result
          kind="fix"
          title={t(`${view.word}.heading`)}
          description={t(`${view.word}.lead`, { minutes: HAND_OFF_LINK_MINUTES })}
          actions={renewed}
        />
      );
  }
}
