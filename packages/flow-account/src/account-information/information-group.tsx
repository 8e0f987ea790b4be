import type { SummaryRow } from '@quayside/i18n/internals/answer-summary';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { Card } from '@quayside/ui/card';
import { Breakable } from '@quayside/ui/internals/breakable';
import { ChangeLink } from '@quayside/ui/internals/change-link';
import { MaskedText } from '@quayside/ui/masked-text';
import { useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { account } from '../account/texts.ts';
import type { InformationPart } from '../change-information/information-parts.ts';
import { paths } from '../routes/paths.ts';

export type InformationGroupProps = {
  readonly title: string;
  readonly rows: readonly SummaryRow[];
  /** Which rows are visible at first; `short`: the essential ones, until the customer opens all; `full`: all. */
  readonly starts: 'short' | 'full';
  /** Part that the link changes; undefined: the group has no link. */
  readonly part: InformationPart | undefined;
};

/** Renders a group of answers in two columns, with a link that changes them if `part` is set. */
export function InformationGroup({ title, rows, starts, part }: InformationGroupProps) {
  const t = useText(account);
  const essentials = rows.filter(({ essential, unusual }) => essential || unusual);
  const hasMore = starts === 'short' && essentials.length > 0 && essentials.length < rows.length;
  const [shows, setShows] = useState(hasMore ? 'short' : 'full');
  return (
    <Card title={title} aside={part ? <ChangePart part={part} what={title} /> : null}>
      <dl className="m-0 row-lines">
        {(shows === 'short' ? essentials : rows).map((row, index) => (
          <div
            key={index}
            className="grid gap-x-4 gap-y-0.5 py-2.5 first:pt-0 last:pb-0 min-[18rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="text-ink-muted text-label">{row.label}</dt>
            <dd className="m-0 min-w-0 text-ink text-label">
              <Values {...row} />
            </dd>
          </div>
        ))}
      </dl>
      {hasMore ? (
        <div className="-ms-4 -mb-2 mt-2">
          <Button
            variant="quiet"
            size="medium"
            aria-expanded={shows === 'full'}
            onPress={() => setShows(shows === 'full' ? 'short' : 'full')}
          >
            {shows === 'full' ? t('held.less') : t('held.more', { count: rows.length })}
            <span className="sr-only">: {title}</span>
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

/** Renders a link to /change-information with this part selected. */
function ChangePart({ part, what }: { readonly part: InformationPart; readonly what: string }) {
  const navigate = useNavigate();
  const to = `${paths.change}?part=${part}`;
  return (
    <ChangeLink
      href={useHref(to)}
      onPress={(event) => {
        event.preventDefault();
        void navigate(to);
      }}
      subject={what}
    />
  );
}

/** Renders the lines of an answer. A sensitive answer is masked, and the customer cannot reveal it. */
const Values = ({ label, value, sensitive }: SummaryRow) =>
  [value].flat().map((text) => (
    <span key={text} className="block">
      {sensitive ? <MaskedText value={text} label={label} reveal="never" /> : <Breakable text={text} />}
    </span>
  ));
