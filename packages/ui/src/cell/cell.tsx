import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ExternalLink from 'lucide-react/icons/external-link';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { Anchor } from '../link/anchor.tsx';
import { useGuardedPress } from '../press/press.ts';

export type CellProps = {
  /** The text of the row. */
  title: ReactNode;
  /** Small text below the title. */
  detail?: ReactNode;
  /** Content at the end of the row, such as an amount or a tag. */
  value?: ReactNode;
  /** An icon of 22 px before the title. */
  icon?: ReactNode;
  /**
   * The screens that show the icon. `wide-only` hides it below 360 px, to leave room for the text. By default, all
   * screens show it.
   */
  iconVisibility?: 'wide-only';
  /** Called on a press, once for several quick clicks. The row is then a button, or a link if `href` is set. */
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  /** A URL. With it, the row is a link. */
  href?: string;
  /** The link of a router to render instead of an `<a>`, such as `<Link to="/accounts" />`. */
  render?: ReactElement;
  /** Whether the link opens in a new window. Screen readers announce this. */
  newWindow?: boolean;
  /** Whether the row ignores presses. */
  disabled?: boolean;
  /**
   * What a press does, as shown by the icon at the end. `on` opens another page; `below` shows more rows below.
   * Default: `on`.
   */
  leads?: 'on' | 'below';
} & ElementProps<'li', 'title' | 'value' | 'children'>;

/**
 * Renders a row of a `List` as an `<li>`. With `onPress` or `href`, the whole row is a `<button>` or an `<a>`.
 * `data-state`: idle, disabled.
 */
export function Cell(props: CellProps) {
  const { title, detail, value, icon, iconVisibility, onPress, href, newWindow, ...others } = props;
  const { render, disabled, leads = 'on', ...rest } = others;
  const t = useText(ui);
  const press = useGuardedPress(onPress);
  const isLink = (href !== undefined || render !== undefined) && !disabled;
  const pressable = (onPress ?? href ?? render) !== undefined;
  const content = (
    <>
      {icon ? (
        <span
          className={`flex shrink-0 text-accent [&>svg]:size-[1.375rem] ${iconVisibility ? 'max-[22.5rem]:hidden' : ''}`}
        >
          {icon}
        </span>
      ) : null}
      <span className="@container flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-[1_1_6.5rem]">
          <span className="block text-body text-ink">{title}</span>
          {detail ? <span className="block text-caption text-ink-muted">{detail}</span> : null}
        </span>
        {value ? (
          <span className="ms-auto max-w-full text-end text-label text-ink-muted @max-[9rem]:ms-0 @max-[9rem]:basis-full @max-[9rem]:text-start">
            {value}
          </span>
        ) : null}
      </span>
      {newWindow ? <span className="sr-only">{t('newWindow')}</span> : null}
      {newWindow ? <ExternalLink className="size-[1.125rem] shrink-0 text-ink-muted" /> : null}
      {pressable && !newWindow ? (
        <ChevronRight
          className={`size-[1.25rem] shrink-0 text-ink-muted ${leads === 'below' ? 'rotate-90' : 'rtl:rotate-180'}`}
        />
      ) : null}
    </>
  );
  const row = 'flex min-h-cell w-full items-center gap-3 px-4 py-row text-start';
  const active = `${row} cursor-pointer border-0 bg-transparent font-[inherit] no-underline transition-[background-color,scale] hover:bg-accent-soft active:bg-accent-soft active:duration-0 motion-safe:not-disabled:active:scale-[.98] -outline-offset-2! disabled:cursor-not-allowed disabled:opacity-45`;
  return (
    <li {...rest} data-state={disabled ? 'disabled' : 'idle'}>
      {isLink ? (
        <Anchor
          {...{ render, href }}
          onClick={press}
          className={active}
          {...(newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          {content}
        </Anchor>
      ) : pressable ? (
        <button type="button" disabled={disabled} onClick={press} className={active}>
          {content}
        </button>
      ) : (
        <div className={row}>{content}</div>
      )}
    </li>
  );
}
