import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Breakable } from '../breakable/breakable.tsx';

/** An answer read back, and where it can be changed. */
export type SummaryRow = {
  id: string;
  /** the question, short: "Passport number" */
  label: string;
  /** the answer as the user knows it; `MaskedText` for a sensitive one; "Not given" when undefined */
  value?: ReactNode;
  /** where the answer is changed; left out where it cannot be (verified data) */
  changeHref?: string;
  /** why it cannot be changed: "From Singpass" */
  note?: ReactNode;
};

/** The answers of one group of screens, changed one by one or all together. */
export type SummaryListProps = {
  /** the group of screens the answers come from: "Contact" */
  title: ReactNode;
  level?: 2 | 3;
  rows: readonly SummaryRow[];
  /** where all of them are changed together: one link beside the title instead of one a row */
  changeHref?: string;
  /** for a router: prevent the default and navigate */
  onChange?: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
  onChangeAll?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Check your answers: one group of them, each with Change. Renders a `<section>` with a `<dl>`. */
export function SummaryList({ title, level = 2, rows, changeHref, onChange, onChangeAll }: SummaryListProps) {
  const t = useText(ui);
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id}>
      <div className="flex items-end justify-between gap-3 border-line-strong border-b pb-2">
        <Heading id={id} className="m-0 min-w-0 text-ink text-title">
          {title}
        </Heading>
        {changeHref === undefined ? null : (
          <a
            id={`${id}-change`}
            href={changeHref}
            onClick={onChangeAll}
            aria-labelledby={`${id}-change ${id}`}
            className={changeStyles}
          >
            {t('change')}
          </a>
        )}
      </div>
      <dl className="@container m-0 divide-y divide-line">
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
                <a
                  href={row.changeHref}
                  onClick={(event) => onChange?.(row.id, event)}
                  aria-label={t('changeWhat', { what: row.label })}
                  className={changeStyles}
                >
                  {t('change')}
                </a>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

const changeStyles =
  '-my-2 inline-flex min-h-target min-w-target shrink-0 items-center justify-end text-accent text-label underline underline-offset-3';
