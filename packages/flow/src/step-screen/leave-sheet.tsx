import { leaving } from '@quayside/i18n/internals/text/leaving';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { getDraftExpiry } from '@quayside/rules/internals/draft-lifetime';
import { Button } from '@quayside/ui/button';
import { Sheet } from '@quayside/ui/sheet';
import { formatDate, toSingaporeDate } from '@quayside/values/calendar-date';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFlow, useFlowState } from '../flow-context.tsx';

/** The result of saving before the customer leaves. `device`: the server does not have all answers. `missing`: a file was not uploaded and is lost. */
export type PauseResult = { readonly answers: 'server' | 'device'; readonly files: 'sent' | 'missing' };

export type LeaveSheetProps = { pause: () => Promise<PauseResult>; onClose: () => void };

/**
 * Renders a sheet that saves the step, says where and until when the answers are stored, and lets the customer leave the flow. `data-saved` is `saving`,
 * `server` or `device`.
 */
export default function LeaveSheet({ pause, onClose }: LeaveSheetProps) {
  const t = useText(leaving);
  const { flow } = useFlow();
  const navigate = useNavigate();
  const [saved, setSaved] = useState<PauseResult>();
  useEffect(() => {
    let current = true;
    void pause().then((paused) => current && setSaved(paused));
    return () => {
      current = false;
    };
  }, [pause]);
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={saved ? t(`${saved.answers}.title`) : t('saving')}
      footer={
        <div className="flex flex-col gap-2">
          <Button width="full" busy={!saved} onPress={() => void navigate(flow.home ?? '/')}>
            {t('leave')}
          </Button>
          <Button width="full" variant="secondary" onPress={onClose}>
            {t('stay')}
          </Button>
        </div>
      }
    >
      <div
        role="status"
        data-saved={saved?.answers ?? 'saving'}
        className="flex min-h-[6lh] flex-col gap-3 text-body text-ink"
      >
        {saved ? <p className="m-0">{t(`${saved.answers}.text`)}</p> : null}
        {saved?.files === 'missing' ? <p className="m-0 text-danger">{t('files')}</p> : null}
        {saved ? <Until /> : null}
      </div>
    </Sheet>
  );
}

/** Renders the earliest date on which the draft can expire. A warning from the server, and the other holder of a joint account, can only extend it. */
function Until() {
  const t = useText(leaving);
  const language = useLanguage();
  const state = useFlowState();
  if (state.status !== 'ready' || state.application.state !== 'draft') return null;
  const end = getDraftExpiry({ savedAt: new Date(state.savedAt), warnedAt: null });
  return <p className="m-0 text-ink-muted">{t('until', { date: formatDate(toSingaporeDate(end), language) })}</p>;
}
