import { getW8bens } from '@quayside/contract/calls/w8ben';
import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import type { W8benStanding as Standing } from '@quayside/contract/internals/w8ben';
import type { StatusCardProps } from '@quayside/flow/define-flow';
import { withHolderQuery } from '@quayside/flow/internals/form-holder';
import { LinkButton } from '@quayside/flow/internals/link-button';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { Notice } from '@quayside/ui/notice';
import { Skeleton } from '@quayside/ui/skeleton';
import { StatusTag } from '@quayside/ui/status-tag';
import { formatDate } from '@quayside/values/calendar-date';
import { useEffect, useState } from 'react';
import { w8benStateTones } from '../on-file/form-on-file-card.tsx';
import { getFormStateText, getOtherHolderName } from '../on-file/form-state-text.ts';
import { WithholdingNotice } from '../on-file/withholding-notice.tsx';
import { w8benLife } from '../renewal/texts.ts';

export const texts = [w8benLife];

type Loaded = 'loading' | 'failed' | { readonly standings: readonly Standing[] };

/** Forms that were loaded for an overview, so that the card renders at once when home remounts with the same overview. */
const shown = new WeakMap<AccountOverview, Loaded>();

/**
 * Renders a card on home for each W-8BEN that is under review or missing. Omits forms that are to-dos, and valid ones. Renders nothing for an institution.
 */
export default function W8benStatusCard({ caller, overview }: StatusCardProps) {
  const t = useText(w8benLife);
  const [loaded, setLoaded] = useState<Loaded>(() => shown.get(overview) ?? 'loading');
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => (await caller()).call(getW8bens, {}, { signal: controller.signal });
    load().then(
      (standings) => controller.signal.aborted || setLoaded({ standings }),
      () => controller.signal.aborted || setLoaded((before) => (before === 'loading' ? 'failed' : before)),
    );
    return () => controller.abort();
  }, [caller]);
  useEffect(() => {
    if (typeof loaded === 'object') shown.set(overview, loaded);
  }, [overview, loaded]);
  const isLikely = !overview.w8ben || overview.requests.some(({ flow }) => flow.startsWith('w8ben-'));
  if (loaded === 'loading') return isLikely ? <Skeleton variant="block" height="3.5rem" /> : null;
  if (loaded === 'failed') return <Notice tone="warning">{t('home.failed')}</Notice>;
  const persons = loaded.standings.filter(({ holder }) => holder === 'individual');
  return persons
    .filter(isOnCard)
    .map((standing) => (
      <OfPerson key={standing.whose.id} standing={standing} among={persons.length > 1 ? 'several' : 'one'} />
    ));
}

/** Returns whether this card shows a form. Forms that are due or were sent back are in the to-do list, and valid ones in the account centre. */
const isOnCard = ({ life, underWay }: Standing): boolean =>
  underWay?.state === 'under-review' || (underWay?.state !== 'action-needed' && !life);

function OfPerson({
  standing: { whose, life, underWay },
  among,
}: {
  standing: Standing;
  /** `several`: each card names its holder */
  among: 'one' | 'several';
}) {
  const t = useText(w8benLife);
  const language = useLanguage();
  const state = life?.state ?? 'none';
  const date = life ? formatDate(life.dueOn ?? life.validUntil, language) : '';
  const name = getOtherHolderName(whose);
  const title = among === 'one' ? t('form.label') : name === undefined ? t('form.own') : t('form.of', { name });
  const other = name === undefined ? undefined : whose.id;
  return (
    <Card
      title={title}
      aside={<StatusTag tone={life ? w8benStateTones[life.state] : 'warning'}>{t(`state.${state}`)}</StatusTag>}
    >
      <p className="m-0 text-body text-ink-muted">
        {underWay?.state === 'under-review'
          ? t(name === undefined ? 'home.underReview' : 'homeOf.underReview')
          : getFormStateText(t, { state, date, whose }).lead}
      </p>
      {state === 'valid' ? null : (
        <div className="mt-3">
          <WithholdingNotice state={life?.state} />
        </div>
      )}
      <div className="mt-4">
        <PrimaryAction underWay={underWay} holder={other} label={among === 'one' ? undefined : title} />
      </div>
    </Card>
  );
}

const paths = {
  'w8ben-modify': { status: '/modify-status' },
  'w8ben-update': { draft: '/w8-ben-update', status: '/update-w8-ben-status' },
} as const;

type Way = {
  readonly underWay: Standing['underWay'];
  readonly holder: string | undefined;
  /** Name of the form's holder, if the page has several such links; otherwise undefined. */
  readonly label: string | undefined;
};

/** Renders the link to the request under review, or to the form that is missing. */
function PrimaryAction({ underWay, holder, label }: Way) {
  const t = useText(w8benLife);
  const [path, text] =
    underWay && underWay.state !== 'draft'
      ? [paths[underWay.flow].status, t('home.status')]
      : [paths['w8ben-update'].draft, t('home.update')];
  const named = label ? { 'aria-label': `${text}: ${label}` } : {};
  return (
    <LinkButton path={withHolderQuery(path, holder)} {...named}>
      {text}
    </LinkButton>
  );
}
