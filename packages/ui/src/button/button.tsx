import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { useGuardedPress } from '../press/press.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonStyles } from './button.styles.ts';

/** The state of a button, as in its `data-state`. A button that is both disabled and busy is `disabled`. */
export type ButtonState = 'idle' | 'busy' | 'disabled';

export type ButtonProps = {
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
  icon?: ReactNode;
  /**
   * Whether the action of the button is running. The button ignores presses and keeps its size and focus. After 300 ms
   * a spinner replaces the label, and screen readers announce "please wait". After 700 ms the button also shows "Please
   * wait…", or "Saving…" for `saving`, if it fits.
   */
  busy?: boolean | 'saving';
  disabled?: boolean;
  /** Called when the user presses the button, once for several quick clicks. */
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  /** A URL. With it, the component renders a link in the style of a button. */
  href?: string;
  /** The type of the `<button>`. Default: `button`. */
  type?: 'button' | 'submit' | 'reset';
  /** The id of the form to submit, for a `submit` button outside the form. */
  form?: string;
  name?: string;
  value?: string;
  id?: string;
  'aria-describedby'?: string;
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'dialog' | 'menu' | 'listbox';
  className?: string;
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement>;
};

/**
 * Renders a `<button>`, or an `<a>` if `href` is set. Adds a live region unless `busy` is undefined. `data-state`:
 * idle, busy, disabled.
 */
export function Button({
  children,
  variant,
  size,
  width,
  icon,
  busy,
  disabled,
  onPress,
  href,
  className,
  ...rest
}: ButtonProps) {
  const t = useText(ui);
  const state: ButtonState = disabled ? 'disabled' : busy ? 'busy' : 'idle';
  const press = useGuardedPress<MouseEvent<HTMLElement>>((event) =>
    state === 'idle' ? onPress?.(event) : event.preventDefault(),
  );
  const shared = { 'data-state': state, className: buttonStyles({ variant, size, width, className }), onClick: press };
  const face = (
    <>
      <span data-part="face" className={`inline-flex min-w-0 items-center gap-2 ${busy ? 'q-busy-label' : ''}`}>
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
  const { type = 'button', form, name, value, ...common } = rest;
  return (
    <>
      {href === undefined ? (
        <button
          {...common}
          {...shared}
          {...{ type, form, name, value }}
          disabled={disabled}
          aria-disabled={busy ? true : undefined}
        >
          {face}
        </button>
      ) : (
        <a
          {...common}
          {...shared}
          href={state === 'idle' ? href : undefined}
          aria-disabled={state !== 'idle' || undefined}
        >
          {face}
        </a>
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
