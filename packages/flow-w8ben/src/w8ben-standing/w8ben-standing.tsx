import { getW8bens } from '@quayside/contract/calls/w8ben';
import type { W8benStanding as Standing } from '@quayside/contract/w8ben';
import type { StandingProps } from '@quayside/flow/define-flow';
import { pathFor } from '@quayside/flow/form-holder';
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
import { lifeWords, otherIn } from '../internal/life-words.ts';

/** Texts that are loaded before the screen is shown: the life of a W-8BEN. */
export const texts = [w8benLife];

type Loaded = 'loading' | 'failed' | { readonly standings: readonly Standing[] };

/** What home shows of each W-8BEN that the customer looks after: how it stands, what it costs to leave it so, and the way on. Nothing for somebody without an account, or for an institution. */
export default function W8benStanding({ caller }: StandingProps) {
  const t = useText(w8benLife);
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => (await caller()).call(getW8bens, {}, { signal: controller.signal });
    load().then(
      (standings) => controller.signal.aborted || setLoaded({ standings }),
      () => controller.signal.aborted || setLoaded('failed'),
    );
    return () => controller.abort();
  }, [caller]);
  if (loaded === 'loading') return <Skeleton shape="block" height="6rem" />;
  if (loaded === 'failed') return <Notice tone="warning">{t('home.failed')}</Notice>;
  const persons = loaded.standings.filter(({ holder }) => holder === 'individual');
  return persons.map((standing) => (
    <OfPerson key={standing.whose.id} standing={standing} among={persons.length > 1 ? 'several' : 'one'} />
  ));
}

function OfPerson({
  standing: { whose, life, underWay },
  among,
}: {
  standing: Standing;
  /** of several forms each says whose it is */
  among: 'one' | 'several';
}) {
  const t = useText(w8benLife);
  const language = useLanguage();
  const state = life?.state ?? 'none';
  const date = life ? formatDate(life.dueOn ?? life.validUntil, language) : '';
  const name = otherIn(whose);
  const title = among === 'one' ? t('form') : name === undefined ? t('form.own') : t('form.of', { name });
  return (
    <Card
      title={title}
      aside={<StatusTag tone={life ? toneOf[life.state] : 'warning'}>{t(`state.${state}`)}</StatusTag>}
    >
      <p className="m-0 text-body text-ink-muted">
        {underWay?.state === 'under-review'
          ? t(name === undefined ? 'home.underReview' : 'homeOf.underReview')
          : lifeWords(t, { state, date, whose }).lead}
      </p>
      {state === 'valid' ? null : (
        <div className="mt-3">
          <HurtNotice state={life?.state} />
        </div>
      )}
      <div className="mt-4">
        <WayOn
          underWay={underWay}
          asked={state !== 'valid'}
          holder={name === undefined ? undefined : whose.id}
          label={among === 'one' ? undefined : title}
        />
      </div>
    </Card>
  );
}

const paths = {
  'w8ben-modify': { draft: '/modify-w8-ben-form', status: '/modify-status' },
  'w8ben-update': { draft: '/w8-ben-update', status: '/update-w8-ben-status' },
} as const;

type Way = {
  readonly underWay: Standing['underWay'];
  readonly asked: boolean;
  readonly holder: string | undefined;
  /** whose form it leads to, where a page has several such links */
  readonly label: string | undefined;
};

/** To what is under way, to the update that is asked for, or to a change that nobody asked for. */
function WayOn({ underWay, asked, holder, label }: Way) {
  const t = useText(w8benLife);
  const named = (text: string) => (label ? { 'aria-label': `${text}: ${label}`, children: text } : { children: text });
  if (underWay && underWay.state !== 'draft')
    return <GoTo path={pathFor(paths[underWay.flow].status, holder)} {...named(t('home.status'))} />;
  if (asked) return <GoTo path={pathFor(paths['w8ben-update'].draft, holder)} {...named(t('home.update'))} />;
  const change = t(underWay?.flow === 'w8ben-modify' ? 'home.goOn' : 'home.change');
  return <GoTo path={pathFor(paths['w8ben-modify'].draft, holder)} variant="secondary" {...named(change)} />;
}
