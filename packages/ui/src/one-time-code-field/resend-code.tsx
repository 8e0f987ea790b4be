import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import { useEffect, useState } from 'react';

type ResendState = 'waiting' | 'ready' | 'sending' | 'failed';

type ResendCodeProps = { onResend: () => Promise<void>; after: number };

/**
 * Renders a countdown and then a button. Screen readers announce only that a code was sent and that another can be
 * requested.
 */
export function ResendCode({ onResend, after }: ResendCodeProps) {
  const t = useText(uiFields);
  const [state, setState] = useState<ResendState>('waiting');
  const [sent, setSent] = useState(0);
  const [seconds, setSeconds] = useState(after);

  useEffect(() => {
    if (state !== 'waiting') return undefined;
    const started = performance.now(); // a timestamp, because phones suspend timers in the background
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil(after - (performance.now() - started) / 1000));
      setSeconds(left);
      if (left === 0) setState('ready');
    }, 250);
    return () => clearInterval(timer);
  }, [state, after]);

  const resend = () => {
    setState('sending');
    onResend().then(
      () => {
        setSent((times) => times + 1);
        setSeconds(after);
        setState('waiting');
      },
      () => setState('failed'),
    );
  };
  const announcements = {
    waiting: sent > 0 ? t('resent') : '',
    ready: t('resendReady'),
    sending: t('resending'),
    failed: '',
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {state === 'waiting' ? (
        <p className="flex min-h-target items-center text-ink-muted text-label tabular-nums">
          {t('resendIn', { count: seconds })}
        </p>
      ) : (
        <button
          type="button"
          data-state={state}
          aria-disabled={state === 'sending' || undefined}
          className="min-h-target cursor-pointer rounded-control text-accent text-label underline decoration-1 underline-offset-4 data-[state=sending]:cursor-progress data-[state=sending]:text-ink-muted"
          onClick={() => state !== 'sending' && resend()}
        >
          {t(state === 'sending' ? 'resending' : 'resend')}
        </button>
      )}
      <span role="status" className={state === 'waiting' && sent > 0 ? 'text-label text-success' : 'sr-only'}>
        {announcements[state]}
      </span>
      {state === 'failed' ? (
        <span role="alert" className="text-danger text-label">
          {t('resendFailed')}
        </span>
      ) : null}
    </div>
  );
}
