import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Breakable } from '../breakable/breakable.tsx';
import { ChangeLink } from '../change-link/change-link.tsx';
import type { ElementProps } from '../element-props/element-props.ts';

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
  /** The heading. Leave it out if the element around the list has one. */
  title?: ReactNode;
  /** The level of the heading. Default: `2`. */
  level?: 2 | 3;
  /** The answers in their order. */
  rows: readonly SummaryRow[];
  /** Small pictures before the answers, such as photos of a document. */
  media?: ReactNode;
  /** The URL of a screen that changes all answers, for a list with a title. Rows may also have links. */
  changeHref?: string;
  /** Called with the id of the row when the user presses its link. A router can prevent the default and navigate. */
  onChangePress?: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Called when the user presses the link that changes all answers. */
  onChangeAllPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
} & ElementProps<'div', 'title' | 'children'>;

/** Renders answers with links to change them, as a `<dl>`. With a title, the list is in a `<section>`, or at level 3 in a group. */
export function SummaryList(props: SummaryListProps) {
  const { title, level = 2, rows, media, changeHref, onChangePress, onChangeAllPress, ...rest } = props;
  const id = useId();
  const Heading = `h${level}` as const;
  const Part = level === 3 ? 'div' : 'section'; // A list inside a section may have the same title, and landmarks need unique names.
  const answers = (
    <>
      {media ? <div className="flex flex-wrap gap-2 pt-1.5">{media}</div> : null}
      <Rows rows={rows} onChangePress={onChangePress} />
    </>
  );
  if (title === undefined) return <div {...rest}>{answers}</div>;
  return (
    <Part aria-labelledby={id} {...(level === 3 ? { role: 'group' } : {})} {...rest}>
      <div className="flex items-baseline gap-3 border-line-strong border-b pb-2">
        <Heading id={id} className="m-0 min-w-0 flex-1 text-ink text-title">
          {title}
        </Heading>
        {changeHref === undefined ? null : <ChangeLink href={changeHref} onPress={onChangeAllPress} labelId={id} />}
      </div>
      {answers}
    </Part>
  );
}

type RowsProps = Pick<SummaryListProps, 'rows' | 'onChangePress'>;

function Rows({ rows, onChangePress: onChange }: RowsProps) {
  const t = useText(ui);
  return (
    <dl className="@container m-0 row-lines">
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
