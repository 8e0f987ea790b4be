import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { Anchor } from '../link/anchor.tsx';
import { useGuardedPress } from '../press/press.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { checkStyles } from '../style-check/style-check.ts';
import { buttonStyles } from './button.styles.ts';

/** The state of a button, as in its `data-state`. A button that is both disabled and busy is `disabled`. */
export type ButtonState = 'idle' | 'busy' | 'disabled';

type OwnProps = {
  /** The label, which names the action. */
  children: ReactNode;
  /**
   * The visual style. Use `primary` at most once on a screen, `quiet` for the least important action, and `danger` for
   * an action that cannot be undone. Default: `primary`.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** The minimum height: 48 px (`large`) or 44 px (`medium`). Default: `large`. */
  size?: 'large' | 'medium';
  /** The width. `full` fills the container. Default: `content`. */
  width?: 'content' | 'full';
  /** An icon before the label. Screen readers ignore it. */
  icon?: ReactNode;
  /**
   * Whether the action of the button is running. The button ignores presses and keeps its size and focus. After 300 ms
   * a spinner replaces the label, and screen readers announce "please wait". After 700 ms the button also shows "Please
   * wait…", or "Saving…" for `saving`, if it fits.
   */
  busy?: boolean | 'saving';
  /** Whether the button ignores presses and cannot take focus. */
  disabled?: boolean;
  /** Called when the user presses the button, once for several quick clicks. `onClick` is called for each click. */
  onPress?: (event: MouseEvent<HTMLElement>) => void;
};

/** The props of a `Button` that is a `<button>`, by default of the type `button`. */
export type ButtonProps = OwnProps & ElementProps<'button', keyof OwnProps> & { href?: undefined; render?: undefined };

/** The props of a `Button` that is a link. */
export type ButtonLinkProps = OwnProps &
  ElementProps<'a', keyof OwnProps | 'href'> &
  (
    | {
        /** A URL. With it, the component renders a link in the style of a button. */
        href: string;
        render?: undefined;
      }
    | {
        href?: undefined;
        /** The link of a router to render instead of an `<a>`, such as `<Link to="/accounts" />`. */
        render: ReactElement;
      }
  );

/**
 * Renders a `<button>`, or an `<a>` if `href` or `render` is set. Adds a live region unless `busy` is undefined.
 * `data-state`: idle, busy, disabled.
 */
export function Button(props: ButtonProps | ButtonLinkProps) {
  const { children, variant, size, width, icon, busy, disabled, onPress, onClick, href, render, className, ...rest } =
    props as Omit<ButtonProps, 'href' | 'render'> & { href?: string; render?: ReactElement };
  const t = useText(ui);
  const state: ButtonState = disabled ? 'disabled' : busy ? 'busy' : 'idle';
  const press = useGuardedPress<MouseEvent<HTMLElement>>((event) =>
    state === 'idle' ? onPress?.(event) : event.preventDefault(),
  );
  const shared: object = {
    ...rest,
    'data-state': state,
    className: buttonStyles({ variant, size, width, className }),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (state === 'idle') onClick?.(event);
      press(event);
    },
  };
  const face = (
    <>
      <span
        ref={checkStyles}
        data-part="face"
        className={`inline-flex min-w-0 items-center gap-2 ${busy ? 'q-busy-label' : ''}`}
      >
        {icon ? (
          <span aria-hidden className="inline-flex shrink-0">
            {icon}
          </span>
        ) : null}
        <span className="min-w-0 text-balance">{children}</span>
      </span>
      {busy ? <Wait>{t(busy === 'saving' ? 'saving' : 'pleaseWait')}</Wait> : null}
    </>
  );
  return (
    <>
      {href === undefined && !render ? (
        <button {...shared} type={rest.type ?? 'button'} disabled={disabled} aria-disabled={busy ? true : undefined}>
          {face}
        </button>
      ) : (
        <Anchor
          {...shared}
          render={render}
          href={state === 'idle' ? href : undefined}
          aria-disabled={state !== 'idle' || undefined}
        >
          {face}
        </Anchor>
      )}
      {/* `!important`, because a container that stretches its children would stretch the hidden region and widen the page. */}
      {busy === undefined ? null : (
        <span role="status" className="sr-only!">
          {busy ? <span className="q-busy-text">{t('pleaseWait')}</span> : null}
        </span>
      )}
    </>
  );
}

/**
 * Renders the text that replaces the label of a busy button. root.css contains the styles, to keep the script of the
 * first load small.
 */
const Wait = ({ children }: { children: string }) => (
  <span aria-hidden className="q-wait">
    <span>
      <Spinner />
    </span>
    <span>
      <span>{children}…</span>
    </span>
  </span>
);
