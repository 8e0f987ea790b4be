import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { Breakable } from '../breakable/breakable.tsx';
import { ChangeLink } from '../change-link/change-link.tsx';

/** An answer with its label and a link to change it. */
export type SummaryRow = {
  id: string;
  label: string;
  /** The answer as the user entered it. Use `MaskedText` for sensitive values. If undefined, "Not given" is shown. */
  value?: ReactNode;
  /** The URL of the screen with the question. Leave it undefined for verified answers. */
  changeHref?: string;
  /** A note below the answer, such as "From Singpass" if it cannot be changed. */
  note?: ReactNode;
};

export type SummaryListProps = {
  title: ReactNode;
  /** The level of the heading. Default: `2`. */
  level?: 2 | 3;
  rows: readonly SummaryRow[];
  /**
   * The answers that identify the group, shown instead of the rows until the user expands the group. Without rows, the
   * group cannot be expanded.
   */
  essentials?: readonly ReactNode[];
  /** Whether a group with `essentials` shows its rows at first. Default: `closed`. */
  initialState?: 'open' | 'closed';
  /** Small pictures before the answers, such as photos of a document. */
  media?: ReactNode;
  /** The URL of a screen that changes all answers. Rows may also have links. */
  changeHref?: string;
  /** Called with the id of the row when the user presses its link. A router can prevent the default and navigate. */
  onChange?: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Called when the user presses the link that changes all answers. */
  onChangeAll?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Renders a group of answers with links to change them, as a `<section>` with a `<dl>`. */
export function SummaryList(props: SummaryListProps) {
  const {
    title,
    level = 2,
    rows,
    essentials,
    initialState = 'closed',
    media,
    changeHref,
    onChange,
    onChangeAll,
  } = props;
  const t = useText(ui);
  const id = useId();
  const [state, setState] = useState(essentials ? initialState : 'open');
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline gap-3 border-line-strong border-b pb-2">
        <Heading id={id} className="m-0 min-w-0 flex-1 text-ink text-title">
          {title}
        </Heading>
        {essentials && rows.length > 0 ? (
          <button
            type="button"
            id={`${id}-all`}
            aria-expanded={state === 'open'}
            aria-controls={`${id}-rows`}
            aria-label={t('allAnswers')}
            aria-labelledby={`${id}-all ${id}`}
            onClick={() => setState(state === 'open' ? 'closed' : 'open')}
            className={toggleStyles}
          >
            <ChevronDown aria-hidden size="1.25rem" className={state === 'open' ? 'rotate-180' : ''} />
          </button>
        ) : null}
        {changeHref === undefined ? null : <ChangeLink href={changeHref} onPress={onChangeAll} labelId={id} />}
      </div>
      <div className={media && state === 'closed' ? 'flex flex-wrap items-center gap-x-3 pt-1.5' : ''}>
        {media ? <div className="flex flex-wrap gap-2 pt-1.5">{media}</div> : null}
        {state === 'closed' ? (
          <p id={`${id}-rows`} className="m-0 flex min-w-0 flex-wrap gap-x-5 gap-y-1 pt-1.5 text-body text-ink">
            {essentials?.map((one, index) => (
              <span key={index} className="min-w-0">
                {typeof one === 'string' ? <Breakable text={one} /> : one}
              </span>
            ))}
          </p>
        ) : (
          <Rows id={`${id}-rows`} rows={rows} onChange={onChange} />
        )}
      </div>
    </section>
  );
}

type RowsProps = Pick<SummaryListProps, 'rows' | 'onChange'> & { id: string };

function Rows({ id, rows, onChange }: RowsProps) {
  const t = useText(ui);
  return (
    <dl id={id} className="@container m-0 row-lines">
      {rows.map((row) => (
        <div key={row.id} className="grid gap-x-3 py-3 @min-[13rem]:grid-cols-[minmax(0,1fr)_auto]">
          <dt className="text-caption text-ink-muted">{row.label}</dt>
          <dd className="col-start-1 m-0 mt-0.5 text-body text-ink">
            {typeof row.value === 'string' ? (
              <Breakable text={row.value} />
            ) : (
              (row.value ?? <span className="text-ink-muted">{t('notGiven')}</span>)
            )}
            {row.note ? <span className="block text-caption text-ink-muted">{row.note}</span> : null}
          </dd>
          {row.changeHref === undefined ? null : (
            <dd className="m-0 mt-1 @min-[13rem]:col-start-2 @min-[13rem]:row-span-2 @min-[13rem]:row-start-1 @min-[13rem]:mt-0">
              <ChangeLink href={row.changeHref} onPress={(event) => onChange?.(row.id, event)} subject={row.label} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

const toggleStyles =
  '-my-2 inline-flex min-h-target min-w-target shrink-0 cursor-pointer items-center justify-center self-center rounded-control border-0 bg-transparent text-ink-muted';
