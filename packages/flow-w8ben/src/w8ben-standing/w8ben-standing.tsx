import { getW8ben } from '@quayside/contract/calls/w8ben';
import type { W8benStanding as Standing } from '@quayside/contract/w8ben';
import type { StandingProps } from '@quayside/flow/define-flow';
import { GoTo } from '@quayside/flow/go-to';
import { w8benLife } from '@quayside/i18n/text/w8ben-life';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate } from '@quayside/rules/calendar-date';
import { Card } from '@quayside/ui/card';
import { Notice } from '@quayside/ui/notice';
import { Skeleton } from '@quayside/ui/skeleton';
import { StatusTag } from '@quayside/ui/status-tag';
import { useEffect, useState } from 'react';
import { toneOf } from '../internal/file-card.tsx';
import { HurtNotice } from '../internal/hurt-notice.tsx';

/** Texts that are loaded before the screen is shown: the life of a W-8BEN. */
export const texts = [w8benLife];

type Loaded = 'loading' | 'failed' | { readonly standing: Standing | null };

/** What home and the account centre show of the W-8BEN: how it stands, what it costs to leave it so, and the way on. Nothing for somebody without an account, or for an institution. */
export default function W8benStanding({ caller }: StandingProps) {
  const t = useText(w8benLife);
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => (await caller()).call(getW8ben, {}, { signal: controller.signal });
    load().then(
      (standing) => controller.signal.aborted || setLoaded({ standing }),
      () => controller.signal.aborted || setLoaded('failed'),
    );
    return () => controller.abort();
  }, [caller]);
  if (loaded === 'loading') return <Skeleton shape="block" height="6rem" />;
  if (loaded === 'failed') return <Notice tone="warning">{t('home.failed')}</Notice>;
  const { standing } = loaded;
  return standing && standing.holder === 'individual' ? <OfPerson standing={standing} /> : null;
}

function OfPerson({ standing: { life, underWay } }: { standing: Standing }) {
  const t = useText(w8benLife);
  const language = useLanguage();
  const state = life?.state ?? 'none';
  const date = life ? formatDate(life.dueOn ?? life.validUntil, language) : '';
  return (
    <Card
      title={t('form')}
      aside={<StatusTag tone={life ? toneOf[life.state] : 'warning'}>{t(`state.${state}`)}</StatusTag>}
    >
      <p className="m-0 text-body text-ink-muted">
        {underWay?.state === 'under-review' ? t('home.underReview') : t(`lead.${state}`, { date })}
      </p>
      {state === 'valid' ? null : (
        <div className="mt-3">
          <HurtNotice state={life?.state} />
        </div>
      )}
      <div className="mt-4">
        <WayOn underWay={underWay} asked={state !== 'valid'} />
      </div>
    </Card>
  );
}

const paths = {
  'w8ben-modify': { draft: '/modify-w8-ben-form', status: '/modify-status' },
  'w8ben-update': { draft: '/w8-ben-update', status: '/update-w8-ben-status' },
} as const;

/** To what is under way, to the update that is asked for, or to a change that nobody asked for. */
function WayOn({ underWay, asked }: { underWay: Standing['underWay']; asked: boolean }) {
  const t = useText(w8benLife);
  if (underWay && underWay.state !== 'draft') return <GoTo path={paths[underWay.flow].status}>{t('home.status')}</GoTo>;
  if (asked) return <GoTo path={paths['w8ben-update'].draft}>{t('home.update')}</GoTo>;
  return (
    <GoTo path={paths['w8ben-modify'].draft} variant="secondary">
      {t(underWay?.flow === 'w8ben-modify' ? 'home.goOn' : 'home.change')}
    </GoTo>
  );
}
