import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { useGuardedPress } from '../press/press.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonStyles } from './button.styles.ts';

/** What `data-state` of a button says; `disabled` counts before `busy`. */
export type ButtonState = 'idle' | 'busy' | 'disabled';

/** What a press does, what the button says, and how much it weighs on its screen. */
export type ButtonProps = {
  /** what the button does, in the user's words: "Submit application" */
  children: ReactNode;
  /** `primary` once a screen; `quiet` for the least important; `danger` for what cannot be undone */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `medium` inside cards and notices */
  size?: 'large' | 'medium';
  width?: 'content' | 'full';
  /** an icon before the words, hidden from screen readers */
  icon?: ReactNode;
  /** while something runs: keeps its width, shows a spinner, says "please wait", ignores presses, keeps focus */
  busy?: boolean;
  disabled?: boolean;
  /** called once for a burst of clicks (UI-02) */
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  /** makes it a link that looks like a button */
  href?: string;
  type?: 'button' | 'submit' | 'reset';
  /** the id of the form that a `submit` button outside of it belongs to */
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
 * Renders a `<button>`, or an `<a>` when `href` is given, and a live region beside it when `busy` is in use.
 * `data-state`: idle, busy, disabled.
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
      <span data-part="face" className={`inline-flex min-w-0 items-center gap-2 ${busy ? 'opacity-0' : ''}`}>
        {icon ? (
          <span aria-hidden className="inline-flex shrink-0">
            {icon}
          </span>
        ) : null}
        <span className="min-w-0 text-balance">{children}</span>
      </span>
      {busy ? <Spinner className="absolute" /> : null}
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
          aria-disabled={busy || undefined}
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
      {/* important: what holds the button may stretch its children, and a stretched hidden one widens the page */}
      {busy === undefined ? null : (
        <span role="status" className="sr-only!">
          {busy ? t('pleaseWait') : ''}
        </span>
      )}
    </>
  );
}
