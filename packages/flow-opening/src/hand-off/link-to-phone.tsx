import { handOff } from '@quayside/i18n/internals/text/hand-off';
import { useText } from '@quayside/i18n/use-text';
import { CountDown } from '@quayside/ui/count-down';
import { QrCode } from '@quayside/ui/qr-code';
import { Spinner } from '@quayside/ui/spinner';
import type { ReactNode } from 'react';
import { useIsOnline } from './use-is-online.ts';

export type LinkToPhoneProps = {
  url: string;
  matchCode: string;
  /** Time at which the code expires, in milliseconds since 1970 by the clock `now`. */
  expiresAt: number;
  now: () => number;
  /** Name of the step on the phone, for example "Identity document". */
  stepName: string;
  actions: ReactNode;
};

/** Renders a QR code for `url`, the digits to compare with the phone, the time left and the actions. Says so while the browser is offline. */
export function LinkToPhone({ url, matchCode, expiresAt, now, stepName, actions }: LinkToPhoneProps) {
  const t = useText(handOff);
  const online = useIsOnline();
  return (
    <div className="mx-auto max-w-reading px-gutter pt-8 pb-6 text-center">
      <h1 className="m-0 text-balance text-heading text-ink" tabIndex={-1}>
        {t('heading')}
      </h1>
      <p className="mx-auto mt-2 mb-0 max-w-prose text-pretty text-body text-ink-muted">
        {t('lead', { step: stepName })}
      </p>
      <div className="mt-6">
        <QrCode value={url} label={t('scan')} size="14rem" />
      </div>
      <div className="mt-4">
        <MatchCode words={t('match')} code={matchCode} />
      </div>
      <div className="mt-4 flex justify-center">
        <CountDown label={t('validFor')} until={expiresAt} now={now} />
      </div>
      <div role="status" className="mt-4 flex items-center justify-center gap-2 text-body text-ink">
        {online ? <Spinner /> : null}
        {t(online ? 'waiting' : 'noNetwork')}
      </div>
      <div className="mt-8 flex flex-col gap-2 *:w-full">{actions}</div>
    </div>
  );
}

/** Renders the digits that both devices show, below a label, so that the customer can compare them. */
export const MatchCode = ({ words, code }: { words: string; code: string }) => (
  <p className="m-0 text-center text-body text-ink-muted">
    {words}
    <strong className="mt-1 block text-heading tracking-widest text-ink tabular-nums">{code}</strong>
  </p>
);
